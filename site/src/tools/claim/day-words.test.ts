import { expect, test } from "vitest";
import { loadContent } from "#content/load.ts";
import { adviceOn } from "./questions.ts";
import { claimData } from "./claim-texts.ts";
import type { Claim } from "./claim.ts";
import { dayNotes, underDay, whenText } from "./day-words.ts";
import type { ClaimTexts } from "./texts-schema.ts";

const content = loadContent();
const texts = content.list("claimTexts").find(({ language }) => language === "en") as ClaimTexts;
const data = claimData(
  { claim: content.only("claim"), limits: content.list("deadlineRules"), pointsOf: () => [] },
  { ...texts, rules: undefined },
  texts,
);

/** A step of a claim on a day, in words. */
function said(id: string, claim: Claim, today: string) {
  const { steps, maybe, passed } = adviceOn(claim, { data, today });
  const step = [...steps, ...maybe, ...passed].find((one) => one.id === id);
  if (!step) throw new Error(`There is no step “${id}” in this claim.`);
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  return {
    when: plain(whenText(step, today, data)),
    under: plain(underDay(step, today, data).join(" ")),
    notes: dayNotes(step, today, data).map(plain),
  };
}

const unknownCar: Claim = { travel: "foot", hit: "unknown", household: "no", place: "city" };

test.each([
  {
    because: "the last day is a Sunday, so the Friday before is the day to act",
    ...{ id: "noticeLimit", claim: { crash: "2026-11-20" }, today: "2026-11-27" },
    when: "By Friday, December 18",
    under: "In 21 days; today is better. The last day by law is a Sunday, December 20.",
  },
  {
    because: "the last business day before a Sunday is today",
    ...{ id: "noticeLimit", claim: { crash: "2026-11-20" }, today: "2026-12-18" },
    when: "Today, December 18",
    under: "The last day by law is a Sunday, December 20. Today is the last business day before it.",
  },
  {
    because: "no business day is left before a Sunday",
    ...{ id: "noticeLimit", claim: { crash: "2026-11-20" }, today: "2026-12-19" },
    when: "Today, December 19",
    under: "The last day by law is a Sunday, December 20. No business day is left before it.",
  },
  {
    because: "the last day is a holiday with a name",
    ...{ id: "noticeLimit", claim: { crash: "2026-11-25" }, today: "2026-11-27" },
    when: "By Thursday, December 24",
    under: "In 27 days; today is better. The last day by law is Christmas Day, December 25.",
  },
  {
    because: "it was due yesterday, a Saturday",
    ...{ id: "noticeLimit", claim: { crash: "2026-10-22" }, today: "2026-11-22" },
    when: "It was due yesterday, November 21",
    under: "",
  },
  {
    because: "a filing with MVAIC has to arrive",
    ...{ id: "unknownVehicle", claim: { ...unknownCar, crash: "2026-08-25" }, today: "2026-11-22" },
    when: "It must arrive by tomorrow, November 23",
    under: "",
  },
  {
    because: "another year is named, without the weekday",
    ...{ id: "yearRule", claim: { crash: "2026-11-20" }, today: "2026-11-27" },
    when: "By November 19, 2027",
    under: "In 357 days. The last day by law is a Saturday, November 20, 2027.",
  },
  {
    because: "without the day of the crash, each limit counts now",
    ...{ id: "noticeLimit", claim: { travel: "driving" } as Claim, today: "2026-11-27" },
    when: "Now",
    under: "",
  },
  {
    because: "each loss has its own day",
    ...{ id: "wageClaim", claim: { crash: "2026-11-20" }, today: "2026-11-27" },
    when: "Within 90 days of each",
    under: "",
  },
])("$id on $today is said as “$when”: $because", ({ id, claim, today, when, under }) => {
  const words = said(id, claim, today);
  expect(words).toMatchObject({ when, under });
});

test("a letter on the day after a closed last day may still count, and no post is open on a Sunday", () => {
  const [grace, post] = said("noticeLimit", { crash: "2026-10-22" }, "2026-11-22").notes;
  expect(grace).toContain("November 21 was a Saturday.");
  expect(grace).toContain("Monday, November 23");
  expect(post).toBe(data.labels.act.noPost);
});
