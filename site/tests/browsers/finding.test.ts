import { expect, test } from "vitest";
import { glossaryHref, routes } from "#routes.ts";
import { openPage, sizes } from "./support/open-page.ts";

const page = openPage();

test("a glossary term shows its tooltip on keyboard focus, beside the term, until Escape", async () => {
  await page.go(routes.insurance);
  // To the tab stop before the first term.
  await page.tab.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>("a, summary, button")].filter((one) =>
      one.checkVisibility(),
    );
    stops[stops.findIndex((one) => one.matches("[data-term]")) - 1]?.focus();
  });
  await page.tab.press("Tab");
  const word = "[data-term][aria-describedby=explained]";
  await expect.poll(() => page.text("#explained")).toMatch(/\w+ .{40}/);
  expect(await page.isFocused(word)).toBe(true);
  const [tip, term] = await page.tab.evaluate(
    (...both) => both.map((one) => document.querySelector(one)?.getBoundingClientRect().toJSON() as DOMRect),
    "#explained",
    word,
  );
  if (!tip || !term) throw new Error("There is no place of the word or of its explanation.");
  expect(tip.top >= term.bottom || tip.bottom <= term.top).toBe(true);
  expect(Math.min(tip.left, tip.top)).toBeGreaterThanOrEqual(0);
  expect(tip.right).toBeLessThanOrEqual(sizes.phone.width);
  expect(tip.bottom).toBeLessThanOrEqual(sizes.phone.height);

  await page.tab.press("Escape");
  await expect.poll(() => page.count("#explained")).toBe(0);
  expect(await page.isFocused("[data-term]")).toBe(true);
});

test("a search result links to the section with the word", async () => {
  const found = `[href="${glossaryHref("euo")}"]`;
  await page.go(routes.search);
  await page.write("[role=search] input", "EUO");
  await page.tab.press("Enter");
  await expect.poll(() => page.text("[role=status]:has(b)")).toMatch(/^\d+ pages? w(as|ere) found for “EUO”/);
  expect(await page.text(`main li:has(${found}) mark`)).toBe("EUO");
  await page.click(found);
  await expect.poll(page.path).toBe(glossaryHref("euo"));
});

test("each office says whether it is open now, and the chooser which to go to", async () => {
  const answer = () => page.text("#office-chooser [role=status]");
  await page.go(routes.locations);
  for (const office of ["brooklyn", "manhattan"])
    await expect
      .poll(() => page.text(`article#${office} [data-week]`))
      .toMatch(/^(Open now, until|Closed now\.|Holiday\. We open|\w+day: by appointment|Public holiday)/);

  await page.choose("[name=service]", "EMG");
  await page.choose("[name=day]", "Wednesday");
  await expect.poll(answer).toMatch(/^This is done only in .* that day, 8:00/);
  // A browser that returns to a page restores the choice, or resets it: the answer matches the choice.
  await page.go(routes.contact);
  await page.tab.evaluate(() => history.back());
  await expect.poll(page.path).toBe(routes.locations);
  const shown = () =>
    page.tab.evaluate(() =>
      [...document.querySelectorAll("#office-chooser [role=status] p")].findIndex((line) =>
        line.hasAttribute("data-shown"),
      ),
    );
  const asked = () =>
    page.tab.evaluate(() => {
      const [service, day] = document.querySelectorAll("select");
      return Number(service?.value.split(",")[day?.selectedIndex ?? 0]);
    });
  await expect.poll(async () => (await shown()) === (await asked())).toBe(true);
});
