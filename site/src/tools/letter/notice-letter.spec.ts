import { longestParts } from "./notice-letter.ts";
import { addresseesIn } from "#tools/who-pays/who-pays.ts";
import { addDays } from "#practice/calendar-days.ts";
import { routes } from "#routes.ts";
import { rule } from "../../../tests/journeys/support/deadlines.ts";
import { whoPays } from "../../../tests/support/content.ts";
import { delayScripts } from "../../../tests/journeys/support/contact-form.ts";
import {
  expectAccessible,
  expectReadable,
  expectReadableOnNarrowScreen,
} from "../../../tests/journeys/support/checks.ts";
import { unfold, wholeLetter as whole } from "../../../tests/journeys/support/letter.ts";
import { practice } from "../../../tests/journeys/support/practice.ts";
import { layoutShift } from "../../../tests/journeys/support/layout-shift.ts";
import { recordErrors } from "../../../tests/journeys/support/record.ts";
import { paper, sheets } from "../../../tests/journeys/support/paper.ts";
import { hiddenBy } from "../../../tests/journeys/support/visibility-and-focus.ts";
import { expect, test, type Page } from "../../../tests/journeys/support/test.ts";

const lateLine = "I could not give notice sooner because";
const blankLine = "(a blank line to fill in by hand)";
/** Notes by hand on the writer's copy. */
const sentBy = `Certified mail no. ${blankLine}Fax or email to ${blankLine}`;

const fields = {
  name: "Your name",
  address: "Your address",
  phone: "Your phone",
  email: "Your email",
  insurer: "Name of the insurer",
  insurerAddress: "Address of the insurer",
  policyholder: "Policyholder, if you know",
  policyNumber: "Policy number, if you know",
  claimNumber: "Claim number, if you have one",
  injured: "Who was hurt, if not you",
  accident: "Date of the accident",
  time: "Time of the accident",
  place: "Place",
  vehicle: "The vehicle: plate, make, driver, as you know them",
  account: "What happened",
} as const;
type Values = Partial<Record<keyof typeof fields, string>>;

const field = (page: Page, name: keyof typeof fields) => page.getByLabel(fields[name], { exact: true });
const letter = (page: Page) => page.getByRole("article", { name: "Letter of notice" });
const showIt = (page: Page) => page.getByRole("button", { name: "Show my letter" });
const printIt = (page: Page) => page.getByRole("button", { name: "Print or save as PDF" });

async function fill(page: Page, values: Values) {
  await unfold(page);
  for (const [name, value] of Object.entries(values)) await field(page, name as keyof typeof fields).fill(value);
}

/** Asks for the letter: with the button on a phone, with Enter on a wide screen. */
const write = (page: Page) =>
  (page.viewportSize()?.width ?? 0) < 960 ? showIt(page).click() : field(page, "place").press("Enter");

/** The lines of the letter, by their labels. */
async function rows(page: Page): Promise<Record<string, string>> {
  const pairs = letter(page).locator("dl > div");
  return Object.fromEntries(
    await pairs.evaluateAll((all) =>
      all.map((pair) => [pair.querySelector("dt")?.textContent, pair.querySelector("dd")?.textContent]),
    ),
  ) as Record<string, string>;
}

/** Opens the page on a day: at noon in New York. */
async function openOn(page: Page, day: string, fragment = "") {
  await page.clock.setFixedTime(new Date(`${day}T17:00:00Z`));
  await page.addInitScript(() => {
    window.print = () => (document.body.dataset["printed"] = String(Number(document.body.dataset["printed"] ?? 0) + 1));
  });
  await page.goto(routes.noticeLetter + fragment);
}

const printed = (page: Page) => page.evaluate(() => Number(document.body.dataset["printed"] ?? 0));

