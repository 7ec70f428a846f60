import { readFile } from "node:fs/promises";
import { addDays, daysBetween } from "#practice/calendar-days.ts";
import { fullDay, readableDay, shortDay } from "#practice/day.ts";
import { englishSources, sourceText } from "#content/source-and-review.ts";
import { routes } from "#routes.ts";
import { facts, whoPays } from "../../../tests/support/content.ts";
import { expectAccessible, expectReadableOnNarrowScreen } from "../../../tests/journeys/support/checks.ts";
import { delayScripts } from "../../../tests/journeys/support/contact-form.ts";
import {
  askFor,
  deadlinesTool,
  fromTheCrash,
  lastDay,
  lastDays,
  openTool,
  rule,
  shownDays,
} from "../../../tests/journeys/support/deadlines.ts";
import { layoutShift } from "../../../tests/journeys/support/layout-shift.ts";
import { outOfOrder } from "../../../tests/journeys/support/order.ts";
import { recordErrors, recordRequests } from "../../../tests/journeys/support/record.ts";
import { hiddenBy } from "../../../tests/journeys/support/visibility-and-focus.ts";
import { paper, sheets } from "../../../tests/journeys/support/paper.ts";
import { expect, test, type Page } from "../../../tests/journeys/support/test.ts";

// Tagged @own: examples calculated with the legal limits of this content.

const shown = (page: Page) => page.locator("[data-result] > [data-screen-only]");
/** The next step, above everything else. */
const answer = (page: Page) => shown(page).locator("> :first-child");
/** The other dates, including those in closed questions. */
const entries = (page: Page) => shown(page).locator("li:has(time)");
const cases = (page: Page) => shown(page).locator("details:has(time)");

test(
  "the date of the accident alone gives all dates that may matter, in order, with the time left",
  { tag: ["@own", "@desktop"] },
  async ({ page }) => {
    await openTool(page);
    const tool = await askFor(page, "2026-11-10");
    await expect(tool.result).toBeFocused();
    await expect(tool.result).toHaveText("Your dates after the crash of November 10, 2026");
    // The date of the question comes after its answer.
    const unasked = fromTheCrash.filter((id) => id !== "crashReport");
    expect(await shownDays(page)).toEqual(lastDays(unasked, "2026-11-10"));
    await expect(answer(page)).toContainText(`by ${fullDay(lastDay("noticeLimit", "2026-11-10"))}`);
    await expect(answer(page)).toContainText(
      `in ${daysBetween("2026-11-21", lastDay("noticeLimit", "2026-11-10"))} days`,
    );
    await expect(tool.part).toContainText("Thinking of suing the other driver? Ask an attorney soon");
    await expect(answer(page)).toContainText(
      `The limit is ${facts["noticeLimit"]} from the crash. ${sourceText(rule("noticeLimit"), englishSources)}`,
    );
    await answer(page).getByRole("button", { name: "Yes" }).click();
    expect(await shownDays(page)).toEqual(lastDays(fromTheCrash, "2026-11-10"));
  },
);

test(
  "the next step is on the first screen with its buttons and the question; then come later dates, those for some people, and past ones",
  { tag: ["@own", "@thorough-desktop"] },
  async ({ page }) => {
    const tool = await openTool(page);
    await askFor(page, "2026-11-10");
    const letter = answer(page).getByRole("link", { name: "Write the letter" });
    const parts = [
      answer(page).getByRole("heading", { name: "Next: give the insurer written notice" }),
      letter,
      answer(page).getByRole("button", { name: "Save to my calendar" }),
      // The missed date is for people who drove.
      answer(page).getByRole("heading", { name: "Were you driving?" }),
      answer(page).getByRole("button", { name: "Yes" }),
      answer(page).getByRole("button", { name: "No", exact: true }),
    ];
    for (const part of parts) expect(await hiddenBy(part)).toEqual([]);
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN));
    expect(tops, "the next step is above everything else").toEqual(tops.toSorted((one, other) => one - other));
    await expect(answer(page), "no date can be sooner").not.toContainText("One date may be sooner");
    await expect(answer(page), "its date is for those who say yes").not.toContainText("November 20, 2026");
    await expect(letter).toHaveAttribute("href", `${routes.noticeLetter}#accident=2026-11-10`);

    await answer(page).getByRole("button", { name: "Yes" }).click();
    await expect(tool.drove).toHaveValue("yes");
    await expect(answer(page)).toContainText("It was due by Friday, November 20, 2026. Send it now.");
    await expect(shown(page).getByRole("heading", { level: 4 })).toHaveText([
      /^Next: send the crash report/,
      /^Then: give the insurer written notice/,
      "Only if this is you",
      "After that",
      "Passed: what you can still do",
    ]);
    const past = shown(page).locator("div:has(> h4)").last();
    await expect(past).toContainText("Did a driver flee");
    await expect(answer(page), "other late dates do not mention late notice").not.toContainText("Send it all the same");
  },
);

