import { describe, expect, test } from "vitest";
import { loadContent } from "#content/load.ts";
import { addDays } from "#practice/calendar-days.ts";
import { advise, type Advice, type ClaimRule, type Step } from "./advise.ts";
import { choiceKeys, type Claim } from "./claim.ts";
import { claimRules } from "./claim-rules.ts";
import { anyClaim, randomNumbers } from "./worked-claims.ts";

const content = loadContent();
const limits = content.list("deadlineRules");
const rules = claimRules(limits, content.only("claim"));
const steps = content.only("claim").steps.map(({ id }) => id);
const fundSteps = ["unknownVehicle", "uninsuredVehicle", "deniedCoverage"];

/** Claims at random, each looked at on a day of its own. */
const claims = Array.from({ length: 800 }, (_, seed) => {
  const claim = anyClaim(seed, steps);
  const days = Math.floor(randomNumbers(seed + 1_000_000)() * 1500);
  return { claim, today: addDays(claim.crash ?? "2025-06-01", days) };
});

const open = ({ steps: sure, maybe }: Advice): Step[] => [...sure, ...maybe];
const all = (advice: Advice): Step[] => [...open(advice), ...advice.passed, ...advice.done, ...advice.others];
const failing = (isWrong: (claim: Claim, today: string) => unknown) =>
  claims.filter(({ claim, today }) => isWrong(claim, today)).slice(0, 3);

describe("in any claim", () => {
  test("nothing is due before the crash, or before the event that its time runs from", () => {
    const early = (claim: Claim, today: string) =>
      all(advise(claim, today, rules)).some(
        ({ since = "", due }) =>
          due &&
          (due.limit < since || due.act < since || due.limit < (claim.crash ?? "") || (due.may ?? "9") < due.limit),
      );
    expect(failing(early)).toEqual([]);
  });

  test("a rule stands in one place, or nowhere", () => {
    const twice = (claim: Claim, today: string) => {
      const advice = advise(claim, today, rules);
      const ids = [...all(advice), ...advice.notNeeded].map(({ id }) => id);
      return new Set(ids).size < ids.length;
    };
    expect(failing(twice)).toEqual([]);
  });

  test("each step has its words in the content, and each rule of others its limit", () => {
    const unknown = (claim: Claim, today: string) =>
      all(advise(claim, today, rules)).some(({ id, who }) =>
        who === "you" ? !steps.includes(id) : !limits.some((limit) => limit.id === id && limit.who === who),
      );
    expect(failing(unknown)).toEqual([]);
  });

  test("MVAIC is neither to be told nor named where its law does not reach", () => {
    const wrong = (claim: Claim, today: string) => {
      const advice = advise(claim, today, rules);
      const isNamed = [...open(advice), ...advice.passed, ...advice.addressees].some(({ id }) =>
        [...fundSteps, "mvaic"].includes(id),
      );
      return isNamed && outsideFund(claim);
    };
    expect(failing(wrong)).toEqual([]);
  });

  test("the New York crash report is only for crashes in New York", () => {
    const wrong = (claim: Claim, today: string) =>
      (claim.place === "us" || claim.place === "abroad") &&
      open(advise(claim, today, rules)).some(({ id }) => id === "crashReport");
    expect(failing(wrong)).toEqual([]);
  });

  test("a No-Fault letter is asked for only where there is an insurer to get it", () => {
    const wrong = (claim: Claim, today: string) => {
      const advice = advise(claim, today, rules);
      const isAsked = open(advice).some(({ id }) => id === "noticeLimit");
      return isAsked && !advice.addressees.some(({ id }) => id !== "mvaic");
    };
    expect(failing(wrong)).toEqual([]);
  });

  test("to say “not sure” takes away nothing, and makes nothing later", () => {
    const keys = [...choiceKeys, "also"] as const;
    const lost = claims.flatMap(({ claim, today }, at) => {
      const key = keys[at % keys.length] as (typeof keys)[number];
      const { [key]: said, ...rest } = claim;
      const before = open(advise(rest, today, rules));
      const after = open(advise({ ...rest, [key]: "unsure" }, today, rules));
      return before
        .filter(({ id, due }) => {
          const same = after.find((one) => one.id === id);
          return !same || (due?.limit ?? "") < (same.due?.limit ?? "") || (due?.act ?? "") < (same.due?.act ?? "");
        })
        .map(({ id }) => ({ key, id, claim, today }));
    });
    expect(lost.slice(0, 3)).toEqual([]);
  });

  test("the order in which it was told changes nothing", () => {
    const wrong = (claim: Claim, today: string) => {
      const turned = Object.fromEntries(Object.entries(claim).reverse()) as Claim;
      return JSON.stringify(advise(turned, today, rules)) !== JSON.stringify(advise(claim, today, rules));
    };
    expect(failing(wrong)).toEqual([]);
  });

  test("what is still open is never among what is over", () => {
    const wrong = (claim: Claim, today: string) =>
      advise(claim, today, rules).passed.some(({ due, when }) => (due ? due.state !== "passed" : when !== "comes"));
    expect(failing(wrong)).toEqual([]);
  });
});

