import { cityLine } from "#practice/offices.ts";
import { paragraphsOf, pointNamed } from "#content/points.ts";
import { routes } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Office } from "#practice/practice-schema.ts";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Guide.module.css";

type Props = { points: readonly Point[]; offices: readonly Office[] };

/** The links at the end of some passages. */
const links: Readonly<Record<string, { before: string; href: string; label: string }>> = {
  "two-offices": { before: "See", href: routes.locations, label: "both offices, with directions" },
  attorneys: { before: "Fill in", href: routes.referral, label: "the referral sheet for a case" },
};

/** The long text of the home page, for readers and for search engines, in two even columns; small screens fold it. */
export function Guide({ points, offices }: Props) {
  const lead = pointNamed(points, "lead");
  return (
    <Section id="guide" variant="ruled" title={lead.title} lead={lead.text}>
      <NarrowFold label="The exam, later signs, and who pays">
        <div className={styles.parts}>
          {points
            .filter((point) => point !== lead)
            .map((point) => (
              <div key={point.id}>
                <h3>{point.title}</h3>
                <Paragraphs point={point} offices={point.id === "two-offices" ? offices : []} />
              </div>
            ))}
        </div>
      </NarrowFold>
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