test(
  "the focus is on the title of the result, and its ring around the answer, within the screen",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.accident.fill("2026-11-10");
    await tool.accident.press("Enter");
    await expect(tool.result).toBeFocused();
    await expect(tool.result).toHaveCSS("outline-style", "none");
    await expect(answer(page)).toHaveCSS("outline-style", "solid");
    const { x = 0, width = 0 } = (await answer(page).boundingBox()) ?? {};
    const ring = await answer(page).evaluate((card) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(card);
      return parseFloat(outlineWidth) + parseFloat(outlineOffset);
    });
    expect(x - ring).toBeGreaterThanOrEqual(0);
    expect(x + width + ring).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  },
);

test("a notice that is late comes first, with what to do about it", { tag: ["@own", "@desktop"] }, async ({ page }) => {
  await openTool(page);
  await askFor(page, "2026-01-15");
  await expect(answer(page)).toContainText("Next: give the insurer written notice");
  await expect(answer(page)).toContainText("It was due by Saturday, February 14, 2026. Send it now with a reason.");
  await expect(answer(page)).toContainText("Nobody can promise that it is accepted.");
  const coming = page.waitForEvent("download");
  await answer(page).getByRole("button", { name: "Save to my calendar" }).click();
  const calendar = (await readFile(await (await coming).path(), "utf8")).replace(/\r\n /g, "");
  const [entry] = calendar.split("BEGIN:VEVENT\r\n").filter((text) => text.includes("UID:noticeLimit"));
  expect(entry).toContain("DTSTART;VALUE=DATE:20261121\r\n");
  expect(entry).toContain("It was due by February 14\\, 2026. Send it now with a reason.");
  const letter = answer(page).getByRole("link", { name: "Write the letter" });
  await expect(letter).toHaveAttribute("href", `${routes.noticeLetter}#accident=2026-01-15`);
  const insurer = answer(page).getByRole("link", { name: "Find the insurer to ask" });
  await expect(insurer).toHaveAttribute("href", `${routes.whoPays}#accident=2026-01-15`);
});

test(
  "dates for only some people are under questions, a date just missed is asked about first, past dates are last",
  { tag: ["@own", "@phone"] },
  async ({ page }) => {
    const tool = await openTool(page);
    await askFor(page, "2026-11-10");
    const questions = await cases(page).locator("summary").allTextContents();
    const passed = questions.map((text) => text.includes("was due"));
    expect(passed).toEqual(passed.toSorted());
    expect(questions.at(-1)).toMatch(/^Did a driver flee.*was due November\s11, 2026/);
    expect(
      questions.filter((text) => text.includes("driving")),
      "no question is shown twice",
    ).toEqual([]);
    const work = cases(page).filter({ hasText: "Hurt at work?" });
    await expect(work.getByText("Tell your employer in writing")).toBeHidden();
    await work.locator("summary").click();
    await expect(work.getByText("Tell your employer in writing")).toBeVisible();
    await expect(work.getByText("File claim form C-3")).toBeVisible();
    const fled = cases(page).filter({ hasText: "Did a driver flee" });
    await expect(fled).not.toHaveAttribute("open");
    await shown(page).getByRole("button", { name: "Shorten this list" }).click();
    await expect(tool.working).toBeFocused();
    await askFor(page, "2026-11-14");
    await expect(fled, "what is urgent is open").toHaveAttribute("open");
  },
);

