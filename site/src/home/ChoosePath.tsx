import type { ReactNode } from "react";
import { pointNamed } from "#content/points.ts";
import { clinicsHref, onFootHref, routes, tools } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Text } from "#ui/text/Text.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./ChoosePath.module.css";

type Props = { points: readonly Point[]; costs: readonly Point[] };

/** Two cards: the first step for an injured person, and how a law firm or clinic refers someone. */
export function ChoosePath({ points, costs }: Props) {
  const textOf = (id: string) => pointNamed(points, id).text;
  return (
    <Section id="path" title="Choose Your Path">
      <div className={styles.paths}>
        <PathCard title="For patients" tone="light">
          <Text variant="lead">
            <NoBreakText>{textOf("patients")}</NoBreakText>
          </Text>
          <Points items={[textOf("first-visit"), pointNamed(costs, "ask").text]} />
          <Button tone="primary" href={routes.patients}>
            Learn More<VisuallyHidden> about care for patients</VisuallyHidden>
          </Button>
          <Text>
            Hit while walking, biking or making deliveries? <a href={onFootHref}>Who pays if you were on foot</a>
          </Text>
          <nav className={styles.links} aria-label="Tools">
            {tools.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
        </PathCard>
        <PathCard title="For attorneys and clinics" tone="dark">
          <Text variant="lead">{textOf("attorneys")}</Text>
          <Points items={[textOf("services")]} />
          <Button tone="primary" href={routes.attorneys}>
            Submit a Case
          </Button>
          <nav className={styles.links} aria-label="For those who refer">
            <a href={routes.sampleReport}>A sample report</a>
            <a href={clinicsHref}>For clinics</a>
          </nav>
        </PathCard>
      </div>
    </Section>
  );
}

type PathCardProps = {
  title: string;
  tone: "light" | "dark";
  children: ReactNode;
};

/** One of the two cards; a branch of the trace ends in a ring above it. */
function PathCard({ title, tone, children }: PathCardProps) {
  return (
    <article
      className={styles.card}
      data-surface={tone === "dark" ? "panel" : undefined}
      aria-labelledby={`path-${tone}`}
    >
      <h3 id={`path-${tone}`}>{title}</h3>
      {children}
    </article>
  );
}