test(
  "what was typed is in the letter, with the day it was made, and nothing else",
  { tag: "@phone" },
  async ({ page }) => {
    const errors = await recordErrors(page);
    await openOn(page, "2026-11-21");
    await fill(page, whole);
    await write(page);

    const title = page.getByRole("heading", { name: "Your letter" });
    await expect(title).toBeFocused();
    expect(await hiddenBy(title)).toEqual([]);
    expect(await rows(page)).toEqual({
      From: "Ana Ruiz",
      Address: "12 Example St, Apt 3\nBrooklyn, NY 11223",
      Phone: "718 555 0199",
      Email: "ana@example.com",
      Date: "November 21, 2026",
      "To the insurer": "Example Mutual",
      "Its address": "1 Sample Plaza\nAlbany, NY 12207",
      Policyholder: "Luis Ruiz",
      "Policy number": "AB-12-345",
      "Claim number": "C-2026-9",
      "Who was hurt": "Eva Ruiz",
      "Date of accident": "November 10, 2026",
      Time: "2:30 PM",
      Place: "Coney Island Avenue, Brooklyn",
      Vehicle: "Gray Example sedan, plate ABC 1234",
      "What happened": "A car hit our car from behind at a red light.",
      Signature: blankLine,
      "Sent by": sentBy,
    });
    await expect(letter(page)).toContainText("Please send me form NF-2");
    await expect(letter(page)).not.toContainText(lateLine);
    for (const [name, value] of Object.entries(whole))
      await expect(field(page, name as keyof Values)).toHaveValue(value);
    expect(errors).toEqual([]);
  },
);

test(
  "blank fields are lines to fill in by hand, and the writer is the injured person unless stated otherwise",
  { tag: "@phone" },
  async ({ page }) => {
    await openOn(page, "2026-11-21");
    await fill(page, { name: "Ana Ruiz" });
    await write(page);
    await expect(page.getByRole("heading", { name: "Your letter" })).toBeFocused();
    const { From, Date: day, "Who was hurt": hurt, ...others } = await rows(page);
    expect([From, hurt, day]).toEqual(["Ana Ruiz", "Ana Ruiz", "November 21, 2026"]);
    expect(new Set(Object.values(others))).toEqual(new Set([blankLine, sentBy]));
    const lines = letter(page).locator("dl").first().locator("> div:not(:nth-child(2))");
    const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
    expect(new Set(heights).size, "filled or blank, a line has one height").toBe(1);
  },
);

const noticeDays = rule("noticeLimit").limit;

test(
  "the letter has a line for the reason when it is late or when asked to, and suggests none",
  { tag: "@desktop" },
  async ({ page }) => {
    await openOn(page, "2026-11-21");
    for (const { accident, chosen = false, late, because } of [
      { accident: addDays("2026-11-21", -noticeDays), late: false, because: "it is the last day" },
      { accident: addDays("2026-11-21", -noticeDays - 1), late: true, because: "the last day was yesterday" },
      { accident: "", late: false, because: "no date is known" },
      { accident: "", chosen: true, late: true, because: "no date is known, and it was asked for" },
      { accident: "2026-11-20", chosen: true, late: true, because: "it was asked for" },
    ])
      await test.step(because, async () => {
        await fill(page, { accident, place: because });
        if (chosen) await page.getByLabel("Late notice").selectOption("Add the line for my reason");
        await write(page);
        await expect(letter(page)).toContainText(because);
        const line = letter(page).getByText(lateLine);
        await expect(line).toHaveCount(late ? 1 : 0);
        if (late) expect((await line.innerText()).replace(blankLine, "").trim()).toBe(lateLine);
      });
  },
);

test.describe("wherever the device is", { tag: "@desktop" }, () => {
  // Each at a moment when the date differs from New York's.
  for (const { timezoneId, now, day } of [
    { timezoneId: "Pacific/Kiritimati", now: "2026-11-21T04:30:00Z", day: "November 20, 2026" },
    { timezoneId: "Pacific/Pago_Pago", now: "2026-11-21T06:00:00Z", day: "November 21, 2026" },
  ])
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test("the letter has the date in New York, the day of the accident is unchanged, and there is no button", async ({
        page,
      }) => {
        await page.clock.setFixedTime(new Date(now));
        await page.goto(routes.noticeLetter);
        await fill(page, { accident: "2026-11-10" });
        await expect.poll(async () => (await rows(page))["Date"]).toBe(day);
        expect((await rows(page))["Date of accident"]).toBe("November 10, 2026");
      });
    });
});