test(
  "the question about a date that precedes everyone’s is below the next step, and its answer shows the next question or result",
  { tag: ["@own", "@thorough-phone"] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openTool(page);
    await askFor(page, "2026-11-20");
    const titles = answer(page).getByRole("heading", { level: 4 });
    await expect(titles).toHaveText([/^Next: give the insurer written notice/, /^Did a driver flee/]);
    const sooner = answer(page).getByText("One date may be sooner: see the question below.");
    await expect(sooner).toBeVisible();
    await expect(answer(page)).not.toContainText("November 21, 2026");
    const none = answer(page).getByRole("button", { name: "None of these" });
    // What comes in place of the question is over it.
    await none.evaluate((button) => button.scrollIntoView());
    await none.click();
    await expect(titles).toHaveText([/^Next: give the insurer written notice/, /^Were you driving/]);
    await expect(titles.last()).toBeFocused();
    for (const part of [titles.last(), answer(page).getByRole("button", { name: "No", exact: true })])
      expect(await hiddenBy(part)).toEqual([]);
    await expect(sooner).toBeVisible();
    await expect(answer(page)).not.toContainText("November 30, 2026");
    await expect(answer(page).locator("[aria-hidden] > svg:has(circle)")).toContainText("Next: Dec 18");
    await answer(page).getByRole("button", { name: "No", exact: true }).click();
    const said = answer(page).getByText("You said: Driving: no. Vehicle: insured. A driver fled: no.");
    await expect(said).toBeVisible();
    await expect(titles).toHaveText([/^Next: give the insurer written notice/]);
    await expect(titles).toBeFocused();
    await expect(sooner).toHaveCount(0);
    expect(await hiddenBy(titles)).toEqual([]);
  },
);

test(
  "in the drawing the next date alone has a filled ring, all peaks have one height, and the days are to scale",
  { tag: ["@own", "@desktop", "@thorough"] },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.drove.selectOption("no");
    await tool.working.selectOption("yes");
    await askFor(page, "2026-11-10");
    const drawing = answer(page).locator("[aria-hidden] > svg:has(circle)");
    const rings = await drawing.locator("svg:has(circle)").evaluateAll((all) =>
      all.map((one) => ({
        at: parseFloat(one.getAttribute("x") ?? ""),
        height: one.querySelector("circle")?.getAttribute("cy"),
        next: one.querySelector("[data-next]") !== null,
      })),
    );
    // Dates that have passed, or that apply only to some, are not drawn.
    const days = lastDays(["noticeLimit", "yearRule", "boardClaim"], "2026-11-10");
    expect(rings.length).toBe(days.length);
    expect(days.filter((_, index) => rings[index]?.next)).toEqual([lastDay("noticeLimit", "2026-11-10")]);
    expect(new Set(rings.map(({ height }) => height)).size).toBe(1);
    // Crash, today and next date are to scale; later dates follow an axis break, in order.
    const placeOf = async (text: string) =>
      parseFloat((await drawing.locator("svg", { hasText: text }).getAttribute("x")) ?? "");
    const perDay = (place: number, day: string) => (place - 4) / daysBetween("2026-11-10", day);
    const scale = perDay(await placeOf("Today"), "2026-11-21");
    const next = rings.find((ring) => ring.next);
    expect(perDay(next?.at ?? 0, lastDay("noticeLimit", "2026-11-10"))).toBeCloseTo(scale, 1);
    const places = rings.map(({ at }) => at);
    expect(places.length).toBeGreaterThan(2);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    await expect(drawing.getByText(shortDay(lastDay("noticeLimit", "2026-11-10")))).toBeVisible();
    // Each other date has a number; its day and what to do are below the drawing.
    await expect(drawing.locator("circle:not([data-next]) + text")).toHaveText(["1", "2"]);
    const legend = drawing.locator("xpath=following-sibling::ol/li");
    await expect(legend).toHaveText([
      `1 By ${readableDay(days[1] ?? "")}: Have a doctor see every injury, so that the record shows that it may need more care.`,
      `2 By ${readableDay(days[2] ?? "")}: File claim form C-3 with the Workers’ Compensation Board.`,
    ]);
  },
);

