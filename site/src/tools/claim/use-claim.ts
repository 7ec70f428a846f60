import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { letterSteps } from "./acts.ts";
import { claimFragment, type AlsoTrue, type Claim } from "./claim.ts";
import type { Typed } from "./notice-letter.ts";
import { ofAnotherVehicle, sinceKey, without, type Question, type Source } from "./questions.ts";
import { newsOf, say, spoken } from "./spoken.ts";

/** What the reader sees. */
export type Shown = {
  claim: Claim;
  /** The reader said so; a claim without a day may also come from a link. */
  isDayUnknown: boolean;
  /** The questions answered, in order. */
  answered: readonly string[];
  /** A question that is asked again. */
  again?: string;
  /** What the last answer changed, and at which step. */
  news?: { step: string; text: string };
  /** What was there before the last act that can be undone. */
  before?: Shown;
  lastAct?: "done" | "cleared";
  isLetterOpen: boolean;
};

export const nothing: Shown = { claim: {}, isDayUnknown: false, answered: [], isLetterOpen: false };

/** Whether there is anything to advise on. */
export const isStarted = ({ claim, isDayUnknown }: Shown): boolean => isDayUnknown || Object.keys(claim).length > 0;

/** The ids of the headings that focus goes to. */
export const places = { act: "next-act", question: "question", answers: "your-answers", letter: "letter" };

/** The id of the fold with the blank letter, which is printed alone while it is open. */
export const blankId = "blank";

/** Prints what has just been chosen. */
export function printInsteadOfBlank() {
  document.getElementById(blankId)?.removeAttribute("open");
  print();
}

/** The claim that is entered, what of it is shown, and everything that changes it. */
export function useClaim(source: Source | undefined) {
  const [shown, setShown] = useState(nothing);
  // The letter is not always there, but what was typed into it is, until all is cleared.
  const typed = useRef<{ now: Typed; before: Typed }>({ now: {}, before: {} });

  const show = (next: Shown) => {
    setAddress(next.claim);
    flushSync(() => setShown(next));
  };
  /** Takes a changed claim; `also` is what else changes. */
  const take = (claim: Claim, also: Partial<Shown> = {}) => {
    const { claim: _, again: _again, news: _news, before: _before, lastAct: _act, ...kept } = shown;
    show({ ...kept, claim, ...also });
    if (source) say(spoken(shown.claim, claim, source));
  };

  return {
    shown,
    /** Shows a claim that was in a link, or the day that was entered before the texts were there. */
    start: (claim: Claim, isDayUnknown: boolean, isLetterOpen: boolean, from: Source) => {
      if (Object.keys(claim).length > 0) setAddress(claim);
      flushSync(() => setShown({ ...nothing, claim, isDayUnknown, isLetterOpen, answered: Object.keys(claim) }));
      if (isDayUnknown || claim.crash) say(spoken({}, claim, from));
    },
    takeDay: (crash: string | undefined) => {
      take(crash ? { ...shown.claim, crash } : without(shown.claim, "crash"), { isDayUnknown: !crash });
      if (!crash) goTo(places.act);
    },
    answer: (question: Question, value: string | readonly AlsoTrue[]) => {
      if (!source) return;
      const claim = { ...ofAnotherVehicle(question, shown.claim, value), [question.id]: value } as Claim;
      const news = newsOf(question, shown.claim, claim, source);
      take(claim, { answered: answeredWith(shown, question.id), ...(news && { news }) });
    },
    /** Takes what has happened since. */
    takeSince: (claim: Claim) => take(claim, { answered: answeredWith(shown, sinceKey) }),
    /** “I don’t know” to a question for a day; nothing is entered. */
    skip: (id: string) => take(shown.claim, { answered: answeredWith(shown, id) }),
    take,
    /** Asks the question before again. */
    back: (asked: string | undefined, ids: readonly string[]) => {
      const place = asked === undefined ? -1 : ids.indexOf(asked);
      const again = ids.at(place < 0 ? -1 : place - 1);
      if (again) flushSync(() => setShown({ ...shown, again }));
      goTo(places.question);
    },
    done: (step: string) => {
      if (!source) return;
      const { claim } = shown;
      const { today } = source;
      const next =
        step === "noticeLimit" ? { ...claim, notice: today } : { ...claim, done: { ...claim.done, [step]: today } };
      const isLetterOpen = !letterSteps.includes(step) && shown.isLetterOpen;
      take(next, { before: plain(shown), lastAct: "done", isLetterOpen });
      goTo(places.act);
    },
    clear: () => {
      typed.current = { now: {}, before: typed.current.now };
      show({ ...nothing, before: plain(shown), lastAct: "cleared" });
      if (source) say(source.data.labels.keep.cleared);
    },
    undo: () => {
      if (!shown.before) return;
      if (shown.lastAct === "cleared") typed.current = { now: typed.current.before, before: {} };
      show(shown.before);
      if (source) say(spoken({}, shown.before.claim, source));
      goTo(places.act);
    },
    openLetter: () => {
      flushSync(() => setShown({ ...shown, isLetterOpen: true }));
      goTo(places.letter);
    },
    /** What was typed into the letters until now. */
    typed: () => typed.current.now,
    type: (now: Typed) => {
      typed.current = { ...typed.current, now };
    },
  };
}

/** The answered questions, in order, this one last. */
const answeredWith = ({ answered }: Shown, id: string): string[] => [...answered.filter((one) => one !== id), id];

export type ClaimActions = ReturnType<typeof useClaim>;

const plain = ({ before: _, lastAct: _act, ...shown }: Shown): Shown => shown;

/** The address follows each answer; without one it is that of the page. */
function setAddress(claim: Claim) {
  const fragment = claimFragment(claim);
  history.replaceState(history.state, "", fragment ? `#${fragment}` : location.pathname + location.search);
}

/** Focuses the first of these places that is there; scrolls only if it is out of view. */
export function goTo(...ids: readonly string[]) {
  const place = ids.map((id) => document.getElementById(id)).find(Boolean);
  place?.focus({ preventScroll: true });
  if (!place) return;
  const { top, bottom } = place.getBoundingClientRect();
  const bar = 80;
  if (top < bar || bottom > innerHeight - bar) place.scrollIntoView();
}