const refused: { values: Values; wrong: keyof Values; row: string; says: string }[] = [
  {
    values: { accident: "2026-11-22" },
    wrong: "accident",
    row: "Date of accident",
    says: "This day is still to come. Enter a past date.",
  },
  {
    values: { account: "x".repeat(longestParts.account + 1) },
    wrong: "account",
    row: "What happened",
    says: `Use at most ${longestParts.account} characters. There are ${longestParts.account + 1} now.`,
  },
  {
    values: { email: "ana" },
    wrong: "email",
    row: "Email",
    says: "Write the email with an @, like name@example.com.",
  },
];

test("the letter waits while a field is wrong, and says so at the field", { tag: "@desktop" }, async ({ page }) => {
  await openOn(page, "2026-11-21");
  for (const [index, { values, wrong, row, says }] of refused.entries())
    await test.step(says, async () => {
      const typed = { ...whole, ...values };
      await fill(page, typed);
      await expect(field(page, wrong), "until it is asked for").not.toHaveAttribute("aria-invalid");
      for (const ask of [write, (on: Page) => printIt(on).click()]) {
        await ask(page);
        await expect(field(page, wrong)).toBeFocused();
        await expect(field(page, wrong)).toHaveAccessibleDescription(new RegExp(`${says}$`));
        await expect(field(page, wrong)).toHaveAttribute("aria-invalid", "true");
        expect(await hiddenBy(field(page, wrong))).toEqual([]);
      }
      expect(await printed(page)).toBe(index);
      expect((await rows(page))[row], "the invalid value is not in the letter").toBe(blankLine);
      for (const [name, value] of Object.entries(typed))
        await expect(field(page, name as keyof Values)).toHaveValue(value);

      await fill(page, { [wrong]: whole[wrong] });
      await expect(page.getByText(says)).toHaveCount(0);
      await printIt(page).click();
      await expect.poll(() => printed(page)).toBe(index + 1);
    });
});

test("half a date is an error, not a blank field", { tag: ["@desktop", "@thorough"] }, async ({ page }) => {
  const scripts = await delayScripts(page);
  await openOn(page, "2026-11-21", "#accident=2026-11-10");
  await field(page, "accident").focus();
  await page.keyboard.type("11");
  scripts.release();
  await write(page);
  await expect(field(page, "accident")).toHaveAccessibleDescription("Enter a whole date, or leave it blank.");
  await expect(field(page, "accident")).toBeFocused();
});

