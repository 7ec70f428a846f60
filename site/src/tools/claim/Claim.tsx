import { useRef, useState } from "react";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { LoadingStatus, type StatusTexts } from "#islands/on-interaction/LoadingStatus.tsx";
import { formReady } from "#islands/on-interaction/ready.ts";
import { dayInNewYork, dayProblem } from "#practice/calendar-days.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { claimDays, choiceKeys, readClaim } from "./claim.ts";
import type { ClaimData } from "./claim-texts.ts";
import { DayField, writeDay } from "./DayField.tsx";
import { ClaimPlan, type PlanPage } from "./ClaimPlan.tsx";
import type { ClaimLabels } from "./texts-schema.ts";
import type { Source } from "./questions.ts";
import { goTo, isStarted, places, useClaim } from "./use-claim.ts";
import { spokenId } from "./spoken.ts";
import styles from "./Claim.module.css";

/** What the page gives the tool before its texts and rules are there. */
type Props = PlanPage & {
  labels: ClaimLabels["day"];
  status: StatusTexts;
  /** The address of what the tool works with, as JSON (`ClaimData`). */
  data: string;
};

/**
 * Asks for the day of the crash, and works out what to do next. The day is in the page; all else comes once someone has
 * used it. What is entered stays in the browser, and in the fragment of the address.
 */
function Claim({ labels, status, data: address, ...page }: Props) {
  const [source, setSource] = useState<Source>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isAwaited, setIsAwaited] = useState(false);
  const [isWhole, setIsWhole] = useState(true);
  const claim = useClaim(source);
  const { shown } = claim;
  /** “I don’t know the day”, said before the texts are there. */
  const isUnknown = useRef(false);

  const load = (form: HTMLFormElement) =>
    loaded(address).then(
      (data) => {
        setHasFailed(false);
        const opened = { data, today: today() };
        setSource(opened);
        const read = readClaim(
          location.hash,
          data.steps.map(({ id }) => id),
        );
        const field = form.elements.namedItem("crash") as HTMLInputElement;
        const isDay = dayProblem(field.value, { last: today() }) === undefined;
        setIsWhole(read.isWhole);
        const anchor = new URLSearchParams(location.hash.slice(1));
        claim.start(
          { ...read.claim, ...(isDay && { crash: field.value }) },
          (isUnknown.current || anchor.has("letter")) && !isDay,
          anchor.has("letter"),
          opened,
        );
        if (isUnknown.current && !isDay) goTo(places.act);
        if (anchor.has("letter")) goTo(places.letter);
        if (anchor.has("ask")) goTo(places.question, "crash");
      },
      () => setHasFailed(true),
    );

  const take = (day: string | undefined, form: HTMLFormElement) => {
    isUnknown.current = day === undefined;
    setIsAwaited(true);
    if (source) claim.takeDay(day);
    else void load(form);
  };

  const start = (form: HTMLFormElement | null) => {
    if (!form || form.noValidate) return;
    setIsAwaited(fillIn(form));
    formReady(form);
    void load(form);
  };

  return (
    <>
      <form
        className={styles.day}
        id="claim"
        method="dialog"
        ref={start}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          // Only “I don’t know the day” submits it, or Enter before the code was there.
          if ((form.elements.namedItem("crash") as HTMLInputElement).value) goTo(places.act);
          else {
            // What was typed in part is no day.
            writeDay("");
            take(undefined, form);
          }
        }}
        data-anchors="letter ask"
        data-awaited={isAwaited && !source && !hasFailed ? "" : undefined}
        data-screen-only=""
      >
        <DayField
          labels={labels}
          problems={page.problems}
          today={today}
          day={shown.claim.crash}
          passed={source && shown.claim.crash ? source.today : undefined}
          isUnknown={shown.isDayUnknown}
          onDay={take}
        />
        <LoadingStatus part="tool" phone={page.phone} texts={status} />
        {hasFailed && (
          <p className={styles.failed} role="alert">
            {status.failed} <a href={telHref(page.phone)}>{readablePhone(page.phone)}</a>.
          </p>
        )}
        {!isWhole && isStarted(shown) && <p className={styles.failed}>{labels.link}</p>}
      </form>
      <div className={styles.said} id={spokenId} role="status" data-screen-only="" />
      <ClaimPlan source={source} claim={claim} page={page} />
    </>
  );
}

/** The tool, in its error boundary. */
export const ClaimIsland = withErrorBoundary(Claim);

const today = () => dayInNewYork(new Date());

let data: Promise<ClaimData> | undefined;

/** The texts and rules; asked for again after a failure. */
function loaded(address: string): Promise<ClaimData> {
  data ??= fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return answer.json() as Promise<ClaimData>;
  });
  data.catch(() => (data = undefined));
  return data;
}

/**
 * Puts the day of a link into the field; without any answer in the link, releases the place reserved for them. Returns
 * whether there is a day.
 */
function fillIn(form: HTMLFormElement): boolean {
  const { claim } = readClaim(location.hash);
  const field = form.elements.namedItem("crash");
  if (field instanceof HTMLInputElement && claim.crash) field.value = claim.crash;
  const hasAnswers = [...claimDays, ...choiceKeys, "also" as const].some((key) => claim[key]);
  if (!hasAnswers) form.closest("[data-answers]")?.removeAttribute("data-answers");
  return field instanceof HTMLInputElement && field.value !== "";
}
