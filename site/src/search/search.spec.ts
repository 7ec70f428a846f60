import { languageHref } from "#languages/languages.ts";
import { conditionHref, onFootHref, redFlagsHref, routes, serviceHref } from "#routes.ts";
import { offices, shownLanguages } from "../../tests/support/content.ts";
import { practice } from "../../tests/journeys/support/practice.ts";
import { recordErrors, recordRequests } from "../../tests/journeys/support/record.ts";
import { expect, sharedPageTest as test, test as ownPageTest, type Page } from "../../tests/journeys/support/test.ts";

const search = (page: Page) => {
  const form = page.getByRole("search");
  return {
    form,
    field: form.getByRole("searchbox", { name: "Search for" }),
    button: form.getByRole("button", { name: "Search" }),
    outcome: page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: /results?|Searching|most likely/i }),
    found: page.getByRole("main").locator("ol").last(),
  };
};

async function find(page: Page, words: string) {
  const parts = search(page);
  await parts.field.fill(words);
  await parts.button.click();
  return parts;
}

ownPageTest(
  "a search finds the section with most matches of the word by its heading, over the page’s name, with the word marked",
  { tag: "@desktop" },
  async ({ page }) => {
    const errors = await recordErrors(page);
    for (const { words, title, path } of [
      { words: "NF-2", title: "Insurance", path: `${routes.insurance}#claim` },
      { words: offices[0]?.street ?? "", title: "Locations", path: `${routes.locations}#${offices[0]?.id}` },
      { words: "EMG", title: "Services", path: `${routes.services}#emg-ncs-testing` },
      { words: "EUO", title: "Glossary", path: `${routes.glossary}#euo` },
    ])
      await test.step(words, async () => {
        await page.goto(routes.search);
        const { outcome, found } = await find(page, words);
        await expect(outcome).toContainText(/^\d+ results? for /);
        const result = found.locator("li", { has: page.locator(`a[href="${path}"]`) });
        const link = result.getByRole("link");
        await expect(result.locator("p").first()).toContainText(title);
        await expect(found.locator("mark").first()).toBeVisible();
        const heading = await link.innerText();
        await link.click();
        await expect(page).toHaveURL(path);
        await expect(page.locator(":target").locator("h2, h3, dt").first()).toHaveText(heading);
      });
    expect(errors).toEqual([]);
  },
);

test("a result that links to the top of a page has its name alone", { tag: "@phone" }, async ({ page }) => {
  await page.goto(routes.sampleReport);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  const crumb = await page.getByLabel("Breadcrumb").locator("[aria-current=page]").innerText();
  await page.goto(routes.search);
  const { found } = await find(page, heading);
  const result = found.locator("li", { has: page.locator(`a[href="${routes.sampleReport}#short"]`) });
  expect(crumb).not.toBe(heading);
  await expect(result.getByRole("link")).toHaveText(crumb);
  await expect(result.locator("p")).toHaveCount(1);
});

test("a word that differs a little from one of a page finds it", { tag: "@phone" }, async ({ page }) => {
  await page.goto(routes.search);
  for (const { words, like } of [
    { words: "concusion", like: /concussi/i },
    { words: "headach", like: /headache/i },
    { words: "concussion zzdolor", like: /concussi/i },
  ]) {
    const { outcome, found } = await find(page, words);
    await expect(outcome).toContainText(`for “${words.split(" ")[0]}”.`);
    for (const marked of await found.locator("mark").allInnerTexts()) expect(marked, words).toMatch(like);
  }
});

const [office] = offices;
const digits = office?.phone.replace(/^\+1/, "") ?? "";
const [area, ...line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];

test(
  "a phone number is found however it is written, and $50,000 as 50,000",
  { tag: ["@desktop", "@own"] },
  async ({ page }) => {
    await page.goto(routes.search);
    for (const [as, others] of [
      [`(${area}) ${line.join("-")}`, [`${area}-${line.join("-")}`, digits, `+1 ${area}.${line.join(".")}`]],
      ["50,000", ["$50,000", "50000", "50.000", "50 000", "$50,000.00", "５０，０００"]],
      ["NF-10", ["nf10", "NF‑10", "“NF-10”"]],
      ["C-3", ["c3", "C‑3", "C 3", "C-3."]],
      ["no-fault", ["“no-fault”", "NoFault", "no‑fault"]],
      ["neck back", ["neck/back", "neck—back", "neck, back"]],
      ["5208", ["§5208", "§\u00a05208"]],
      ["11 NYCRR 65-3.5(o)", ["11 N\u200bYCRR 65‑3.5(o)", "11 nycrr 65-3.5(o)."]],
      ["doctor's", ["doctor’s", "doctors"]],
      ["résumé concussion", ["re\u0301sume\u0301 concussion"]],
    ] as const) {
      const { outcome, found } = await find(page, as);
      await expect(outcome, as).toContainText(/\d+ results?/);
      const pages = await found
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      for (const other of others)
        await test.step(`${other} as ${as}`, async () => {
          await find(page, other);
          await expect(outcome).toContainText(other.startsWith("re") ? "for “concussion”" : `for “${other}”`);
          await expect(found.getByRole("link")).toHaveCount(pages.length);
          for (const [index, link] of (await found.getByRole("link").all()).entries())
            await expect(link).toHaveAttribute("href", pages[index] ?? "");
        });
    }
  },
);