test(
  "answers hide dates that do not concern a person, and are in the link to the letter",
  { tag: ["@desktop", "@thorough"] },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.working.selectOption("no");
    await tool.drove.selectOption("no");
    await tool.vehicle.selectOption("insured");
    await tool.fled.selectOption("no");
    await tool.publicVehicle.selectOption("no");
    await askFor(page, "2026-01-15");
    expect(await shownDays(page)).toEqual(lastDays(["noticeLimit", "yearRule"], "2026-01-15"));
    await expect(shown(page)).toContainText(
      "You said: Working: no. Driving: no. Vehicle: insured. A driver fled: no. Public vehicle: no.",
    );
    await expect(cases(page)).toHaveCount(0);
    await expect(tool.part).toContainText("Hurt outside work and cannot do your job?");
    await expect(answer(page).getByRole("link", { name: "Write the letter" })).toHaveAttribute(
      "href",
      `${routes.noticeLetter}#accident=2026-01-15&working=no&drove=no&vehicle=insured&fled=no&public=no`,
    );
    await expect(tool.part.getByRole("link", { name: "Find the insurer to ask" })).toHaveCount(0);
  },
);

test(
  "the notice to MVAIC has its address, as in the insurer finder",
  { tag: ["@own", "@desktop", "@thorough"] },
  async ({ page }) => {
    const tool = await openTool(page);
    await askFor(page, "2026-11-10");
    const address = facts["accidentFund"] ?? "";
    expect(whoPays.results.find(({ kind }) => kind === "fund")?.find).toContain(address);
    const rows = entries(page).filter({ hasText: "Give notice to MVAIC" });
    expect(await rows.count()).toBeGreaterThan(1);
    for (const row of await rows.all()) await expect(row).toContainText(`address: ${address}`);
    await tool.vehicle.selectOption("unknown");
    await tool.show.click();
    await expect(answer(page).getByRole("heading", { name: "Then: give notice to MVAIC" })).toBeVisible();
    await expect(answer(page)).toContainText(`Address: ${address}`);
  },
);

test("late notice does not count as done", { tag: ["@desktop", "@thorough"] }, async ({ page }) => {
  const tool = await openTool(page);
  await tool.vehicle.selectOption("insured");
  await tool.more.click();
  const last = lastDay("noticeLimit", "2026-08-01");
  const given = tool.part.getByLabel(/^You gave the insurer written notice/);
  await given.fill("2026-10-15");
  await askFor(page, "2026-08-01");
  await expect(answer(page)).toContainText(readableDay(last));
  await expect(answer(page)).toContainText(
    "You gave notice on October 15, 2026. That was after the limit. Send the reason in writing.",
  );
  await expect(answer(page)).toContainText("Nobody can promise that it is accepted.");
  const letter = answer(page).getByRole("link", { name: "Write the letter" });
  await expect(letter).toHaveAttribute("href", `${routes.noticeLetter}#accident=2026-08-01&vehicle=insured`);

  await given.fill(last);
  await tool.show.click();
  await expect(shown(page)).not.toContainText(/give the insurer written notice/i);
  await expect(answer(page)).not.toContainText("Nobody can promise");
});

test(
  "before a weekend or a holiday the day to act is large, and the limit itself comes after it",
  { tag: ["@own", "@phone"] },
  async ({ page }) => {
    const tool = await openTool(page, "", "2026-12-05T17:00:00Z");
    await tool.drove.selectOption("no");
    // So that the limit for notice ends on New Year’s Day.
    await askFor(page, addDays("2027-01-01", -rule("noticeLimit").limit));
    const act = answer(page).getByText("by Thursday, December 31, 2026, in 26 days");
    const limit = answer(page).getByText(
      "The limit itself, January 1, 2027, is a public holiday (New Year’s Day). Send it by the business day before, to be safe, and earlier by mail.",
    );
    const size = (text: typeof act) => text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(await size(act)).toBeGreaterThan(await size(limit));
    const drawing = answer(page).locator("div:has(> svg)");
    await expect(drawing).toContainText(/26 days.*Next: Dec 31/);
    const middle = async (part: typeof act) => {
      const { x = NaN, width = NaN } = (await part.boundingBox()) ?? {};
      return x + width / 2;
    };
    const bracketEnd = await middle(drawing.locator("line").last());
    expect(await middle(drawing.locator("circle[data-next]")), "label, dot and bracket agree").toBeCloseTo(
      bracketEnd,
      0,
    );
    await expect(answer(page).getByText("January 1", { exact: false }), "said once").toHaveCount(1);
    expect(await shownDays(page), "only limits are dates for programs").toContain("2027-01-01");
    const coming = page.waitForEvent("download");
    await answer(page).getByRole("button", { name: "Save to my calendar" }).click();
    const calendar = (await readFile(await (await coming).path(), "utf8")).replace(/\r\n /g, "");
    expect(calendar).toMatch(/DTSTART;VALUE=DATE:20261231\r\n/);
    expect(calendar).not.toContain("DTSTART;VALUE=DATE:20270101");
    await page.emulateMedia({ media: "print" });
    const row = tool.part.getByRole("row").filter({ hasText: "Give the insurer written notice" });
    await expect(row.getByRole("rowheader")).toHaveText("Next: Thursday, December 31, 2026");
    await expect(row).toContainText("The limit itself, January 1, 2027, is a public holiday (New Year’s Day).");
  },
);

