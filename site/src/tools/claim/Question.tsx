import { filledIn } from "#content/filled-in.ts";
import { sentences } from "#practice/sentences.ts";
import { Button } from "#ui/links/Button.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { ended, namedDay } from "./day-words.ts";
import type { Asked } from "./asked.ts";
import type { ClaimEvent } from "./events.ts";
import { Checks, Options } from "./Options.tsx";
import { sinceKey, soonerAnswer, without, type Question as QuestionTexts, type QuestionKey } from "./questions.ts";
import { EventForm, SinceQuestion } from "./Since.tsx";
import { goTo, places } from "./use-claim.ts";
import type { View } from "./view.ts";
import styles from "./Question.module.css";

type Props = View & {
  asked: Asked;
  number: number;
  most: number;
  onBack: (() => void) | undefined;
};

/** The next question, with its place among those that may come. */
export function Question({ asked, number, most, onBack, ...view }: Props) {
  const { data } = view;
  const { ask } = data.labels;
  const isSince = asked === sinceKey;
  const question = !isSince && "question" in asked ? asked.question : undefined;
  const day = !isSince && "day" in asked ? asked.day : undefined;
  return (
    <section aria-labelledby={places.question} id="ask">
      <p className={styles.kicker}>{filledIn(ask.number, { number, most: Math.max(number, most) })}</p>
      <h2 id={places.question} tabIndex={-1}>
        <NoBreakText>{question?.text ?? day?.label ?? ask.since}</NoBreakText>
      </h2>
      {question && <OneQuestion {...view} key={question.id} question={question} />}
      {day && <DayQuestion {...view} event={day} />}
      {isSince && <SinceQuestion {...view} labelledBy={places.question} isFirst onBack={onBack} />}
      {!isSince && onBack && (
        <div className={styles.back}>
          <Button tone="quiet" onPress={onBack}>
            {ask.back}
          </Button>
        </div>
      )}
    </section>
  );
}

function OneQuestion({ question, ...view }: View & { question: QuestionTexts }) {
  return (
    <AnswerBox
      {...view}
      question={question}
      labelledBy={places.question}
      onChosen={(value) => {
        view.actions.answer(question, value);
        goTo(places.question, places.act);
      }}
    />
  );
}

/** A question for a day that may not be known. */
function DayQuestion({ event, ...view }: View & { event: ClaimEvent }) {
  const { data, actions } = view;
  const { ask } = data.labels;
  return (
    <>
      <EventForm
        {...view}
        event={event}
        action={ask.next}
        onDone={(next) => {
          actions.take(next);
          goTo(places.question, places.act);
        }}
      />
      <Button
        tone="quiet"
        onPress={() => {
          actions.skip(event.id);
          goTo(places.question, places.act);
        }}
      >
        {ask.unsure}
      </Button>
    </>
  );
}

/** What helps to answer, and which answer would bring a sooner day. */
function hintsOf(question: QuestionTexts, { data, claim, today }: View): string {
  const sooner = soonerAnswer(question, without(claim, question.id), { today, data });
  const said = question.options.find(({ id }) => id === sooner?.option)?.label;
  const hint =
    sooner &&
    said &&
    ended(filledIn(data.labels.ask.sooner, { answer: said, day: namedDay(sooner.day, today, data) }), data);
  return sentences(question.hint, hint);
}

type BoxProps = View & {
  question: QuestionTexts;
  labelledBy: string;
  onChosen: (value: Parameters<View["actions"]["answer"]>[1]) => void;
};

/** A question’s hint, and its answers, the one given marked; each ends with “I don’t know”. */
export function AnswerBox({ question, labelledBy, onChosen, ...view }: BoxProps) {
  const { data, claim } = view;
  const { ask } = data.labels;
  const key = question.id as QuestionKey;
  const hints = hintsOf(question, view);
  const describedBy = hints ? `${labelledBy}-hint` : undefined;
  return (
    <>
      {hints && (
        <p className={styles.hint} id={describedBy}>
          <NoBreakText>{hints}</NoBreakText>
        </p>
      )}
      {key === "also" ? (
        <Checks {...{ labelledBy, describedBy, question }} given={claim.also} labels={ask} onChoose={onChosen} />
      ) : (
        <Options
          {...{ labelledBy, describedBy }}
          options={[...question.options, { id: "unsure", label: ask.unsure }]}
          given={claim[key]}
          onChoose={onChosen}
        />
      )}
    </>
  );
}
