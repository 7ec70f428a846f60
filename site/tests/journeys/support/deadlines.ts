import { expect, type Page } from "@playwright/test";
import { addDays } from "#practice/calendar-days.ts";
import { routes } from "#routes.ts";
import type { DeadlineRule, DeadlineRuleId } from "#tools/deadlines/rule-schema.ts";
import { deadlineRules } from "../../support/content.ts";

/** Today in these tests: noon in New York. */
const noon = "2026-11-21T17:00:00Z";

/** Locators of the deadlines tool, by role and label. */
export function deadlinesTool(page: Page) {
  const part = page.getByRole("region", { name: "Work out your dates" });
  return {
    part,
    accident: part.getByLabel("Date of the accident"),
    working: part.getByRole("combobox", { name: "Were you working" }),
    drove: part.getByRole("combobox", { name: "Were you driving" }),
    vehicle: part.getByRole("combobox", { name: "have an insurer" }),
    fled: part.getByRole("combobox", { name: "leave without stopping" }),
    publicVehicle: part.getByRole("combobox", { name: "public vehicle" }),
    questions: part.getByText("Answer five questions for a shorter list (optional)"),
    more: part.getByText("Add dates you already know (optional)"),
    show: part.getByRole("button", { name: "Show my dates" }),
    result: part.getByRole("heading", { name: /^Your dates after the crash/ }),
  };
}

/** Opens the tool and its questions on the day `noon`; with a fragment, as linked from another tool. */
export async function openTool(page: Page, fragment = "", now = noon) {
  await page.clock.setFixedTime(new Date(now));
  await page.goto(routes.deadlines + fragment);
  const tool = deadlinesTool(page);
  await tool.questions.click();
  return tool;
}

/** Submits the day of an accident. */
export async function askFor(page: Page, accident: string) {
  const tool = deadlinesTool(page);
  await tool.accident.fill(accident);
  await tool.show.click();
  await expect(tool.result).toBeVisible();
  return tool;
}

/** A time limit of `content/`. */
export function rule(id: DeadlineRuleId): DeadlineRule {
  return deadlineRules.find((candidate) => candidate.id === id) as DeadlineRule;
}

/** The last day of a time limit that runs from a day, calculated independently. */
export function lastDay(id: DeadlineRuleId, from: string): string {
  const { limit, unit } = rule(id);
  if (unit === "years") return `${Number(from.slice(0, 4)) + limit}${from.slice(4)}`;
  return addDays(from, unit === "hours" ? limit / 24 : limit);
}

/** The last days of several time limits that run from one day, in order. */
export function lastDays(ids: readonly DeadlineRuleId[], from: string): string[] {
  return [...new Set(ids.map((id) => lastDay(id, from)))].sort();
}

/** The time limits that run from the crash. */
export const fromTheCrash = deadlineRules.filter(({ event }) => event === "accident").map(({ id }) => id);

/** The days in the result from `datetime`, unique and sorted. */
export async function shownDays(page: Page): Promise<string[]> {
  const days = deadlinesTool(page).part.locator("time");
  const found = await days.evaluateAll((all) => all.map((one) => one.getAttribute("datetime") ?? ""));
  return [...new Set(found)].sort();
}