/** Insurance Law §5202, §5208: where MVAIC pays nobody. */
function outsideFund(claim: Claim): boolean {
  const { travel, cycle, hit, vehicle, owner, place, body, role } = claim;
  const isInside = travel === "driving" || travel === "riding" || travel === "taxi" || travel === "bus";
  const isCycle = travel === "motorcycle" && cycle !== "slow" && cycle !== "unplated";
  const isStruck =
    travel === "foot" ||
    travel === "bicycle" ||
    (travel === "motorcycle" && (cycle === "slow" || cycle === "unplated"));
  const isDenied = claim.coverage !== undefined || (vehicle === "none" && travel !== "bus");
  const isDriver = travel === "driving" || (travel !== "riding" && role === "driver");
  return (
    place === "us" ||
    place === "abroad" ||
    (isCycle && cycle !== undefined && cycle !== "unsure") ||
    (isStruck && hit === "none") ||
    (isStruck && hit === "public" && body !== "federal") ||
    (isInside && isDenied && owner === "mine") ||
    (isInside && isDenied && owner === "spouse" && !isDriver) ||
    ((travel === "driving" || travel === "riding" || travel === "taxi") &&
      (vehicle === "rental" || (vehicle === "public" && body !== "federal")))
  );
}

const timed = rules.filter((rule) => rule.event !== undefined);
/** A Wednesday and a Saturday with no holiday around them, and a business day before each. */
const wednesday = "2027-05-19";
const saturday = "2027-05-22";

describe("before, on and after the last day", () => {
  test.each(timed)("$id, which ends on a Wednesday", (rule) => {
    const states = [-2, -1, 0, 1].map((days) => stateOf(rule, wednesday, addDays(wednesday, days)));
    expect(states).toEqual(["ahead", "tomorrow", "today", "passed"]);
  });

  const weekend = timed.filter(({ time }) => time?.unit !== "business days");
  const isExact = ({ who, time }: ClaimRule) => who !== "you" || time === undefined || time.unit === "hours";

  test.each(weekend.filter((rule) => !isExact(rule)))(
    "$id, which ends on a Saturday: act by Friday, and Monday may still count",
    (rule) => {
      const states = [-3, -2, -1, 0, 1, 2, 3].map((days) => stateOf(rule, saturday, addDays(saturday, days)));
      // How many days a denial of coverage gives is not sure: nothing later is said to count.
      const after = rule.id === "deniedCoverage" ? "passed" : "grace";
      expect(states).toEqual(["ahead", "tomorrow", "today", "today", after, after, "passed"]);
    },
  );

  test.each(weekend.filter(isExact))("$id, which a Saturday does not move", (rule) => {
    const states = [-2, -1, 0, 1].map((days) => stateOf(rule, saturday, addDays(saturday, days)));
    expect(states).toEqual(["ahead", "tomorrow", "today", "passed"]);
  });
});

/** How a rule that ends on a day stands on another, whomever it concerns. */
function stateOf(rule: ClaimRule, limit: string, today: string) {
  const { event = "crash", time = { limit: 0, unit: "days" } } = rule;
  const year = Number(limit.slice(0, 4));
  const before = {
    days: () => addDays(limit, -time.limit),
    hours: () => addDays(limit, -1),
    years: () => `${year - time.limit}${limit.slice(4)}`,
    "business days": () => addDays(limit, (-time.limit / 5) * 7),
  }[time.unit]();
  const step = all(advise({ [event]: before }, today, [{ ...rule, concerns: undefined }])).find(
    ({ id }) => id === rule.id,
  );
  return step?.due?.limit === limit ? step.due.state : step?.due;
}

