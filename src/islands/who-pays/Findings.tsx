import { answersInFragment, hrefWithAnswers } from "#domain/answers-in-fragment.ts";
import {
  resultItems,
  addresseeFor,
  fragmentAnswers,
  hasDates,
  resultsFor,
  type FinderRules,
  type Given,
} from "#domain/who-pays.ts";
import { onFootHref, routes } from "#routes.ts";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./WhoPays.module.css";

type Props = { given: readonly Given[]; rules: FinderRules };

/** The result of the answers: whom to ask, where to find the name, what to send by when, and the tools for it. */
export function Findings({ given, rules }: Props) {
  const { accident = "", public: publicVehicle } = answersInFragment(location.hash);
  const answers = { accident, public: publicVehicle, ...fragmentAnswers(rules, given) };
  const results = resultsFor(rules, given);
  return (
    <div className={styles.findings}>
      <h3 tabIndex={-1} ref={focus}>
        Where your answers lead
      </h3>
      <DescriptionList columns="fit" items={resultItems(results, answers.vehicle)} />
      <Text>
        This is where to ask first. It does not say that you are covered: that depends on the policy and on the
        insurer’s decision. {rules.leftOut}
      </Text>
      <div data-screen-only="">
        {hasDates(results) && (
          <ArrowLink href={hrefWithAnswers(routes.deadlines, answers)}>Work out your No-Fault dates</ArrowLink>
        )}
        {addresseeFor(results) && (
          <ArrowLink href={hrefWithAnswers(routes.noticeLetter, answers)}>Write the letter to the insurer</ArrowLink>
        )}
        {given.some(({ option }) => option.onFoot) && (
          <ArrowLink href={onFootHref}>Read what holds on foot and on a bicycle</ArrowLink>
        )}
      </div>
    </div>
  );
}

function focus(heading: HTMLElement | null) {
  heading?.focus();
}
