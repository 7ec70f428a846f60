import { expect, test, type Page } from "@playwright/test";
import { carriedAnswers } from "#domain/carried-answers.ts";
import { payerTexts, type PayerFacts } from "#domain/payer-texts.ts";
import { payerTitles, type PayerId } from "#domain/payers.ts";
import { questions, type QuestionId } from "#domain/who-pays.ts";
import { routes } from "#routes.ts";
import { facts } from "../support/content.ts";
import { axe, axeFaults } from "./support/axe.ts";
import { holdScripts } from "./support/contact-form.ts";
import { faint } from "./support/contrast.ts";
import { practice } from "./support/practice.ts";
import { recordFaults, recordRequests, recordUses } from "./support/record.ts";
import { sheets } from "./support/sheets.ts";
import { hiddenBy } from "./support/sight.ts";
import { smallTargets } from "./support/targets.ts";
import { unreadable } from "./support/text.ts";

/** What somebody chooses, question by question. */
type Way = Partial<Record<QuestionId, string>>;

const question = (page: Page) => page.locator("#finder").getByRole("group");
const next = (page: Page) => page.getByRole("button", { name: "Next" });
const result = (page: Page) => page.getByRole("heading", { name: "Where your answers lead" });
const finder = (page: Page) => page.locator("#finder");

/** The words of the answers, as the page shows them. */
const labels = (way: Way) =>
  Object.entries(way).map(
    ([id, option]) => questions[id as QuestionId].options.find((one) => one.id === option)?.label ?? option,
  );

async function choose(page: Page, label: string) {
  await page.getByRole("radio", { name: label, exact: true }).check({ force: true });
  await next(page).click();
}

async function answer(page: Page, way: Way) {
  for (const label of labels(way)) await choose(page, label);
}

const walks: { way: Way; payers: PayerId[]; fragment: string; letter: boolean }[] = [
  {
    way: { working: "no", travel: "vehicle", insured: "yes", state: "no" },
    payers: ["vehicle-insurer"],
    fragment: "#working=no&vehicle=insured&insurer=vehicle-insurer",
    letter: true,
  },
  {
    way: { working: "yes", travel: "outside", struck: "insured", state: "no" },
    payers: ["workers-compensation", "striking-insurer"],
    fragment: "#working=yes&vehicle=insured&insurer=striking-insurer",
    letter: true,
  },
  {
    way: { working: "no", travel: "motorcycle", state: "no" },
    payers: ["motorcycle"],
    fragment: "#working=no",
    letter: false,
  },
  {
    way: { working: "no", travel: "ride", state: "yes" },
    payers: ["ride-insurer", "other-state"],
    fragment: "#working=no&vehicle=insured&insurer=ride-insurer",
    letter: true,
  },
  {
    way: { working: "no", travel: "bus", "bus-household": "unsure", state: "no" },
    payers: ["household-policy", "bus-insurer"],
    fragment: "#working=no&insurer=household-policy",
    letter: true,
  },
  {
    way: { working: "unsure", travel: "outside", struck: "none", state: "no" },
    payers: ["workers-compensation", "no-vehicle"],
    fragment: "",
    letter: false,
  },
  {
    way: { working: "no", travel: "outside", struck: "unknown", household: "no", state: "no" },
    payers: ["accident-fund"],
    fragment: "#working=no&vehicle=unknown",
    letter: false,
  },
];

test("the walks end at every payer there is", () => {
  expect(new Set(walks.flatMap(({ payers }) => payers))).toEqual(new Set(Object.keys(payerTitles)));
});

