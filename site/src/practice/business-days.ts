import { addDays, weekday } from "./calendar-days.ts";

/** Holidays with a fixed date, `MM-DD`. One that falls on a Sunday is observed on the next day, too. */
const fixed: Readonly<Record<string, string>> = {
  "01-01": "New Year’s Day",
  "02-12": "Lincoln’s Birthday",
  "06-19": "Juneteenth",
  "07-04": "Independence Day",
  "11-11": "Veterans Day",
  "12-25": "Christmas Day",
};

/** Holidays on a weekday: the one day of the week (0 is Sunday) among the seven days that begin with `first`, `MM-DD`. */
const movable = [
  { first: "01-15", on: 1, name: "Martin Luther King Jr. Day" },
  { first: "02-15", on: 1, name: "Presidents’ Day" },
  { first: "05-25", on: 1, name: "Memorial Day" },
  { first: "06-08", on: 0, name: "Flag Day" },
  { first: "09-01", on: 1, name: "Labor Day" },
  { first: "10-08", on: 1, name: "Columbus Day" },
  { first: "11-02", on: 2, name: "Election Day" },
  { first: "11-22", on: 4, name: "Thanksgiving Day" },
] as const;

/** The names of all public holidays of New York. */
export function holidayNames(): string[] {
  return [...Object.values(fixed), ...movable.map(({ name }) => name)];
}

/** The name of the New York public holiday on a day `YYYY-MM-DD`, if it is one: General Construction Law §24. */
export function publicHoliday(day: string): string | undefined {
  return fixed[day.slice(5)] ?? movableHoliday(day) ?? keptAfterSunday(day);
}

function movableHoliday(day: string): string | undefined {
  return movable.find(({ first, on }) => {
    const start = `${day.slice(0, 4)}-${first}`;
    return weekday(day) === on && day >= start && day < addDays(start, 7);
  })?.name;
}

function keptAfterSunday(day: string): string | undefined {
  const name = weekday(day) === 1 ? fixed[addDays(day, -1).slice(5)] : undefined;
  return name && `${name} (observed)`;
}

/** Whether a day `YYYY-MM-DD` is neither a weekend day nor a public holiday of New York. */
export function isBusinessDay(day: string): boolean {
  return weekday(day) % 6 !== 0 && publicHoliday(day) === undefined;
}

/** The last of a number of business days, counted from the day after `day`. */
export function addBusinessDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; left -= 1) {
    do reached = addDays(reached, 1);
    while (!isBusinessDay(reached));
  }
  return reached;
}

export function businessDayBefore(day: string): string {
  const before = addDays(day, -1);
  return isBusinessDay(before) ? before : businessDayBefore(before);
}

/** The public holidays of New York in a year and the one after it, as days `YYYY-MM-DD` with spaces between. */
export function holidaysFrom(year: number): string {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day < `${year + 2}-01-01`; day = addDays(day, 1))
    if (publicHoliday(day)) days.push(day);
  return days.join(" ");
}
