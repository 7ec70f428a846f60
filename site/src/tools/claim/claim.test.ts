import { describe, expect, test } from "vitest";
import { alsoTrue, choiceKeys, choices, claimDays, claimFragment, readClaim, type Claim } from "./claim.ts";
import { anyClaim, randomNumbers } from "./worked-claims.ts";

const steps = ["noticeLimit", "crashReport", "umNotice"];
const claims = Array.from({ length: 2000 }, (_, seed) => anyClaim(seed, steps));

test("a link carries any claim, whole", () => {
  const lost = claims.filter((claim) => {
    const read = readClaim(`#${claimFragment(claim)}`, steps);
    return !read.isWhole || stated(read.claim) !== stated(claim);
  });
  expect(lost.slice(0, 3)).toEqual([]);
});

test("a link is the same, in whatever order the claim was told", () => {
  const turned = claims.filter(
    ({ done, ...claim }) => claimFragment(claim) !== claimFragment(Object.fromEntries(Object.entries(claim).reverse())),
  );
  expect(turned.slice(0, 3)).toEqual([]);
});

test("each answer and each day that there is can be in a link", () => {
  for (const key of choiceKeys)
    for (const value of [...choices[key], "unsure"])
      expect(readClaim(`#${key}=${value}`)).toEqual({ claim: { [key]: value }, isWhole: true });
  for (const day of claimDays)
    expect(readClaim(`#${day}=2026-11-20`)).toEqual({ claim: { [day]: "2026-11-20" }, isWhole: true });
  for (const one of alsoTrue) expect(readClaim(`#also=${one}`)).toEqual({ claim: { also: [one] }, isWhole: true });
});

test.each([
  { says: "the crash", link: "accident=2026-09-12", claim: { crash: "2026-09-12" } },
  { says: "at work", link: "working=yes", claim: { working: "employee" } },
  { says: "not at work", link: "working=no", claim: { working: "no" } },
  { says: "driving", link: "drove=yes", claim: { travel: "driving" } },
  { says: "not driving, which leaves open how", link: "drove=no", claim: {} },
  { says: "an unknown vehicle", link: "vehicle=unknown", claim: { hit: "unknown" } },
  { says: "an uninsured vehicle", link: "vehicle=uninsured", claim: { vehicle: "none" } },
  { says: "an insured vehicle", link: "vehicle=insured", claim: { vehicle: "insured" } },
  { says: "a hit-and-run", link: "fled=yes", claim: { fled: "yes" } },
  { says: "no hit-and-run", link: "fled=no", claim: { fled: "no" } },
  { says: "a public vehicle", link: "public=yes", claim: { also: ["public"] } },
  { says: "no public vehicle, which leaves open the rest", link: "public=no", claim: {} },
  { says: "to the vehicle that hit them", link: "insurer=striking-insurer", claim: { hit: "known" } },
  { says: "to the bus", link: "insurer=bus-insurer", claim: { travel: "bus" } },
  { says: "to both, on a bus", link: "insurer=household-bus", claim: { travel: "bus", household: "yes" } },
  { says: "to the policy at home", link: "insurer=household-policy", claim: { household: "yes" } },
  { says: "away, with a policy", link: "insurer=household-away", claim: { place: "us", household: "yes" } },
  { says: "away, without one", link: "insurer=vehicle-away", claim: { place: "us", household: "no" } },
  { says: "in a taxi", link: "insurer=ride-insurer", claim: { travel: "taxi", role: "passenger" } },
  {
    says: "a denial",
    link: "denialMailed=2026-10-26&denialArrived=2026-10-29",
    claim: { denial: "2026-10-26", denialCame: "2026-10-29" },
  },
  { says: "the letter on extra coverage", link: "obelLetter=2026-10-01", claim: { obel: "2026-10-01" } },
  { says: "a denial of coverage", link: "turnedDown=2026-10-02", claim: { coverage: "2026-10-02" } },
  {
    says: "all at once",
    link: "accident=2026-09-12&working=yes&drove=yes&vehicle=uninsured&fled=yes&public=yes&notice=2026-09-20",
    claim: {
      ...{ crash: "2026-09-12", working: "employee", travel: "driving", vehicle: "none", fled: "yes" },
      ...{ also: ["public"], notice: "2026-09-20" },
    },
  },
])("an old link still says $says: #$link", ({ link, claim }) => {
  expect(readClaim(`#${link}`)).toEqual({ claim, isWhole: true });
});

describe("what cannot be read is left out, and the rest is kept", () => {
  test.each([
    { because: "the calendar has no such day", part: "crash=2026-02-30" },
    { because: "a day is written in another way", part: "crash=2/3/2026" },
    { because: "there is no such answer", part: "travel=flying" },
    { because: "there is no such key", part: "color=red" },
    { because: "one of several is not known", part: "also=child,alien" },
    { because: "there is no such step", part: "done.nothing=2026-11-20" },
    { because: "a step was done on no day", part: "done.noticeLimit=yesterday" },
    { because: "an old answer is unknown", part: "insurer=someone" },
    { because: "an old day is none", part: "accident=soon" },
    { because: "every object has this", part: "constructor=name" },
    { because: "every object has this, and it is a day", part: "constructor=2026-11-20" },
    { because: "every object has this, with an old answer", part: "toString=no" },
    { because: "every object has this as its own", part: "__proto__=2026-11-20" },
    { because: "an old key has what every object has", part: "insurer=constructor" },
    { because: "percent signs mean nothing here", part: "%E0%A4%A=%%%" },
  ])("$part: $because", ({ part }) => {
    const rest = { household: "yes", notice: "2026-11-20" };
    expect(readClaim(`#household=yes&${part}&notice=2026-11-20`, steps)).toEqual({ claim: rest, isWhole: false });
  });

  test("whatever a link holds, reading it ends, and says only what a claim can say", () => {
    const known = new Set<string>([...choiceKeys, ...claimDays, "also", "done"]);
    const letters = "crash=travel&#%+,.;:/?2026-11-0,also=unsure&done.proto__ü\u{0}";
    for (let seed = 0; seed < 3000; seed += 1) {
      const next = randomNumbers(seed);
      const text = Array.from({ length: 40 }, () => letters[Math.floor(next() * letters.length)]).join("");
      const { claim } = readClaim(`#fled=yes&${text}&place=city`, steps);
      expect(claim).toMatchObject({ fled: "yes", place: "city" });
      expect(Object.keys(claim).filter((key) => !known.has(key))).toEqual([]);
    }
  });
});

test.each(["", "#", "#ask", "#letter", "#crash="])("“%s” answers nothing", (fragment) => {
  expect(readClaim(fragment)).toEqual({ claim: {}, isWhole: true });
});

test("an anchor beside answers takes nothing away", () => {
  expect(readClaim("#crash=2026-11-20&letter")).toEqual({ claim: { crash: "2026-11-20" }, isWhole: true });
});

test("“none of these” is an answer, and is not “not sure”", () => {
  expect(claimFragment({ also: [] })).toBe("also=none");
  expect(readClaim("#also=none").claim).toEqual({ also: [] });
  expect(readClaim("#also=unsure").claim).toEqual({ also: "unsure" });
});

test("of two steps done, a link keeps both", () => {
  const claim = { done: { noticeLimit: "2026-11-20", umNotice: "2026-11-21" } };
  expect(readClaim(claimFragment(claim), steps).claim).toEqual(claim);
});

/** A claim with its keys in order, to compare. */
const stated = ({ done = {}, ...claim }: Claim) =>
  JSON.stringify([Object.entries(claim).sort(), Object.entries(done).sort()]);
