import { longestParts } from "#domain/notice-letter.ts";
import { addresseeTitles } from "#domain/who-pays.ts";
import { addDays } from "#domain/calendar-days.ts";
import { routes } from "#routes.ts";
import { rule } from "./support/deadlines.ts";
import { whoPays } from "../support/content.ts";
import { axe, axeFaults } from "./support/axe.ts";
import { holdScripts } from "./support/contact-form.ts";
import { faint } from "./support/contrast.ts";
import { practice } from "./support/practice.ts";
import { recordErrors, recordRequests, recordUses } from "./support/record.ts";
import { sheets } from "./support/sheets.ts";
import { hiddenBy } from "./support/sight.ts";
import { smallTargets } from "./support/targets.ts";
import { expect, test, type Page } from "./support/test.ts";
import { unreadable } from "./support/text.ts";

const lateLine = "I could not give notice sooner because";
const blankLine = "(a blank line to fill in by hand)";
/** What the writer notes by hand on the copy. */
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

const whole: Required<Values> = {
  name: "Ana Ruiz",
  address: "12 Example St, Apt 3\nBrooklyn, NY 11223",
  phone: "718 555 0199",
  email: "ana@example.com",
  insurer: "Example Mutual",
  insurerAddress: "1 Sample Plaza\nAlbany, NY 12207",
  policyholder: "Luis Ruiz",
  policyNumber: "AB-12-345",
  claimNumber: "C-2026-9",
  injured: "Eva Ruiz",
  accident: "2026-11-10",
  time: "14:30",
  place: "Coney Island Avenue, Brooklyn",
  vehicle: "Gray Example sedan, plate ABC 1234",
  account: "A car hit our car from behind at a red light.",
};

const field = (page: Page, name: keyof typeof fields) => page.getByLabel(fields[name], { exact: true });
const letter = (page: Page) => page.getByRole("article", { name: "Letter of notice" });
const write = (page: Page) => page.getByRole("button", { name: "Show my letter" });
const printIt = (page: Page) => page.getByRole("button", { name: "Print or save as PDF" });

async function fill(page: Page, values: Values) {
  for (const [name, value] of Object.entries(values)) await field(page, name as keyof typeof fields).fill(value);
}

/** What stands in the letter, by the words before it. */
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

test("what was typed stands in the letter, with the day it was made, and nothing besides", async ({ page }) => {
  const faults = await recordErrors(page);
  await openOn(page, "2026-11-21");
  await fill(page, whole);
  await write(page).click();

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
  for (const [name, value] of Object.entries(whole)) await expect(field(page, name as keyof Values)).toHaveValue(value);
  expect(faults).toEqual([]);
});

test("what is blank is a line for a pen, and who writes is who was hurt unless told otherwise", async ({ page }) => {
  await openOn(page, "2026-11-21");
  await fill(page, { name: "Ana Ruiz" });
  await write(page).click();
  await expect(page.getByRole("heading", { name: "Your letter" })).toBeFocused();
  const { From, Date: day, "Who was hurt": hurt, ...others } = await rows(page);
  expect([From, hurt, day]).toEqual(["Ana Ruiz", "Ana Ruiz", "November 21, 2026"]);
  expect(new Set(Object.values(others))).toEqual(new Set([blankLine, sentBy]));
});

const noticeDays = rule("noticeLimit").limit;

for (const { accident, chosen, late, because } of [
  { accident: addDays("2026-11-21", -noticeDays), chosen: false, late: false, because: "it is the last day" },
  {
    accident: addDays("2026-11-21", -noticeDays - 1),
    chosen: false,
    late: true,
    because: "the last day was yesterday",
  },
  { accident: "", chosen: false, late: false, because: "no date is known" },
  { accident: "", chosen: true, late: true, because: "it was asked for" },
  { accident: "2026-11-20", chosen: true, late: true, because: "it was asked for" },
])
  test(
    `the letter about ${accident || "an unknown day"} has ${late ? "" : "no "}line for the reason: ${because}`,
    { tag: "@desktop" },
    async ({ page }) => {
      await openOn(page, "2026-11-21");
      await fill(page, { accident, place: "Brooklyn" });
      if (chosen) await page.getByLabel("Late notice").selectOption("Add the line for my reason");
      await write(page).click();
      await expect(letter(page)).toContainText("Brooklyn");
      const line = letter(page).getByText(lateLine);
      await expect(line).toHaveCount(late ? 1 : 0);
      // No reason is suggested: after the words come lines for a pen alone.
      if (late) expect((await line.innerText()).replace(blankLine, "").trim()).toBe(lateLine);
    },
  );

