import { dayInNewYork } from "#practice/calendar-days.ts";

/**
 * When the site is built. Nothing else in the build reads the clock, and pages contain only the year and, while the
 * content has other hours, which of them are over: everything about today is computed in the browser.
 */
export const buildMoment = new Date();

/** The day of the build in New York, as `2026-11-23`. */
export const buildDay = dayInNewYork(buildMoment);

/** The year of the build in New York, for the copyright line and the public holidays in pages. */
export const buildYear = Number(buildDay.slice(0, 4));