test.describe("on paper", { tag: "@desktop" }, () => {
  test("the fullest late letter prints alone on one sheet in 12 points, without text of the site", async ({ page }) => {
    await openOn(page, "2026-11-21");
    const words = (length: number) =>
      "Street "
        .repeat(length)
        .slice(0, length - 6)
        .trim() + "\nA\nB\nC";
    await unfold(page);
    for (const [part, length] of Object.entries(longestParts)) {
      if (part === "accident" || part === "time") continue;
      const lines = part === "address" || part === "insurerAddress" || part === "account";
      const line =
        part === "email" ? `${"m".repeat(length - 6)}@b.com` : "Maria ".repeat(length).slice(0, length - 1) + ".";
      await field(page, part as keyof Values).fill(lines ? words(length) : line);
    }
    await fill(page, { accident: "2026-01-15", time: "23:59" });
    await printIt(page).click();
    await expect(letter(page)).toContainText(lateLine);
    expect(await printed(page)).toBe(1);
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(letter(page)).toHaveCSS("font-size", "16px");
    const text = (await page.locator("body").innerText()).trim();
    expect(text).toMatch(/^From/);
    expect(text).toMatch(/Signature[^\w]*\(a blank line to fill in by hand\)\s*Sent by\s/);
    expect(text).toMatch(/Fax or email to[^\w]*\(a blank line to fill in by hand\)$/);
    for (const word of [practice.name, practice.phone, "Tools"]) expect(text).not.toContain(word);
    await expectReadable(page, "on paper");
  });

  test("the blank letter prints alone on one sheet, in full width, before any interaction", async ({ page }) => {
    await page.goto(routes.noticeLetter);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(paper);
    await expect(letter(page), "12 points").toHaveCSS("font-size", "16px");
    expect((await page.locator("body").innerText()).trim()).toMatch(/^From/);
    expect((await letter(page).boundingBox())?.width).toBeGreaterThan(600);
    expect(await sheets(page)).toBe(1);
    // A label never overlaps the next line.
    const heights = await letter(page)
      .locator("dt")
      .evaluateAll((all) => all.map((name) => name.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(30);
  });
});

test(
  "an answer from another tool is in its field and the letter, and the finder’s result is described under the empty field of the insurer",
  { tag: "@phone" },
  async ({ page }) => {
    await openOn(page, "2026-11-21", "#accident=2026-11-10&working=yes&insurer=striking-insurer");
    await expect(field(page, "accident")).toHaveValue("2026-11-10");
    await expect(field(page, "insurer")).toHaveValue("");
    await expect(field(page, "insurer")).not.toHaveAttribute("placeholder");
    const { title = "", find = "" } = addresseesIn(whoPays.results)["striking-insurer"] ?? {};
    await expect(field(page, "insurer")).toHaveAccessibleDescription(`${title}. ${find}`);
    const { y = NaN, height = NaN } = (await field(page, "insurer").boundingBox()) ?? {};
    const note = await page.getByText(title).boundingBox();
    expect(note?.y, "under its field").toBeGreaterThan(y + height);
    await expect(page.getByRole("link", { name: "Find the insurer to ask" })).toHaveCount(0);
    const { Date: day, "Date of accident": accident, ...others } = await rows(page);
    expect([day, accident]).toEqual(["November 21, 2026", "November 10, 2026"]);
    expect(new Set(Object.values(others))).toEqual(new Set([blankLine, sentBy]));
    expect(await layoutShift(page)).toBeLessThan(0.001);
  },
);

test(
  "a late day from another tool adds the line for the reason, without layout shift",
  { tag: ["@phone", "@thorough"] },
  async ({ page }) => {
    await openOn(page, "2026-11-21", "#accident=2026-01-15&insurer=vehicle-insurer");
    await expect(letter(page)).toContainText(lateLine);
    expect((await rows(page))["Date of accident"]).toBe("January 15, 2026");
    expect(await layoutShift(page)).toBeLessThan(0.001);
  },
);

test(
  "a print that is requested before hydration is done after it",
  { tag: ["@desktop", "@thorough"] },
  async ({ page }) => {
    const scripts = await delayScripts(page);
    await openOn(page, "2026-11-21", "#accident=2026-01-15");
    await fill(page, whole);
    await printIt(page).click();
    scripts.release();
    await expect(letter(page)).toContainText("Eva Ruiz");
    await expect.poll(() => printed(page)).toBe(1);
    await expect(field(page, "account")).toHaveValue(whole.account);
    await expect(field(page, "accident"), "not the day of the link").toHaveValue(whole.accident);
  },
);

test("form, errors and letter are accessible", { tag: "@phone" }, async ({ page }) => {
  await openOn(page, "2026-11-21", "#insurer=striking-insurer");
  await fill(page, { accident: "2026-11-22" });
  await write(page);
  await expect(page.getByText("This day is still to come.")).toBeVisible();
  await expectAccessible(page, "#letter");
  await fill(page, { ...whole, accident: "2026-01-15", place: "W".repeat(longestParts.place) });
  await write(page);
  await expect(letter(page)).toContainText(lateLine);
  await expectAccessible(page, "#letter");
  await expectReadableOnNarrowScreen(page);
});
