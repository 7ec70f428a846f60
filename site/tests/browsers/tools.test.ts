import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addDays, dayInNewYork } from "#practice/calendar-days.ts";
import { hrefWithAnswers } from "#tools/answers-in-fragment.ts";
import { fullDay, readableDay } from "#practice/day.ts";
import { routes } from "#routes.ts";
import { usualDay } from "../../scripts/days.mjs";
import { deadlineRules, whoPays } from "../support/content.ts";
import { openPage } from "./support/open-page.ts";

const page = openPage();
const today = dayInNewYork(new Date(usualDay.now));
const accident = addDays(today, -10);
const noticeLimit = deadlineRules.find(({ id }) => id === "noticeLimit")?.limit ?? 0;
const field = (name: string) => `[name=${name}]`;
const valueOf = async (name: string) => await page.value(field(name));

/** Types a day with the month first, as in American English. */
const writeDay = (name: string, day: string) => {
  const [year, month, date] = day.split("-");
  return page.write(field(name), `${month}/${date}/${year}`);
};

test("a future day is an error at its field; a past day gives dates, and a calendar file of them", async () => {
  const result = "[data-result] h3";
  const show = () => page.click("#answers button");
  await page.go(routes.deadlines);
  await writeDay("accident", addDays(today, 1));
  await page.click("#answers summary");
  await page.choose(field("working"), "Yes");
  await page.choose(field("vehicle"), "Yes");
  await show();
  await expect.poll(() => page.text("#accident-error")).toContain("This day is still to come.");
  expect(await valueOf("accident")).toBe(addDays(today, 1));
  expect(await page.isFocused(field("accident"))).toBe(true);
  expect([await valueOf("working"), await valueOf("vehicle")]).toEqual(["yes", "insured"]);
  expect(await page.count(result)).toBe(0);

  await writeDay("accident", accident);
  expect(await valueOf("accident")).toBe(accident);
  expect(await page.count("#accident-error")).toBe(0);
  await show();
  await expect.poll(() => page.text(result)).toContain(readableDay(accident));
  expect(await page.isFocused(result)).toBe(true);
  expect(await page.text("[data-result]")).toContain("Working: yes. Vehicle: insured.");

  await page.click("[data-result] button", "Save to my calendar");
  await expect.poll(() => page.text("[data-result] [role=status]")).toContain("on your device");
  await expect.poll(() => readdir(page.downloads)).toEqual(["no-fault-dates.ics"]);
  const saved = () => readFile(join(page.downloads, "no-fault-dates.ics"), "utf8");
  await expect.poll(saved).toContain("END:VCALENDAR");
  const starts = [...(await saved()).matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)].map(([, day = ""]) => day);
  const written = (day: string) => day.replaceAll("-", "");
  expect(starts).toContain(written(addDays(accident, noticeLimit)));
  expect(starts.length).toBeGreaterThan(2);
  expect(starts.filter((day) => day < written(today))).toEqual([]);
  expect(await page.path()).toBe(routes.deadlines);
});

test("what is typed is in the letter to the insurer, and stays in the form", async () => {
  const letter = "article[aria-label='Letter of notice']";
  const typed = { name: "Ana Ruiz", insurer: "Example Mutual", place: "Coney Island Avenue" };
  await page.go(routes.noticeLetter);
  for (const [name, text] of Object.entries(typed)) await page.write(field(name), text);
  await writeDay("accident", accident);
  for (const text of [...Object.values(typed), readableDay(accident)])
    await expect.poll(() => page.text(letter)).toContain(text);

  await page.click("button", "Show my letter");
  await expect.poll(() => page.isFocused("h3[tabindex='-1']")).toBe(true);
  expect(await page.text(letter)).toContain(readableDay(today));
  for (const [name, text] of Object.entries(typed)) expect(await valueOf(name)).toBe(text);
  expect(await page.path()).toBe(routes.noticeLetter);
});

test("questions end at who pays, visitors can go back, and the answers are in the tool for dates", async () => {
  const way = [
    ["working", "yes"],
    ["fled", "no"],
    ["place", "yes"],
    ["travel", "outside"],
    ["struck", "insured"],
    ["state", "no"],
  ] as const;
  const textOf = (id: string) => whoPays.questions.find((question) => question.id === id)?.text;
  const next = () => page.click("button", "Next");
  await page.go(routes.whoPays);
  for (const [index, [id, option]] of way.entries()) {
    await expect.poll(() => page.text("#finder legend")).toContain(textOf(id));
    // Each question but the first takes the place of one that had the focus.
    await expect.poll(() => page.isFocused("#finder legend")).toBe(index > 0);
    await page.click(`#finder [name=${id}][value=${option}]`);
    await next();
  }
  const result = "#finder h3[tabindex='-1']";
  await expect.poll(() => page.isFocused(result)).toBe(true);

  await page.click("button", "Back");
  await expect.poll(() => page.text("#finder legend")).toContain(textOf("state"));
  expect(await page.value("[name=state]:checked")).toBe("no");
  await next();
  await expect.poll(() => page.count(result)).toBe(1);

  await page.click(`#finder a[href^="${routes.deadlines}#"]`);
  const carried = { working: "yes", fled: "no", drove: "no", vehicle: "insured" } as const;
  await expect.poll(page.path).toBe(hrefWithAnswers(routes.deadlines, { ...carried, insurer: "striking-insurer" }));
  await page.click("#answers summary");
  for (const [name, value] of Object.entries(carried)) await expect.poll(() => valueOf(name)).toBe(value);
});

test("a law firm gets the dates of its reports, from today or from a day that it chooses", async () => {
  const counted = "#turnaround h4";
  await page.go(routes.attorneys);
  await page.click("#turnaround button");
  await expect.poll(() => page.text(counted)).toContain(fullDay(today));
  expect(await page.count("#turnaround tbody tr")).toBeGreaterThan(3);

  const later = addDays(today, 40);
  await writeDay("from", later);
  await page.click("#turnaround button");
  await expect.poll(() => page.text(counted)).toContain(fullDay(later));
});
