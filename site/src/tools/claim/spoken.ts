import { filledIn } from "#content/filled-in.ts";
import { capital, lowerCase } from "#practice/capital.ts";
import type { Advice, Step } from "./advise.ts";
import { actTitle, actsOf } from "./acts.ts";
import type { Claim } from "./claim.ts";
import type { ClaimData } from "./claim-texts.ts";
import { countedDay, listed, whenDue } from "./day-words.ts";
import { adviceOn, type Question, type QuestionKey, type Source } from "./questions.ts";

/** The id of the live region. */
export const spokenId = "claim-said";

/** So many milliseconds a live region is empty before it says the same again. */
const silence = 100;
let timer = 0;

/** Has a screen reader say something, also if it was what it said before. */
export function say(text: string) {
  const region = document.getElementById(spokenId);
  if (!region) return;
  clearTimeout(timer);
  region.textContent = "";
  timer = window.setTimeout(() => (region.textContent = text), silence);
}

/** What a screen reader says after an answer: the acts in view that changed. */
export function spoken(before: Claim, claim: Claim, source: Source): string {
  const old: Partial<ReturnType<typeof actTexts>> =
    Object.keys(before).length > 0 ? actTexts(adviceOn(before, source), source) : {};
  const now = actTexts(adviceOn(claim, source), source);
  const said = [now.next !== old.next && now.next, now.also !== old.also && now.also].filter(Boolean);
  return said.join(" ") || source.data.labels.plan.saved;
}

/** The acts in view, each as a sentence. */
function actTexts(advice: Advice, { data, today }: Source): { next: string; also?: string } {
  const { next, also } = actsOf(advice);
  const { act, plan } = data.labels;
  const parts = (step: Step) => ({
    act: lowerCase(actTitle(step, advice, data)),
    when: lowerCase(inDays(step, today, data)),
  });
  return {
    next: next ? filledIn(plan.announce, parts(next)) : act.none,
    ...(also && { also: filledIn(plan.announce, parts(also)).replace(act.next, act.also) }),
  };
}

/** When a step is due, and in how many days. */
function inDays(step: Step, today: string, data: ClaimData): string {
  const { text, day } = whenDue(step, today, data);
  return capital(filledIn(filledIn(text, { day: countedDay(step, data) }), { day }));
}

/** What an answer changed in the acts that are in view. */
export function newsOf(
  question: Question,
  before: Claim,
  claim: Claim,
  source: Source,
): { step: string; text: string } | undefined {
  const [old, now] = [before, claim].map((one) => actsOf(adviceOn(one, source)));
  const acts = [now?.next, now?.also].flatMap((step) => step ?? []);
  const known = [old?.next, old?.also].map((step) => step?.id);
  const step = acts.find(({ id }) => !known.includes(id));
  const given = [claim[question.id as QuestionKey]].flat() as readonly (string | undefined)[];
  const texts = question.options.filter(({ id }) => given.includes(id)).flatMap((option) => option.new ?? []);
  if (!step || texts.length === 0) return undefined;
  return { step: step.id, text: filledIn(source.data.labels.act.new, { what: listed(texts, source.data) }) };
}
