import { dayProblem, type DayProblem } from "#practice/calendar-days.ts";
import { readableDay } from "#practice/day.ts";
import { matters, sinceKey, without, type Question, type Source } from "./questions.ts";
import { claimDays, type ChoiceKey, type Claim, type ClaimDay } from "./claim.ts";
import type { ClaimData } from "./claim-texts.ts";
import { listed } from "./day-words.ts";

/** A kind of event with its fields, days and choices. */
export type ClaimEvent = { id: string; label: string; fields: readonly EventField[] };
export type EventField = NonNullable<ClaimData["events"][number]["fields"]>[number];

type FieldKey = ClaimDay | ChoiceKey;

/** All events that can be entered, without the names over them. */
export function eventsIn({ events }: Pick<ClaimData, "events">): ClaimEvent[] {
  return events
    .flatMap((event) => [event, ...(event.events ?? [])])
    .flatMap(({ id, label, fields }) => (fields ? [{ id, label, fields }] : []));
}

const isDayField = ({ id }: EventField): boolean => (claimDays as readonly string[]).includes(id);

/** Whether a claim has a day of this event. */
export const isEntered = ({ fields }: ClaimEvent, claim: Claim): boolean =>
  fields.some((field) => isDayField(field) && claim[field.id as ClaimDay]);

/** What is left to answer of the events that are entered, as of a letter by a link from the page of letters. */
export function eventQuestions(claim: Claim, source: Source): Question[] {
  const fields = eventsIn(source.data).flatMap((event) => (isEntered(event, claim) ? event.fields : []));
  return fields
    .filter(({ id, options }) => options && claim[id as ChoiceKey] === undefined)
    .map(({ id, label, options = [] }) => ({ id, short: label, text: label, options, after: undefined }))
    .filter((one) => matters(one, claim, source));
}

/** The answers to what an event asks. */
export const eventAnswers = (claim: Claim, data: ClaimData): string[] =>
  eventsIn(data)
    .flatMap((event) => (isEntered(event, claim) ? event.fields : []))
    .flatMap(({ id, options }) => (options && claim[id as ChoiceKey] ? [id] : []));

const cannotWork = ({ also }: Claim): boolean => also !== undefined && also !== "unsure" && also.includes("cannotWork");

/** The first day without pay, as an event of its own: asked of those who can’t work, if it is not known. */
export function payEvent(claim: Claim, data: ClaimData): ClaimEvent | undefined {
  if (claim.pay || !cannotWork(claim)) return undefined;
  const field = eventsIn(data).flatMap(({ fields }) => fields.filter(({ id }) => id === payKey));
  return field[0] && { id: payKey, label: field[0].label, fields: field };
}

/** The day that those are asked for who can’t work. */
export const payKey = "pay";

/** What is entered of an event, in words: its days, then its answers. */
export function eventText({ fields }: ClaimEvent, claim: Claim, { language, labels }: ClaimData): string {
  const said = fields.flatMap((field) => {
    const value = claim[field.id as FieldKey];
    if (!value) return [];
    // Of several days each has its name.
    const isOne = fields.filter(isDayField).length === 1;
    if (!field.options)
      return [isOne ? readableDay(value, language) : `${field.label}: ${readableDay(value, language)}`];
    return [value === "unsure" ? labels.ask.unsure : (field.options.find(({ id }) => id === value)?.label ?? value)];
  });
  return listed(said, { labels });
}

/** A claim without an event. */
export const withoutEvent = ({ fields }: ClaimEvent, claim: Claim): Claim =>
  without(claim, ...fields.map(({ id }) => id));

/** Whether it was said that nothing has happened, or something was entered. */
export const isSinceAnswered = (claim: Claim, data: ClaimData): boolean => {
  // Those who can’t work are asked for their first day without pay before.
  const said = cannotWork(claim) ? without(claim, payKey) : claim;
  return claim[sinceKey] !== undefined || eventsIn(data).some((event) => isEntered(event, said));
};

/** What is wrong with the days of an event, by field: an appointment may be ahead, all else is past. */
export function eventProblems(
  { fields }: ClaimEvent,
  entered: Claim,
  today: string,
  { rules }: Pick<ClaimData, "rules">,
): Readonly<Record<string, DayProblem>> {
  const found = fields.filter(isDayField).flatMap(({ id }): [string, DayProblem][] => {
    const day = entered[id as ClaimDay];
    if (!day) return [];
    const isAppointment = rules.some(({ event, time }) => event === id && !time);
    const bounds = { ...(!isAppointment && { last: today }), ...(entered.crash && { accident: entered.crash }) };
    const problem = dayProblem(day, bounds);
    return problem ? [[id, problem]] : [];
  });
  return Object.fromEntries(found);
}
