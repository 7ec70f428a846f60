import { routes } from "#routes.ts";
import { contactForm, formIsReady, hydrateForm } from "../../tests/journeys/support/contact-form.ts";
import { layoutShift, painted } from "../../tests/journeys/support/layout-shift.ts";
import { noPage, ownFontPaths, paths, sampleOf, templates } from "../../tests/journeys/support/paths.ts";
import { practice } from "../../tests/journeys/support/practice.ts";
import { recordRequests } from "../../tests/journeys/support/record.ts";
import { expect, test } from "../../tests/journeys/support/test.ts";

const isScript = (request: string) => /\.m?js\b/.test(request);

test("the contact page loads no script file on reading, hovering or scrolling", async ({ page, isMobile }) => {
  const requests = recordRequests(page);
  await page.goto(routes.contact);
  const { form } = contactForm(page);
  await form.hover();
  const { x = 0, y = 0 } = (await form.boundingBox()) ?? {};
  const devices = await page.context().newCDPSession(page);
  await devices.send("Input.synthesizeScrollGesture", {
    x: x + 20,
    y: Math.max(y, 0) + 100,
    yDistance: -300,
    speed: 3000,
    gestureSourceType: isMobile ? "touch" : "mouse",
  });
  await page.waitForLoadState("networkidle");
  expect(requests.filter(isScript)).toEqual([]);

  await hydrateForm(page);
  expect(requests.filter(isScript).length).toBeGreaterThan(0);
});

test("every first interaction with the form loads its code", { tag: "@desktop" }, async ({ page }) => {
  const uses: Record<string, (form: ReturnType<typeof contactForm>) => Promise<unknown>> = {
    "a field is clicked": ({ name }) => name.click(),
    "the keyboard reaches a field": ({ email }) => email.focus(),
    "a screen reader presses the button": ({ send }) => send.dispatchEvent("click"),
    "the browser fills in a field": ({ name }) =>
      name.evaluate((input: HTMLInputElement) => {
        input.value = "Ana Ruiz";
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }),
    "something else submits it": ({ form }) => form.dispatchEvent("submit"),
  };
  for (const [when, use] of Object.entries(uses))
    await test.step(when, async () => {
      await page.goto(routes.contact);
      await use(contactForm(page));
      await formIsReady(page);
    });
});

test("a layout shift is detected", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(noPage);
  await page.locator("h1").evaluate((heading) => (heading.textContent = "Words ".repeat(60)));
  expect(await layoutShift(page)).toBeGreaterThan(0.01);
});

for (const path of sampleOf([...paths, ...ownFontPaths]))
  // Text wraps most on a narrow screen; on a wide one, the home page is enough.
  test(
    `${path} loads without layout shift, and with next to none when its fonts are late`,
    {
      tag: path === routes.home ? [] : templates.includes(path) ? "@thorough-desktop" : "@phone",
    },
    async ({ page, isMobile }) => {
      if (isMobile) {
        // Whether a font arrives before the first paint is random; blocking fonts shows all other shifts.
        await page.route("**/*.woff2", (route) => route.abort());
        await page.goto(path);
        if (path === routes.contact) await hydrateForm(page);
        expect.soft(await layoutShift(page), "without its fonts").toBe(0);
        await page.unroute("**/*.woff2");
      }

      const gate = Promise.withResolvers<undefined>();
      const deferred = page.waitForRequest("**/*.woff2");
      await page.route("**/*.woff2", async (route) => {
        await gate.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await deferred;
      await painted(page);
      expect(await page.evaluate(() => document.fonts.status), "the fonts are late").toBe("loading");
      gate.resolve(undefined);
      const shift = await layoutShift(page);
      test.info().annotations.push({ type: "layout shift with late fonts", description: String(shift) });
      // A full line of a heading may wrap differently; Core Web Vitals rate up to 0.1 as good.
      expect(shift, "with late fonts").toBeLessThan(isMobile ? 0.1 : 0.01);
    },
  );

test("the next page is prefetched when the pointer rests on its link", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(routes.home);
  const ahead = page.waitForRequest((request) => request.headers()["sec-purpose"]?.includes("prefetch") ?? false);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).hover();
  expect(new URL((await ahead).url()).pathname).toBe(routes.contact);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(
    `with motion preference ${reducedMotion} the next page ${reducedMotion === "reduce" ? "is there at once" : "fades in"}`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() =>
        addEventListener("pagereveal", async ({ viewTransition }) => {
          if (!viewTransition) return;
          await viewTransition.ready;
          document.documentElement.dataset["moving"] = String(document.getAnimations().length > 0);
        }),
      );
      await page.goto(routes.contact);
      await page.getByRole("banner").getByRole("link", { name: practice.name }).click();
      await expect(page.locator("html")).toHaveAttribute("data-moving", String(reducedMotion !== "reduce"));
    },
  );
