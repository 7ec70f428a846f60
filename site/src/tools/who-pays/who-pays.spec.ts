import { hrefWithAnswers } from "#tools/answers-in-fragment.ts";
import {
  fragmentAnswers,
  hasDates,
  leftOutIn,
  mostQuestions,
  pathThrough,
  resultItems,
  resultsFor,
} from "./who-pays.ts";
import { routes } from "#routes.ts";
import { coverageLimits, englishTool, whoPays } from "../../../tests/support/content.ts";
import {
  expectAccessible,
  expectReadable,
  expectReadableOnNarrowScreen,
} from "../../../tests/journeys/support/checks.ts";
import { practice } from "../../../tests/journeys/support/practice.ts";
import { recordErrors } from "../../../tests/journeys/support/record.ts";
import { sheets } from "../../../tests/journeys/support/paper.ts";
import { hiddenBy } from "../../../tests/journeys/support/visibility-and-focus.ts";
import {
  expect,
  sharedPageTest as test,
  test as ownPageTest,
  type Page,
} from "../../../tests/journeys/support/test.ts";

/** The answers of a visitor, question by question. */
type Way = Readonly<Record<string, string>>;

const asked = (id: string) => {
  const question = whoPays.questions.find((one) => one.id === id);
  if (!question) throw new Error(`content/who-pays.yaml has no question “${id}”.`);
  return question;
};
const optionOf = (id: string, option: string) => asked(id).options.find((one) => one.id === option);
const titleOf = (id: string) => whoPays.results.find((result) => result.id === id)?.title ?? id;

const question = (page: Page) => page.locator("#finder").getByRole("group");
/** A question with its number among those that may follow. */
const named = (id: string, place: number) =>
  `Question ${place} of up to ${place - 1 + mostQuestions(whoPays, asked(id))} ${asked(id).text}`;
const next = (page: Page) => page.getByRole("button", { name: "Next" });
/** The heading of a result, matched exactly: one can contain another. */
const term = (page: Page, title: string) =>
  finder(page).locator("h3 > span + span, dt").getByText(title, { exact: true });
const result = (page: Page) => finder(page).locator("h3[tabindex]");
const finder = (page: Page) => page.locator("#finder");

/** The labels of the answers, as the page shows them. */
const labels = (way: Way) => Object.entries(way).map(([id, option]) => optionOf(id, option)?.label ?? option);

async function choose(page: Page, label: string) {
  await page.getByRole("radio", { name: label, exact: true }).check({ force: true });
  await next(page).click();
}

async function answer(page: Page, way: Way) {
  for (const [id, option] of Object.entries(way)) {
    // Two questions in a row have the same answers.
    await expect(question(page).getByText(asked(id).text)).toBeVisible();
    await choose(page, optionOf(id, option)?.label ?? option);
  }
}

const plain = { working: "no", fled: "no", place: "yes" };
const away = { ...plain, place: "no" };
/** The answers with the longest result. */
const longest = { ...plain, working: "yes", fled: "yes", travel: "outside", struck: "unknown", household: "unsure" };

/** Paths that cover all results; who-pays-law.test.ts derives by hand what each results in. */
const ways: readonly Way[] = [
  { ...plain, fled: "yes", travel: "driving", insured: "yes", state: "no" },
  { ...plain, travel: "riding", insured: "unsure", state: "yes" },
  { ...plain, travel: "driving", insured: "no", owner: "yes" },
  { ...plain, working: "yes", travel: "outside", struck: "insured", state: "no" },
  { ...plain, travel: "motorcycle" },
  { ...plain, working: "yes", travel: "motorcycle" },
  { ...plain, travel: "ride" },
  { ...plain, travel: "bus", "bus-household": "unsure" },
  { working: "unsure", fled: "unsure", place: "yes", travel: "outside", struck: "none" },
  { ...plain, fled: "yes", travel: "outside", struck: "unknown", household: "unsure" },
  { ...plain, travel: "other" },
  { ...away, "away-travel": "struck", "away-household": "unsure", "away-vehicle": "yes" },
  { ...away, "away-travel": "riding", "away-household": "no", "away-vehicle": "no" },
];

function endOf(way: Way) {
  const { given } = pathThrough(whoPays, way, whoPays.questions.length);
  return { results: resultsFor(whoPays, given), learned: fragmentAnswers(whoPays, given) };
}