test.each([
  { because: "January 1 is New Year’s Day", limit: "2026-01-01", act: "2025-12-31", may: "2026-01-02" },
  { because: "the third Monday of January is Dr. King’s", limit: "2026-01-19", act: "2026-01-16", may: "2026-01-20" },
  { because: "February 12 is Lincoln’s Birthday", limit: "2026-02-12", act: "2026-02-11", may: "2026-02-13" },
  { because: "the third Monday of February", limit: "2026-02-16", act: "2026-02-13", may: "2026-02-17" },
  { because: "Memorial Day", limit: "2026-05-25", act: "2026-05-22", may: "2026-05-26" },
  { because: "Flag Day is a Sunday", limit: "2026-06-14", act: "2026-06-12", may: "2026-06-15" },
  { because: "Juneteenth is a Friday this year", limit: "2026-06-19", act: "2026-06-18", may: "2026-06-22" },
  { because: "a July 4 on Saturday does not move", limit: "2026-07-04", act: "2026-07-03", may: "2026-07-06" },
  { because: "Labor Day", limit: "2026-09-07", act: "2026-09-04", may: "2026-09-08" },
  { because: "Columbus Day", limit: "2026-10-12", act: "2026-10-09", may: "2026-10-13" },
  { because: "Election Day, every year", limit: "2026-11-03", act: "2026-11-02", may: "2026-11-04" },
  { because: "Veterans Day", limit: "2026-11-11", act: "2026-11-10", may: "2026-11-12" },
  { because: "Thanksgiving; the Friday is no holiday", limit: "2026-11-26", act: "2026-11-25", may: "2026-11-27" },
  { because: "Christmas Day", limit: "2026-12-25", act: "2026-12-24", may: "2026-12-28" },
  { because: "a July 4 on Sunday moves to Monday", limit: "2027-07-05", act: "2027-07-02", may: "2027-07-06" },
  { because: "a New Year’s Day on Sunday does, too", limit: "2023-01-02", act: "2022-12-30", may: "2023-01-03" },
])("notice whose day 30 is $limit is sent by $act: $because", ({ limit, act, may }) => {
  const { steps: sure } = advise({ crash: addDays(limit, -30), travel: "driving" }, addDays(limit, -20), rules);
  expect(sure.find(({ id }) => id === "noticeLimit")?.due).toMatchObject({ limit, act, may });
});

test.each([
  { because: "the clock goes forward the next night", crash: "2026-03-07", police: "2026-03-08", notice: "2026-04-06" },
  { because: "the clock goes forward that night", crash: "2026-03-08", police: "2026-03-09", notice: "2026-04-07" },
  { because: "day 30 is the day the clock changes", crash: "2026-02-06", police: "2026-02-07", notice: "2026-03-08" },
  { because: "day 30 is the day after the change", crash: "2026-02-07", police: "2026-02-08", notice: "2026-03-09" },
  { because: "the clock goes back the next night", crash: "2026-10-31", police: "2026-11-01", notice: "2026-11-30" },
  { because: "the clock goes back that night", crash: "2026-11-01", police: "2026-11-02", notice: "2026-12-01" },
  { because: "day 30 is the day it goes back", crash: "2026-10-02", police: "2026-10-03", notice: "2026-11-01" },
  { because: "February has 29 days in 2028", crash: "2028-01-30", police: "2028-01-31", notice: "2028-02-29" },
  { because: "and 28 in 2027", crash: "2027-01-30", police: "2027-01-31", notice: "2027-03-01" },
  { because: "the crash is on leap day", crash: "2028-02-29", police: "2028-03-01", notice: "2028-03-30" },
])("a crash on $crash: police by $police, notice by $notice: $because", ({ crash, police, notice }) => {
  const claim = { crash, travel: "driving", fled: "yes", place: "state" } as const;
  const { steps: sure } = advise(claim, crash, rules);
  const limit = (one: string) => sure.find(({ id }) => id === one)?.due?.limit;
  expect([limit("policeReport"), limit("noticeLimit")]).toEqual([police, notice]);
});

test.each([
  { because: "leap day has no anniversary", crash: "2024-02-29", year: "2025-02-28", suit: "2027-02-28" },
  { because: "the year has 366 days", crash: "2027-06-10", year: "2028-06-10", suit: "2030-06-10" },
  { because: "the last of February stays the 28th", crash: "2027-02-28", year: "2028-02-28", suit: "2030-02-28" },
])("a crash on $crash: one year is $year, three are $suit: $because", ({ crash, year, suit }) => {
  const { steps: sure } = advise({ crash, travel: "driving", place: "city" }, crash, rules);
  const limit = (one: string) => sure.find(({ id }) => id === one)?.due?.limit;
  expect([limit("yearRule"), limit("suit")]).toEqual([year, suit]);
});

test("without the day of the crash, what to do is said without dates", () => {
  const { steps: sure, day } = advise({ travel: "driving", vehicle: "insured", place: "city" }, "2026-11-27", rules);
  expect(day).toBeUndefined();
  expect(sure[0]).toEqual({ id: "noticeLimit", who: "you", isSure: true });
});

test("who has answered nothing is told nothing that only some have to do as sure", () => {
  const sure = advise({ crash: "2026-11-20" }, "2026-11-21", rules).steps.map(({ id }) => id);
  expect(sure).toEqual(["noticeLimit", "application", "yearRule", "wageClaim", "suit"]);
});
