import { carriedAnswers, hrefWithAnswers } from "#domain/carried-answers.ts";
import { payerItems, type PayerFacts } from "#domain/payer-texts.ts";
import { addresseeFor, carriedFrom, payersFor, type Given } from "#domain/who-pays.ts";
import { routes } from "#routes.ts";
import { GoLink } from "#ui/GoLink.tsx";
import { RuledPairs } from "#ui/RuledPairs.tsx";
import { Text } from "#ui/Text.tsx";
import styles from "./WhoPays.module.css";

type Props = { given: readonly Given[]; facts: PayerFacts };

/** Where the answers lead: whom to ask, where the name stands, what to send by when, and the tools that help with it. */
export function Findings({ given, facts }: Props) {
  const { accident = "", public: publicVehicle } = carriedAnswers(location.hash);
  const answers = { accident, public: publicVehicle, ...carriedFrom(given) };
  const payers = payersFor(given);
  return (
    <div className={styles.findings}>
      <h3 tabIndex={-1} ref={focus}>
        Where your answers lead
      </h3>
      <RuledPairs items={payerItems(payers, facts, answers.vehicle)} />
      <Text>
        This is where to ask first. It does not say that you are covered: that depends on the policy and on the
        insurer’s decision.
      </Text>
      <div data-screen-only="">
        {!payers.includes("motorcycle") && (
          <GoLink href={hrefWithAnswers(routes.deadlines, answers)}>Work out your No-Fault dates</GoLink>
        )}
        {addresseeFor(given) && (
          <GoLink href={hrefWithAnswers(routes.noticeLetter, answers)}>Write the letter to the insurer</GoLink>
        )}
      </div>
    </div>
  );
}

function focus(heading: HTMLElement | null) {
  heading?.focus();
}