for (const { way, payers, fragment, letter } of walks)
  test(
    `${Object.values(way).join(" → ")} leads to ${payers.join(" and ")}, and takes the answers along`,
    { tag: "@desktop" },
    async ({ page }) => {
      const faults = await recordFaults(page);
      await page.goto(routes.whoPays);
      await answer(page, way);

      await expect(result(page)).toBeFocused();
      expect(await hiddenBy(result(page))).toEqual([]);
      const texts = payerTexts(facts as PayerFacts, carriedAnswers(fragment).vehicle);
      const terms = finder(page).getByRole("term");
      for (const payer of payers) {
        await expect(terms.filter({ hasText: payerTitles[payer] })).toBeVisible();
        const { why, find, send } = texts[payer];
        for (const words of [why, find, send]) await expect(finder(page)).toContainText(words);
      }
      const others = (Object.keys(payerTitles) as PayerId[]).filter((payer) => !payers.includes(payer));
      for (const payer of others) await expect(terms.filter({ hasText: payerTitles[payer] })).toHaveCount(0);

      for (const label of labels(way))
        await expect(finder(page).getByRole("definition").getByText(label, { exact: true }).first()).toBeVisible();
      const toDates = page.getByRole("link", { name: "Work out your No-Fault dates" });
      // New York leaves people on a motorcycle out of No-Fault: its dates are none of theirs.
      if (payers.includes("motorcycle")) await expect(toDates).toHaveCount(0);
      else await expect(toDates).toHaveAttribute("href", `${routes.deadlines}${fragment}`);
      const toLetter = page.getByRole("link", { name: "Write the letter to the insurer" });
      if (letter) await expect(toLetter).toHaveAttribute("href", `${routes.noticeLetter}${fragment}`);
      else await expect(toLetter).toHaveCount(0);
      await expect(page).toHaveURL(routes.whoPays);
      expect(faults).toEqual([]);
    },
  );

test("one question stands there at a time; each new one is in sight, and has the keyboard", async ({ page }) => {
  await page.goto(routes.whoPays);
  await expect(question(page)).toHaveCount(1);
  await expect(question(page)).toHaveAccessibleName(questions.working.text);
  await choose(page, "No");
  await expect(question(page)).toHaveAccessibleName(questions.travel.text);
  const legend = question(page).getByText(questions.travel.text);
  await expect(legend).toBeFocused();
  expect(await hiddenBy(legend)).toEqual([]);
});

test("Next without an answer says so at the question, and goes when one is chosen", async ({ page }) => {
  await page.goto(routes.whoPays);
  await next(page).click();
  await expect(question(page)).toHaveAccessibleDescription(/Choose one of these answers\.$/);
  await expect(page.getByRole("radio").first()).toBeFocused();
  expect(await unreadable(page)).toEqual({ cut: [], overlapping: [] });
  await page.getByRole("radio", { name: "Yes" }).check({ force: true });
  await expect(page.getByText("Choose one of these answers.")).toHaveCount(0);
});

test("Back asks again with the answer still chosen, and Start again forgets all of them", async ({ page }) => {
  await page.goto(routes.whoPays);
  await answer(page, { working: "yes", travel: "bus" });
  const back = page.getByRole("button", { name: "Back" });
  await back.click();
  await expect(page.getByRole("radio", { name: "In a bus, as a passenger" })).toBeChecked();
  await expect(question(page).getByText(questions.travel.text)).toBeFocused();
  await next(page).click();
  await expect(question(page)).toHaveAccessibleName(questions["bus-household"].text);

  await page.getByRole("button", { name: "Start again" }).click();
  await expect(question(page).getByText(questions.working.text)).toBeFocused();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(back).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Your answers so far" })).toHaveCount(0);
});

test("an answer that is changed on the way back leads elsewhere", async ({ page }) => {
  await page.goto(routes.whoPays);
  await answer(page, { working: "no", travel: "ride", state: "no" });
  for (let step = 0; step < 2; step++) await page.getByRole("button", { name: "Back" }).click();
  await answer(page, { travel: "motorcycle" });
  await next(page).click();
  await expect(finder(page).getByRole("term").filter({ hasText: payerTitles.motorcycle })).toBeVisible();
  await expect(finder(page).getByRole("term").filter({ hasText: payerTitles["ride-insurer"] })).toHaveCount(0);
});