test(
  "later days add their own dates, with approximate ones in business days for the insurer’s steps",
  { tag: "@desktop" },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.more.click();
    await expect(tool.part.getByLabel(/^You gave the insurer written notice/)).toHaveAccessibleDescription(
      "A phone call does not count.",
    );
    await tool.part.getByLabel("You sent the NF-2").fill("2026-11-20");
    await tool.part.getByLabel("Date on the insurer’s letter about OBEL").fill("2026-11-20");
    await tool.part.getByLabel("Day the denial arrived").fill("2026-11-20");
    await askFor(page, "2026-11-10");
    const forms = entries(page).filter({ hasText: "Send you the other forms it needs" });
    await expect(forms).toContainText("Monday, December 7, 2026");
    await expect(forms).toContainText("The insurer: send you the other forms it needs");
    await expect(forms).toContainText("The limit is about 10 business days from the day it gets the NF-2.");
    const suit = entries(page).filter({ hasText: "to keep interest running" });
    await expect(suit.locator("b")).toHaveText("Friday, December 18, 2026");
    await expect(suit).toContainText("The limit itself, December 20, 2026, is a Sunday.");
    const choice = answer(page).filter({ hasText: "NF-13" });
    await expect(choice).toContainText("by Friday, December 4, 2026, in 13 days");
    await expect(choice).toContainText("The limit itself, December 5, 2026, is a Saturday.");
    await expect(choice).toContainText(
      "Send the form back by the business day before, to be safe, and earlier by mail.",
    );
  },
);

test(
  "an impossible day is an error at its field, and it stays there with the answers",
  { tag: "@desktop" },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.working.selectOption("yes");
    for (const { accident, says, because } of [
      { accident: "", says: "Enter the whole date: month, day and year.", because: "nothing is entered" },
      { accident: "2026-11-22", says: "This day is still to come.", because: "it is tomorrow" },
      { accident: "0202-01-15", says: "Check the year", because: "digits of the year are missing" },
    ])
      await test.step(because, async () => {
        await tool.accident.fill(accident);
        await tool.show.click();
        await expect(tool.accident).toHaveAccessibleDescription(new RegExp(says));
        await expect(tool.accident).toBeFocused();
        await expect(tool.accident).toHaveValue(accident);
        await expect(tool.result).toBeHidden();
      });
    await tool.accident.fill("2026-11-10");
    await expect(tool.accident).not.toHaveAttribute("aria-invalid");
    await expect(tool.working).toHaveValue("yes");
    await tool.show.click();
    await expect(tool.result).toBeVisible();
  },
);

test(
  "half a date, or one before the accident, is an error, also where it is optional and collapsed",
  { tag: ["@desktop", "@thorough"] },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.more.click();
    const visit = tool.part.getByLabel("A visit to our office");
    await visit.focus();
    await page.keyboard.type("02");
    await tool.accident.fill("2026-11-10");
    await tool.more.click();
    await tool.show.click();
    await expect(visit).toBeVisible();
    await expect(visit).toBeFocused();
    await expect(visit).toHaveAccessibleDescription("Enter the whole date: month, day and year.");

    await visit.fill("2026-11-09");
    await tool.show.click();
    await expect(visit).toHaveAccessibleDescription(/before the accident/);
  },
);

test(
  "over two years after the accident there is a sentence in place of dates",
  { tag: ["@desktop", "@thorough"] },
  async ({ page }) => {
    await openTool(page);
    const tool = await askFor(page, "2024-11-20");
    await expect(tool.part).toContainText("This was over two years ago.");
    expect(await shownDays(page)).toEqual([]);
    await expect(tool.part.getByRole("link", { name: "Write the letter" })).toBeVisible();
    await expect(tool.part.getByRole("button", { name: "Save to my calendar" })).toBeHidden();
  },
);

