import { filledIn } from "#content/filled-in.ts";
import { telHref } from "#practice/phone.ts";
import { Button } from "#ui/links/Button.tsx";
import { lettersOf, saidOf } from "./acts.ts";
import type { Step } from "./advise.ts";
import type { View } from "./view.ts";
import styles from "./Act.module.css";

type Props = View & { step: Step; isFirst?: boolean };

/** How to begin, and that it is done. Only the next act has the filled button, unless its letter is open. */
export function StepButtons({ step, advice, data, shown, actions, page, isFirst = false }: Props) {
  const { act } = data.labels;
  const { button, page: pageId, letter, phone, how = [] } = saidOf(step, data) ?? {};
  const isLetter = lettersOf(step, advice, data).length > 0;
  const opened = data.pages.find(({ id }) => id === pageId);
  const tone = isFirst ? ("primary" as const) : undefined;
  const isSent = how.includes("writing") || how.includes("mailed");
  return (
    <div className={styles.buttons}>
      {isLetter &&
        (shown.isLetterOpen ? (
          <Button href="#letter">{act.open}</Button>
        ) : (
          <Button tone={tone} onPress={actions.openLetter}>
            {act.letter}
          </Button>
        ))}
      {opened && (
        <Button tone={tone} href={opened.href} leads="external">
          {button}
        </Button>
      )}
      {letter && (
        <Button tone={tone} href={`${page.letters}#${letter}`}>
          {button}
        </Button>
      )}
      {phone && (
        <Button icon="phone" href={telHref(phone.number)}>
          {filledIn(act.call, { name: phone.name })}
        </Button>
      )}
      {!isLetter && (
        <Button tone={opened || letter ? "quiet" : undefined} onPress={() => actions.done(step.id)}>
          {isSent ? act.sent : act.done}
        </Button>
      )}
    </div>
  );
}
