import { routes } from "#routes.ts";
import { expect, test } from "./support/test.ts";

/** What code that found its way into a page would try: each puts a string where the browser would run it. */
const attempts: Readonly<Record<string, () => void>> = {
  "HTML in an element": () => void (document.body.innerHTML = "<p>in</p>"),
  "HTML beside an element": () => document.body.insertAdjacentHTML("beforeend", "<p>in</p>"),
  "the address of a script": () => void (document.createElement("script").src = "/in.js"),
  "the text of a script": () => void (document.createElement("script").text = "window.ran = true"),
  "a document in a frame": () => void (document.createElement("iframe").srcdoc = "<p>in</p>"),
  "code in an attribute": () => document.body.setAttribute("onclick", "window.ran = true"),
  "code from a string": () => void window.setTimeout("window.ran = true"),
  "a policy that would allow it": () =>
    (
      window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
    ).trustedTypes.createPolicy("mine", { createHTML: (text: string) => text }),
};

for (const path of [routes.home, routes.contact])
  test(`on ${path} no string becomes code`, { tag: "@desktop" }, async ({ page }) => {
    await page.goto(path);
    for (const [name, attempt] of Object.entries(attempts))
      await expect(page.evaluate(attempt), name).rejects.toThrow(/TrustedHTML|TrustedScript|Policy/);
  });