ownPageTest(
  "every path ends at its results, with links that carry the answers in the fragment",
  { tag: ["@desktop", "@thorough"] },
  async ({ page }) => {
    expect(new Set(ways.flatMap((way) => endOf(way).results.map(({ id }) => id))), "together at every result").toEqual(
      new Set(whoPays.results.map(({ id }) => id)),
    );
    const errors = await recordErrors(page);
    await page.goto(routes.whoPays);
    for (const way of ways)
      await test.step(Object.values(way).join(" → "), async () => {
        const { results, learned } = endOf(way);
        await answer(page, way);
        await expect(result(page)).toBeFocused();
        expect(await hiddenBy(result(page))).toEqual([]);
        const [label = NaN, name = NaN, why = NaN] = await finder(page)
          .locator("h3[tabindex] > span, h3[tabindex] + p")
          .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
        expect(name, "whom to ask is the largest text of the tool").toBeGreaterThan(1.3 * Math.max(label, why));
        const shown = await finder(page).locator("h3 > span + span, dt").allTextContents();
        const found = whoPays.results.filter(({ title }) => shown.includes(title));
        expect(new Set(found)).toEqual(new Set(results));
        const text = (await finder(page).innerText()).replace(/\s+/g, " ");
        for (const { text: why, pairs } of resultItems(results, englishTool("who-pays"), learned))
          for (const sentence of [why, ...pairs.map(({ value }) => value)])
            expect(text).toContain(sentence.replace(/\s+/g, " "));
        for (const sentence of [leftOutIn(coverageLimits).text, ...labels(way)])
          expect(text).toContain(sentence.replace(/\s+/g, " "));

        for (const { name, path, offered } of [
          { name: "My dates", path: routes.deadlines, offered: hasDates(results) },
          { name: "Write the letter", path: routes.noticeLetter, offered: "insurer" in learned },
        ]) {
          const link = finder(page).getByRole("link", { name });
          if (offered) await expect(link).toHaveAttribute("href", hrefWithAnswers(path, learned));
          else await expect(link).toHaveCount(0);
        }
        const toOnFoot = page.getByRole("link", { name: "Read what holds on foot and on a bicycle" });
        const wasOnFoot = Object.entries(way).some(([id, option]) => optionOf(id, option)?.onFoot);
        await expect(toOnFoot).toHaveCount(wasOnFoot ? 1 : 0);
        await expect(page).toHaveURL(routes.whoPays);
        await page.getByRole("button", { name: "Start again" }).click();
      });
    expect(errors).toEqual([]);
  },
);

test(
  "a passenger reads where a taxi’s insurance is on file, and nothing about drivers for an app",
  { tag: ["@own", "@phone"] },
  async ({ page }) => {
    await page.goto(routes.whoPays);
    await answer(page, { ...plain, travel: "riding", insured: "yes", state: "no" });
    const taxi = finder(page).getByText("If it was a taxi, the Taxi and Limousine Commission (TLC)");
    await expect(taxi).toBeVisible();
    await expect(finder(page).getByText("You drove for an app")).toHaveCount(0);
  },
);

test(
  "the answer begins right under the header, down to the next step",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    for (const way of [ways[0], ways.at(-2)] as Way[]) {
      await page.goto(routes.whoPays);
      await answer(page, way);
      await expect(result(page)).toBeFocused();
      const header = (await page.getByRole("banner").boundingBox())?.height ?? NaN;
      const card = finder(page).locator(":has(> [data-result])");
      expect(Math.abs(((await card.boundingBox())?.y ?? NaN) - header - 16)).toBeLessThan(3);
      expect(await hiddenBy(finder(page).locator("[data-tone=primary]"))).toEqual([]);
    }
  },
);

test(
  "all of Question 1 is on the first screen; a result replaces the short version",
  { tag: "@own" },
  async ({ page }) => {
    await page.goto(routes.whoPays);
    expect(await hiddenBy(question(page))).toEqual([]);
    expect(await hiddenBy(next(page)), "down to its button").toEqual([]);
    const short = page.getByText(whoPays.short[0] ?? "");
    await expect(short).toBeVisible();
    await answer(page, { ...plain, travel: "ride" });
    await expect(short).toBeHidden();
  },
);

test(
  "one question is shown at a time; each new one is visible, and has the focus",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(routes.whoPays);
    await expect(question(page)).toHaveCount(1);
    await expect(question(page)).toHaveAccessibleName(named("working", 1));
    // By keyboard, since a click would scroll the button into view first.
    await page.getByRole("radio", { name: "No", exact: true }).press("Space");
    await page.keyboard.press("Enter");
    await expect(question(page)).toHaveAccessibleName(named("fled", 2));
    const legend = question(page).getByText(asked("fled").text);
    await expect(legend).toBeFocused();
    expect(await hiddenBy(legend)).toEqual([]);
    expect(await hiddenBy(next(page)), "nor is its button below the screen").toEqual([]);
  },
);