test.describe("wherever the device is", { tag: "@desktop" }, () => {
  // Each at a moment at which it has another day than New York.
  for (const { timezoneId, now, day } of [
    { timezoneId: "Pacific/Kiritimati", now: "2026-11-21T04:30:00Z", day: "November 20, 2026" },
    { timezoneId: "Pacific/Pago_Pago", now: "2026-11-21T06:00:00Z", day: "November 21, 2026" },
  ])
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test("the letter is of the day in New York, and the accident's day stays itself", async ({ page }) => {
        await page.clock.setFixedTime(new Date(now));
        await page.goto(routes.noticeLetter);
        await fill(page, { accident: "2026-11-10" });
        await write(page).click();
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
    says: "This day is still to come. Enter a day that has been.",
  },
  {
    values: { accident: "0026-11-01" },
    wrong: "accident",
    row: "Date of accident",
    says: "Check the year, and write all four digits of it.",
  },
  {
    values: { account: "x".repeat(longestParts.account + 1) },
    wrong: "account",
    row: "What happened",
    says: `Use at most ${longestParts.account} characters. There are ${longestParts.account + 1} now.`,
  },
  { values: { address: "a\nb\nc\nd\ne" }, wrong: "address", row: "Address", says: "Use at most 4 lines." },
];

for (const { values, wrong, row, says } of refused)
  test(`the letter waits while a field says “${says}”`, async ({ page }) => {
    await openOn(page, "2026-11-21");
    const typed = { ...whole, ...values };
    await fill(page, typed);
    for (const button of [write(page), printIt(page)]) {
      await button.click();
      await expect(field(page, wrong)).toBeFocused();
      await expect(field(page, wrong)).toHaveAccessibleDescription(new RegExp(`${says}$`));
      await expect(field(page, wrong)).toHaveAttribute("aria-invalid", "true");
      expect(await hiddenBy(field(page, wrong))).toEqual([]);
    }
    expect(await printed(page)).toBe(0);
    expect((await rows(page))[row], "what is wrong is not in the letter").toBe(blankLine);
    for (const [name, value] of Object.entries(typed))
      await expect(field(page, name as keyof Values)).toHaveValue(value);

    await fill(page, { [wrong]: whole[wrong] });
    await expect(page.getByText(says)).toHaveCount(0);
    await printIt(page).click();
    await expect.poll(() => printed(page)).toBe(1);
  });

test("a date typed by half is an error, not a blank", { tag: "@desktop" }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await openOn(page, "2026-11-21", "#accident=2026-11-10");
  await field(page, "accident").focus();
  await page.keyboard.type("11");
  scripts.release();
  await write(page).click();
  await expect(field(page, "accident")).toHaveAccessibleDescription("Enter a whole date, or leave it blank.");
  await expect(field(page, "accident")).toBeFocused();
});

test.describe("on paper", { tag: "@desktop" }, () => {
  test("the fullest late letter is alone on one sheet, without a word of the site", async ({ page }) => {
    await openOn(page, "2026-11-21");
    const lines = (length: number) => "W ".repeat(length / 2 - 4) + "\nW\nW\nW";
    for (const [part, length] of Object.entries(longestParts)) {
      if (part === "accident" || part === "time") continue;
      const many = part === "address" || part === "insurerAddress" || part === "account";
      await field(page, part as keyof Values).fill(many ? lines(length) : "W".repeat(length));
    }
    await fill(page, { accident: "2026-01-15", time: "23:59" });
    await printIt(page).click();
    await expect(letter(page)).toContainText(lateLine);
    expect(await printed(page)).toBe(1);
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: "print" });
    const words = (await page.locator("body").innerText()).trim();
    expect(words).toMatch(/^From/);
    expect(words).toMatch(/Signature[^\w]*\(a blank line to fill in by hand\)\s*Sent by\s/);
    expect(words).toMatch(/Fax or email to[^\w]*\(a blank line to fill in by hand\)$/);
    for (const word of [practice.name, practice.phone, "Tools"]) expect(words).not.toContain(word);
    expect((await unreadable(page)).cut).toEqual([]);
  });

  test("what is typed is in the letter without a button, so however the page is printed", async ({ page }) => {
    await openOn(page, "2026-11-21");
    await fill(page, { name: "Ana Ruiz", accident: "2026-11-10" });
    await expect(letter(page)).toContainText("Ana Ruiz");
    expect((await rows(page))["Date of accident"]).toBe("November 10, 2026");
  });

  test("the blank letter is on a sheet of its own, in full width, when the page is printed untouched", async ({
    page,
  }) => {
    await page.goto(routes.noticeLetter);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 720, height: 960 });
    await expect(write(page)).toBeHidden();
    await expect(field(page, "name")).toBeHidden();
    const box = await letter(page).boundingBox();
    expect(box?.width).toBeGreaterThan(600);
    expect(box?.height).toBeLessThanOrEqual(960);
    // Of its section alone: the heading before it, the letter, and the note after it.
    await page
      .locator("body > :not(main), main > :not(#letter)")
      .evaluateAll((all) => all.forEach((one) => ((one as HTMLElement).hidden = true)));
    expect(await sheets(page)).toBe(3);
  });
});