test("the keyboard alone goes all the way", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(routes.whoPays);
  await page.getByRole("radio", { name: "Yes" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  for (const { asked, steps } of [
    { asked: questions.travel, steps: 2 },
    { asked: questions.insured, steps: 1 },
    { asked: questions.state, steps: 1 },
  ]) {
    await expect(question(page).getByText(asked.text)).toBeFocused();
    // From the question into its answers; Tab alone chooses nothing.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    for (let step = 1; step < steps; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  }
  await expect(result(page)).toBeFocused();
  await expect(finder(page).getByRole("term").filter({ hasText: payerTitles["vehicle-insurer"] })).toBeVisible();
});

test("what another tool asked already is chosen, but nothing is answered for the reader", async ({ page }) => {
  await page.goto(`${routes.whoPays}#accident=2026-01-15&working=yes&vehicle=unknown&public=no`);
  await expect(page.getByRole("radio", { name: "Yes" })).toBeChecked();
  await expect(question(page)).toHaveAccessibleName(questions.working.text);
  await next(page).click();
  await answer(page, { travel: "outside" });
  await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName(/drove away/);
  await next(page).click();
  await answer(page, { household: "yes", state: "no" });
  await expect(page.getByRole("link", { name: "Write the letter to the insurer" })).toHaveAttribute(
    "href",
    `${routes.noticeLetter}#accident=2026-01-15&public=no&working=yes&vehicle=unknown&insurer=household-policy`,
  );
});

test("no answer leaves the page, stays behind, or makes history", { tag: "@desktop" }, async ({ page }) => {
  const requests = recordRequests(page);
  const uses = await recordUses(page);
  await page.goto(routes.whoPays);
  await answer(page, { working: "no" });
  // The code is on its way until here.
  await page.waitForLoadState("networkidle");
  const [before, history] = [requests.length, await page.evaluate(() => window.history.length)];
  await answer(page, { travel: "bus", "bus-household": "no", state: "no" });
  await expect(result(page)).toBeVisible();
  expect(requests.slice(before)).toEqual([]);
  expect(await page.evaluate(() => window.history.length)).toBe(history);
  expect(uses).toEqual([]);
});

test("an answer given before the code is there counts, once it is", { tag: "@desktop" }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(routes.whoPays);
  await choose(page, "No");
  await expect(page.getByRole("status").getByText("still loading")).toBeVisible();
  scripts.release();
  await expect(question(page)).toHaveAccessibleName(questions.travel.text);
  await expect(page).toHaveURL(routes.whoPays);
});

test(
  "when the finder breaks, the page says so with the phone number, and the text stays",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(HTMLFormElement.prototype, "noValidate", {
        set() {
          throw new Error("The finder has no hinges.");
        },
      });
    });
    await page.goto(routes.whoPays);
    // Not checked: the question may be gone before the answer has changed.
    await page.getByRole("radio", { name: "No", exact: true }).focus();
    await expect(page.getByRole("alert")).toContainText("The finder has no hinges.");
    await expect(page.getByRole("alert").getByRole("link", { name: practice.phone })).toHaveAttribute(
      "href",
      practice.tel,
    );
    await expect(page.locator("#order").getByText(payerTitles["accident-fund"]).first()).toBeVisible();
  },
);

test.describe("with JavaScript switched off", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the whole order stands there as text, and a press of Next changes nothing", async ({ page }) => {
    await page.goto(routes.whoPays);
    await expect(page.locator("noscript p")).toContainText("all of them stand below as text");
    await page.getByRole("radio", { name: "No", exact: true }).check({ force: true });
    await next(page).click();
    await expect(page).toHaveURL(routes.whoPays);
    for (const { text } of Object.values(questions)) await expect(page.locator("#order")).toContainText(text);
    for (const { send } of Object.values(payerTexts(facts as PayerFacts)))
      await expect(page.locator("#order")).toContainText(send);
  });
});

test("questions, errors and results have no accessibility fault, and targets of 44 px", async ({ page }) => {
  const look = async () => {
    expect(await axeFaults(axe(page).include("#finder"))).toEqual([]);
    expect(await faint(page, "#finder")).toEqual([]);
    expect(await smallTargets(page, "#finder")).toEqual([]);
    expect(await unreadable(page)).toEqual({ cut: [], overlapping: [] });
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(routes.whoPays);
  await next(page).click();
  await expect(page.getByText("Choose one of these answers.")).toBeVisible();
  await look();
  await answer(page, { working: "yes", travel: "outside" });
  await look();
  await answer(page, { struck: "unknown", household: "unsure", state: "yes" });
  await expect(result(page)).toBeVisible();
  await look();
  await page.setViewportSize({ width: 320, height: 568 });
  expect((await unreadable(page)).cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("the longest result is printed alone, on one sheet, with the answers", { tag: "@desktop" }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.goto(routes.whoPays);
  await answer(page, { working: "unsure", travel: "outside", struck: "unknown", household: "unsure", state: "unsure" });
  await page.getByRole("button", { name: "Print this" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  const words = await page.locator("body").innerText();
  expect(words.trim()).toMatch(/^Where your answers lead/);
  expect(words).toContain(payerTitles["accident-fund"]);
  expect(words).toContain(questions.household.text);
  expect(words).toContain(practice.phone);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});
