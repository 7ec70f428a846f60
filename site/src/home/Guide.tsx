import { cityLine } from "#practice/offices.ts";
import { paragraphsOf, pointNamed } from "#content/points.ts";
import { routes } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Office } from "#practice/practice-schema.ts";
import { Accordion } from "#ui/layout/Accordion.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Guide.module.css";

type Props = { points: readonly Point[]; offices: readonly Office[] };

/** The links at the end of some passages. */
const links: Readonly<Record<string, { before: string; href: string; label: string }>> = {
  "two-offices": { before: "See", href: routes.locations, label: "both offices, with directions" },
  attorneys: { before: "Read", href: routes.attorneys, label: "what to send with a case" },
};

/** The long text of the home page, for readers and for search engines, in parts that small screens fold. */
export function Guide({ points, offices }: Props) {
  const lead = pointNamed(points, "lead");
  return (
    <Section id="guide" variant="ruled" title={lead.title} lead={lead.text}>
      <div className={styles.parts}>
        <Accordion
          headings
          items={points
            .filter((point) => point !== lead)
            .map((point) => ({
              id: point.id,
              title: point.title,
              content: <Paragraphs point={point} offices={point.id === "two-offices" ? offices : []} />,
            }))}
        />
      </div>
    </Section>
  );
}

/** The paragraphs of a part; the first begins with the addresses of the offices. */
function Paragraphs({ point: { id, text }, offices }: { point: Point; offices: readonly Office[] }) {
  const paragraphs = paragraphsOf(text);
  const link = links[id];
  return paragraphs.map((paragraph, index) => (
    <Text key={paragraph}>
      {index === 0 && offices.map(addressSentence)}
      <NoBreakText>{paragraph}</NoBreakText>
      {link && index === paragraphs.length - 1 && (
        <>
          {` ${link.before} `}
          <a href={link.href}>{link.label}</a>.
        </>
      )}
    </Text>
  ));
}

const addressSentence = (office: Office) => `The ${office.name} office is at ${office.street}, ${cityLine(office)}. `;