test(
  "a number that no page has is not taken for a longer one, nor a sign for a word",
  { tag: ["@phone", "@own"] },
  async ({ page }) => {
    await page.goto(routes.search);
    for (const words of ["500,000", "$", "§ —", "zz/qq"]) {
      const { outcome } = await find(page, words);
      await expect(outcome).toContainText(`No results for “${words}”`);
    }
  },
);

test(
  "words that no page has find nothing, though a page has their first characters",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(routes.search);
    for (const words of ["dolor", "abogado", "dolor de cabeza", "me duele"]) {
      const { outcome } = await find(page, words);
      await expect(outcome).toContainText(`No results for “${words}”`);
      await expect(page.getByRole("main").locator("mark")).toHaveCount(0);
    }
  },
);

ownPageTest(
  "the search loads nothing before it is used, sends no input, and shows the number of pages found",
  { tag: "@thorough-phone" },
  async ({ page, isMobile }) => {
    const requests = recordRequests(page);
    if (isMobile) await page.setViewportSize({ width: 390, height: 400 });
    await page.goto(routes.search, { waitUntil: "networkidle" });
    expect(requests.filter((request) => /\.js|pagefind/.test(request))).toEqual([]);

    const { outcome } = await find(page, "concussion");
    await expect(outcome).toContainText("results for");
    await expect(outcome, "however small the screen").toBeInViewport({ ratio: 1 });
    expect(requests.filter((request) => request.includes("concussion"))).toEqual([]);
    expect(requests.filter((request) => request.includes("pagefind.js"))).toHaveLength(1);
    expect(requests.filter((request) => /\?/.test(request) && !/\?ts=\d+$/.test(request))).toEqual([]);
    await expect(page).toHaveURL(routes.search);
  },
);

test(
  "searches in visitors’ own words find the section that helps, before pages that contain them",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(routes.search);
    const { outcome, found } = await find(page, "emergency");
    await expect(outcome).toContainText("Start with the first.");
    await expect(found.getByRole("link").first()).toHaveAttribute("href", redFlagsHref);
    await find(page, "threw up");
    await expect(outcome).toContainText("No page has the exact words “threw up”");
    await expect(found.getByRole("link")).toHaveAttribute("href", redFlagsHref);
    await find(page, "pedestrian");
    await expect(outcome).toContainText("No page has the exact words “pedestrian”");
    await expect(found.getByRole("link")).toHaveCount(1);
    await found.getByRole("link").click();
    await expect(page).toHaveURL(onFootHref);
  },
);

test(
  "six results are shown, a condition first as a card with its service; all others on request",
  { tag: ["@phone", "@own"] },
  async ({ page }) => {
    await page.goto(routes.search);
    const { outcome, found } = await find(page, "headache");
    await expect(outcome).toContainText("results for “headache”");
    const count = parseInt(await outcome.innerText());
    expect(count).toBeGreaterThan(6);
    const results = found.locator("> li");
    await expect(results).toHaveCount(6);
    const links = results.first().getByRole("link");
    await expect(links.first()).toHaveAttribute("href", conditionHref("post-traumatic-headache"));
    await expect(links.last()).toHaveAttribute("href", serviceHref("headache-neck-pain"));
    for (const about of [routes.privacy, routes.locations])
      await expect(found.locator(`a[href^="${about}"]`)).toHaveCount(0);
    await page.getByRole("button", { name: `Show ${count - 6} more` }).click();
    await expect(results).toHaveCount(count);
    await expect(results.nth(6).getByRole("link"), "the button that had the focus is gone").toBeFocused();
  },
);

test(
  "a word without results shows the phone and the other languages, and the list stays",
  { tag: ["@phone", "@thorough"] },
  async ({ page }) => {
    await page.goto(routes.search);
    const { outcome, field } = await find(page, "xylophone");
    await expect(outcome).toContainText("No results for “xylophone”");
    await expect(outcome.getByRole("link", { name: practice.phone })).toBeVisible();
    for (const { id, name } of shownLanguages)
      await expect(page.locator("#find").getByRole("link", { name })).toHaveAttribute("href", languageHref(id));
    await expect(field).toHaveValue("xylophone");
    await expect(page.getByRole("heading", { name: "All pages" })).toBeVisible();
  },
);

test("an empty search shows an error at the field", { tag: "@phone" }, async ({ page }) => {
  await page.goto(routes.search);
  const { field, button } = search(page);
  await button.click();
  await expect(field).toHaveAccessibleDescription("Enter a word, such as EMG.");
  await expect(field).toBeFocused();
  await field.fill("nerve");
  await field.press("Enter");
  await expect(search(page).outcome).toContainText("results for");
  await expect(field).toHaveAccessibleDescription("");
});

ownPageTest(
  "when the index fails to load, the search says so, with the phone, and keeps the input",
  { tag: "@phone" },
  async ({ page }) => {
    await page.route("**/pagefind/**", (route) => route.abort());
    await page.goto(routes.search);
    const { field } = await find(page, "nerve");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert.getByRole("link", { name: practice.phone })).toBeVisible();
    await expect(field).toHaveValue("nerve");
    await page.unroute("**/pagefind/**");
    await expect((await find(page, "nerve")).outcome, "asked for again").toContainText("results for");
  },
);
