/**
 * A moment on an unusual day.
 * @typedef {{ name: string, now: string, zone: string, because: string }} Day `zone` is the machine’s own time zone.
 */

/** The day of `npm test`: unit tests, a build with its tests, and every page in the browser use it. @type {Day} */
export const usualDay = {
  name: "new-year",
  now: "2028-01-01T05:30:00Z",
  zone: "America/Los_Angeles",
  because: "in New York it is half past midnight on a Saturday, a holiday; the machine is still in the old year",
};

/** The days of `npm run test:any-day`. @type {readonly Day[]} */
export const days = [
  usualDay,
  {
    name: "leap-day",
    now: "2024-02-29T17:00:00Z",
    zone: "UTC",
    because: "February has 29 days, and the machine’s clock is behind every day in content/",
  },
  {
    name: "new-years-eve",
    now: "2027-01-01T04:30:00Z",
    zone: "Asia/Tokyo",
    because: "in New York the year has half an hour left; the machine is in the next",
  },
  {
    name: "clocks-forward",
    now: "2027-03-14T06:59:00Z",
    zone: "America/New_York",
    because: "in a minute it is 3 AM; it is a Sunday",
  },
  {
    name: "kept-on-monday",
    now: "2027-07-05T14:00:00Z",
    zone: "Asia/Kolkata",
    because: "this Monday is a holiday, for July 4 was a Sunday",
  },
  {
    name: "month-end",
    now: "2027-07-31T16:00:00Z",
    zone: "Pacific/Pago_Pago",
    because: "it is a Saturday, and tomorrow is another month",
  },
  {
    name: "clocks-back",
    now: "2027-11-07T05:59:00Z",
    zone: "America/New_York",
    because: "in a minute it is 1 AM again",
  },
  {
    name: "thanksgiving",
    now: "2027-11-26T04:30:00Z",
    zone: "Pacific/Kiritimati",
    because: "it is the last half hour of a holiday; the machine has had most of Friday",
  },
  {
    name: "ten-years-on",
    now: "2036-12-30T17:00:00Z",
    zone: "Europe/London",
    because: "years have passed since anything here was written",
  },
];
