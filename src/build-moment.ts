import { dayInNewYork } from "#domain/calendar-days.ts";

/**
 * When the site is built. Nothing else that is built asks what time it is, and a page holds no more of it than the year:
 * what it says of today, the visitor's browser works out.
 */
export const buildMoment = new Date();

/** The year of the build in New York, for the copyright line and the public holidays that pages carry. */
export const buildYear = Number(dayInNewYork(buildMoment).slice(0, 4));
