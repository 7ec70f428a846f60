import { documentsHref, redFlagsHref, routes } from "#routes.ts";
import type { Faq } from "./faq-schema.ts";
import { ToolStrip } from "#tools/ToolStrip.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./OtherLists.module.css";

type Props = {
  /** The questions on other pages. */
  elsewhere: Readonly<Record<"home" | "insurance", readonly Faq[]>>;
};

/** What patients need at hand. */
const lists = [
  {
    title: "What to bring",
    text: "Papers, names and numbers, as a list to print.",
    href: documentsHref,
    link: "Open the list of what to bring",
  },
  {
    title: "Danger signs",
    text: "Signs that can’t wait for a visit, for you and your family.",
    href: redFlagsHref,
    link: "Read the danger signs",
  },
];

/** Links to the questions on other pages, and to what patients need at hand. */
export function OtherLists({ elsewhere }: Props) {
  return (
    <Section id="more" title="More answers">
      <DescriptionList
        items={[
          { title: "Visits and reports", text: <Questions page={routes.home} faqs={elsewhere.home} /> },
          { title: "Insurance and cost", text: <Questions page={routes.insurance} faqs={elsewhere.insurance} /> },
          ...lists.map(({ title, text, href, link }) => ({
            id: href,
            title,
            text: (
              <>
                {text} <a href={href}>{link}</a>
              </>
            ),
          })),
        ]}
      />
      <ToolStrip />
    </Section>
  );
}

function Questions({ page, faqs }: { page: string; faqs: readonly Faq[] }) {
  return (
    <ul className={styles.questions} role="list">
      {faqs.map(({ id, question }) => (
        <li key={id}>
          <a href={`${page}#${id}`}>
            <NoBreakText>{question}</NoBreakText>
          </a>
        </li>
      ))}
    </ul>
  );
}
