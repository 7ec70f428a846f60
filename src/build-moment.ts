import { dayInNewYork } from "#domain/calendar-days.ts";

/**
 * When the site is built. Nothing else that is built asks what time it is, and a page holds no more of it than the year
 * and, while the content has other hours, which of them are over: what it says of today, the visitor's browser works out.
 */
export const buildMoment = new Date();

/** The day of the build in New York, as `2026-11-23`. */
export const buildDay = dayInNewYork(buildMoment);

/** The year of the build in New York, for the copyright line and the public holidays that pages carry. */
export const buildYear = Number(buildDay.slice(0, 4));