test(
  "Next without an answer shows an error at the question, which is cleared when one is chosen",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(routes.whoPays);
    await next(page).click();
    await expect(question(page)).toHaveAccessibleDescription(/Choose one of these answers\.$/);
    await expect(page.getByRole("radio").first()).toBeFocused();
    await expectReadable(page, "with an error");
    await page.getByRole("radio", { name: "Yes" }).check({ force: true });
    await expect(page.getByText("Choose one of these answers.")).toHaveCount(0);
  },
);

test(
  "Back shows the question again with the answer still chosen, and Start again clears all of them",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(routes.whoPays);
    await answer(page, { ...plain, working: "yes", travel: "bus" });
    const back = page.getByRole("button", { name: "Back" });
    await back.click();
    await expect(page.getByRole("radio", { name: labels({ travel: "bus" })[0] ?? "" })).toBeChecked();
    await expect(question(page).getByText(asked("travel").text)).toBeFocused();
    await next(page).click();
    await expect(question(page)).toHaveAccessibleName(named("bus-household", 5));

    await page.getByRole("button", { name: "Start again" }).click();
    await expect(question(page).getByText(asked("working").text)).toBeFocused();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(back).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Your answers so far" })).toHaveCount(0);
  },
);

test("changing an answer after going back changes the result", { tag: "@phone" }, async ({ page }) => {
  await page.goto(routes.whoPays);
  await answer(page, { ...plain, travel: "ride" });
  await expect(term(page, titleOf("ride-insurer"))).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await answer(page, { travel: "motorcycle" });
  await expect(term(page, titleOf("motorcycle"))).toBeVisible();
  await expect(term(page, titleOf("ride-insurer"))).toHaveCount(0);
});

test("all steps work by keyboard alone", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(routes.whoPays);
  await page.getByRole("radio", { name: "Yes" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  for (const { id, steps } of [
    { id: "fled", steps: 2 },
    { id: "place", steps: 1 },
    { id: "travel", steps: 1 },
    { id: "insured", steps: 1 },
    { id: "state", steps: 1 },
  ]) {
    await expect(question(page).getByText(asked(id).text)).toBeFocused();
    // From the question to its answers; Tab alone selects nothing.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    for (let step = 1; step < steps; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  }
  await expect(result(page)).toBeFocused();
  await expect(term(page, titleOf("vehicle-insurer"))).toBeVisible();
});

test(
  "an answer from another tool is chosen already, but nothing is answered for the reader",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(`${routes.whoPays}#accident=2026-01-15&working=yes&drove=no&vehicle=unknown&fled=yes&public=no`);
    await expect(page.getByRole("radio", { name: "Yes" })).toBeChecked();
    await expect(question(page)).toHaveAccessibleName(named("working", 1));
    await choose(page, "No");
    await expect(question(page)).toHaveAccessibleName(named("fled", 2));
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByRole("radio", { name: "No", exact: true }), "the reader’s own answer").toBeChecked();
    await choose(page, "Yes");
    await expect(question(page)).toHaveAccessibleName(named("fled", 2));
    await expect(page.getByRole("radio", { name: "Yes" })).toBeChecked();
    await next(page).click();
    await answer(page, { place: "yes" });
    // Passengers may have been in many places.
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await answer(page, { travel: "outside" });
    await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName(
      labels({ struck: "unknown" })[0] ?? "",
    );
    await next(page).click();
    await answer(page, { household: "yes" });
    await expect(page.getByRole("link", { name: "Write the letter" })).toHaveAttribute(
      "href",
      `${routes.noticeLetter}#accident=2026-01-15&public=no&working=yes&fled=yes&drove=no&vehicle=unknown&insurer=household-policy`,
    );
  },
);

test("questions, errors and results are accessible", { tag: "@phone" }, async ({ page }) => {
  await page.goto(routes.whoPays);
  await next(page).click();
  await expect(page.getByText("Choose one of these answers.")).toBeVisible();
  await expectAccessible(page, "#finder");
  await answer(page, longest);
  await expect(result(page)).toBeVisible();
  await expectAccessible(page, "#finder");
  await expectReadableOnNarrowScreen(page);
});

ownPageTest(
  "the longest result is printed alone, on one sheet, with the answers",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.goto(routes.whoPays);
    await answer(page, longest);
    await page.getByRole("button", { name: "Print this" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "");
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: "print" });
    const text = await page.locator("body").innerText();
    expect(text.trim()).toMatch(/^Your answer/);
    expect(text).toContain(titleOf("accident-fund"));
    expect(text).toContain(asked("household").text);
    expect(text).toContain(practice.phone);
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  },
);