test(
  "changing the answers keeps all of them and replaces the result",
  { tag: ["@desktop", "@thorough"] },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.vehicle.selectOption("unknown");
    await askFor(page, "2026-11-10");
    await tool.part.getByRole("button", { name: "Change the answers" }).click();
    await expect(tool.accident).toBeFocused();
    await expect(tool.accident).toHaveValue("2026-11-10");
    await expect(tool.vehicle).toHaveValue("unknown");
    await tool.accident.fill("2026-11-12");
    await expect(tool.part.getByRole("status").first()).toContainText("Your answers have changed.");
    await tool.show.click();
    await expect(tool.result).toHaveText(/November 12, 2026$/);
    await expect(tool.result).toBeFocused();
    await expect(tool.part.getByText("Your answers have changed.")).toBeHidden();
  },
);

test(
  "a link from another tool fills in its answers, and shows nothing without a valid day",
  { tag: "@desktop" },
  async ({ page }) => {
    const said = "working=yes&drove=yes&vehicle=uninsured&fled=no&public=no";
    const tool = await openTool(page, `#accident=2026-01-15&${said}`);
    await expect(tool.result).toHaveText(/January 15, 2026$/);
    await expect(tool.accident).toHaveValue("2026-01-15");
    await expect(tool.working).toHaveValue("yes");
    await expect(tool.drove).toHaveValue("yes");
    await expect(tool.vehicle).toHaveValue("uninsured");
    await expect(tool.fled).toHaveValue("no");
    await expect(tool.publicVehicle).toHaveValue("no");
    for (const fragment of [said, `accident=2026-11-22&${said}`]) {
      await page.goto("about:blank");
      await openTool(page, `#${fragment}`);
      await expect(tool.working).toHaveValue("yes");
      await page.waitForLoadState("networkidle");
      await expect(tool.result).toBeHidden();
      await expect(tool.accident).not.toHaveAttribute("aria-invalid");
    }
    const scripts = await delayScripts(page);
    await page.goto("about:blank");
    await openTool(page, "#accident=2026-01-15");
    await tool.accident.fill("2026-11-10");
    scripts.release();
    await expect(tool.result, "what is entered already stays").toHaveText(/November 10, 2026$/);
  },
);

test(
  "a link with the day of the crash shows its dates at once, with the focus on them, and nothing moves",
  { tag: ["@own", "@thorough-desktop"] },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-21T17:00:00Z"));
    await page.goto(`${routes.deadlines}#accident=2026-11-10`);
    const tool = deadlinesTool(page);
    await expect(tool.result).toHaveText("Your dates after the crash of November 10, 2026");
    await expect(tool.result).toBeFocused();
    await expect.poll(() => hiddenBy(tool.result)).toEqual([]);
    expect(await hiddenBy(answer(page).getByRole("heading", { name: /^Were you driving/ }))).toEqual([]);
    await expect(page.getByRole("table", { name: "Main time limits" }).first(), "it is folded").toBeHidden();
    // In the field its digits are wider than those of the placeholder.
    expect(await layoutShift(page)).toBeLessThan(0.001);
  },
);