test("what another tool asked stands in its field, and only the kind of insurer is hinted at", async ({ page }) => {
  await openOn(page, "2026-11-21", "#accident=2026-11-10&working=yes&insurer=striking-insurer");
  await expect(field(page, "accident")).toHaveValue("2026-11-10");
  await expect(field(page, "insurer")).toHaveValue("");
  await expect(field(page, "insurer")).toHaveAttribute(
    "placeholder",
    addresseeTitles(whoPays.results)["striking-insurer"] ?? "",
  );
  expect(new Set(Object.values(await rows(page)))).toEqual(new Set([blankLine, sentBy]));
});

for (const { press, does } of [
  { press: write, does: "is in the letter" },
  { press: printIt, does: "is printed" },
])
  test(`what was typed before the code is there ${does} once it is`, { tag: "@desktop" }, async ({ page }) => {
    const scripts = await holdScripts(page);
    await openOn(page, "2026-11-21");
    await fill(page, whole);
    await press(page).click();
    await expect(page.getByRole("status").getByText("still loading")).toBeVisible();
    scripts.release();
    await expect(letter(page)).toContainText("Eva Ruiz");
    expect(await printed(page)).toBe(press === printIt ? 1 : 0);
    await expect(field(page, "account")).toHaveValue(whole.account);
  });

test.describe("with JavaScript switched off", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a blank letter stands there to print, and what was typed reaches no URL", async ({ page }) => {
    await page.goto(routes.noticeLetter);
    await expect(page.locator("noscript p")).toContainText("Print this page");
    await expect(letter(page)).toContainText("Please send me form NF-2");
    await fill(page, { name: "Ana Ruiz" });
    await write(page).click();
    await expect(page).toHaveURL(routes.noticeLetter);
    await expect(field(page, "name")).toHaveValue("Ana Ruiz");
  });
});

test("form, errors and letter have no accessibility fault, and targets of 44 px", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openOn(page, "2026-11-21", "#insurer=striking-insurer");
  await fill(page, { accident: "2026-11-22" });
  await write(page).click();
  await expect(page.getByText("This day is still to come.")).toBeVisible();
  const look = async () => {
    expect(await axeFaults(axe(page).include("#letter"))).toEqual([]);
    // Nothing lies half under the header or the bar of calls there.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await faint(page, "#letter")).toEqual([]);
    expect(await smallTargets(page, "#letter")).toEqual([]);
    expect(await unreadable(page)).toEqual({ cut: [], overlapping: [] });
  };
  await look();
  await fill(page, { ...whole, accident: "2026-01-15", place: "W".repeat(longestParts.place) });
  await write(page).click();
  await expect(letter(page)).toContainText(lateLine);
  await look();
  await page.setViewportSize({ width: 320, height: 568 });
  expect((await unreadable(page)).cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