test(
  "the calendar file is made in the browser and has only dates in the future",
  { tag: "@desktop" },
  async ({ page }) => {
    const errors = await recordErrors(page);
    await openTool(page);
    const tool = await askFor(page, "2026-11-10");
    // The result may put a link under the pointer, whose page would be prefetched.
    await page.mouse.move(0, 0);
    const requests = recordRequests(page);
    const coming = page.waitForEvent("download");
    await tool.part.getByRole("button", { name: "Save to my calendar" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("no-fault-dates.ics");
    const text = (await readFile(await download.path(), "utf8")).replace(/\r\n /g, "");
    expect([...text.matchAll(/^DTSTART;VALUE=DATE:(\d+)\r$/gm)].map(([, day]) => day)).toContain("20261210");
    expect(text).not.toContain("20261120");
    expect(text.match(/^TRIGGER:-P6DT15H\r$/gm)?.length).toBe(text.match(/^BEGIN:VEVENT\r$/gm)?.length);
    await expect(tool.part.getByRole("status").last()).toContainText("The calendar file is on your device.");
    expect(requests.filter((request) => !/\/_astro\/[\w.-]+\.js$|blob:/.test(request))).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test(
  "when the calendar’s code fails to load, the dates stay and the tool says so",
  { tag: ["@desktop", "@thorough"] },
  async ({ page }) => {
    await openTool(page);
    const tool = await askFor(page, "2026-11-10");
    await page.route("**/_astro/*.js", (route) => route.abort());
    await tool.part.getByRole("button", { name: "Save to my calendar" }).click();
    await expect(tool.part).toContainText("The calendar file could not be made.");
    await expect(tool.result).toBeVisible();
  },
);

test(
  "the result with everything in it is readable in its order, and accessible",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.more.click();
    for (const label of ["A visit to our office", "First day you lost pay", "Date on the denial", "You sent the NF-2"])
      await tool.part.getByLabel(label).fill("2026-11-12");
    await askFor(page, "2026-08-01");
    expect(await outOfOrder(page)).toEqual([]);
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    await expectReadableOnNarrowScreen(page);
  },
);

for (const { timezoneId, tag } of [
  { timezoneId: "Pacific/Kiritimati", tag: [] },
  { timezoneId: "Pacific/Pago_Pago", tag: ["@thorough"] },
  { timezoneId: "Asia/Kolkata", tag: ["@thorough"] },
])
  test.describe(`with the device set to ${timezoneId}`, { tag: ["@desktop", ...tag] }, () => {
    test.use({ timezoneId });

    test("the dates are those of New York, and so is today", async ({ page }) => {
      // 11:30 PM: in most of the world it is the next day.
      const tool = await openTool(page, "", "2026-12-10T04:30:00Z");
      await tool.accident.fill("2026-12-10");
      await tool.show.click();
      await expect(tool.accident).toHaveAccessibleDescription(/still to come/);
      await askFor(page, addDays("2026-12-09", -rule("noticeLimit").limit));
      await expect(answer(page)).toContainText("by Wednesday, December 9, 2026, today");
    });
  });

test("the usual list prints on one sheet in 11 points, 14.67 pixels", { tag: "@desktop" }, async ({ page }) => {
  const tool = await openTool(page);
  await askFor(page, "2026-11-02");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(paper);
  await expect(tool.part.getByRole("row").first()).toHaveCSS("font-size", "14.6667px");
  expect(await sheets(page)).toBe(1);
});

test(
  "the printed result is one sheet, the next date first and what has passed last, each behind a box to check off",
  { tag: "@desktop" },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.more.click();
    for (const day of await tool.part.locator("details input").all()) await day.fill("2026-11-12");
    await askFor(page, "2026-08-01");
    await page.emulateMedia({ media: "print" });
    await expect(tool.show).toBeHidden();
    await expect(tool.part.getByText("Counted on November 21, 2026.")).toBeVisible();
    const rows = tool.part.getByRole("row");
    expect(await rows.count()).toBeGreaterThan(fromTheCrash.length);
    for (const row of await rows.all()) {
      const [, day] =
        (await row.getByRole("rowheader").innerText()).match(/^(?:Next: )?\w+day,\s(\w+ \d+, \d{4})/) ?? [];
      expect(day).toBeDefined();
      const isLate = new Date(`${day} UTC`) < new Date("2026-11-21");
      await expect(row.getByText("This date has passed")).toHaveCount(isLate ? 1 : 0);
      await expect(row.getByRole("rowheader")).toHaveCSS("font-weight", "700");
      await expect(row.locator("span").first()).toHaveCSS("border-top-style", "solid");
    }
    const next = rows.filter({ has: page.getByRole("rowheader", { name: /^Next: / }) });
    await expect(next).toHaveCount(1);
    await expect(next).toContainText(rule("noticeLimit").what);
    await expect(rows.first().getByRole("rowheader")).toHaveText(/^Next: /);
    const passed = (await rows.allInnerTexts()).slice(1).map((text) => text.includes("This date has passed"));
    expect(passed).toContain(true);
    expect(passed.lastIndexOf(false)).toBeLessThan(passed.indexOf(true));
    await expect(page.getByRole("heading", { name: "The main No-Fault limits" })).toBeHidden();
    await expect(tool.part).toContainText("These are general New York dates and rules.");
    expect(await sheets(page)).toBe(1);
  },
);
