import type { ReactNode } from "react";
import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Group } from "#content/fields.ts";
import { Section } from "#ui/layout/Section.tsx";
import { CallEmergency, DangerTitle, frame } from "./DangerFrame.tsx";
import styles from "./RedFlags.module.css";

type Props = {
  groups: readonly Pick<Group, "title" | "items">[];
  texts: { heading: string; first: ReactNode; then?: string; call?: string };
};

/** The English texts of the frame, from `content/guidance/emergency.yaml`. */
export function dangerTexts(emergency: readonly Point[]): Props["texts"] {
  const textOf = (id: string) => pointNamed(emergency, id).text;
  return { heading: textOf("list"), first: textOf("unnoticed"), then: ` ${textOf("show")}` };
}

/** The danger signs, framed with the call to 911; prints as a sheet for the family. */
export function RedFlags({ groups: [first, ...others], texts }: Props) {
  return (
    <Section id="red-flags">
      <div className={`${frame} ${styles.list}`} data-short="">
        <div>
          <h2 id="red-flags-title">
            <DangerTitle>{texts.heading}</DangerTitle>
          </h2>
          <p>
            <strong>{texts.first}</strong>
            {texts.then}
          </p>
          <CallEmergency>{texts.call}</CallEmergency>
        </div>
        {first && <DangerSigns {...first} />}
        <div>
          {others.map((group) => (
            <DangerSigns key={group.title} {...group} />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** One group of danger signs; its markers are used nowhere else. */
export function DangerSigns({
  title,
  items,
  heading: Heading = "h3",
}: Pick<Group, "title" | "items"> & { heading?: "h3" | "h4" }) {
  return (
    <div className={styles.signs}>
      <Heading>{title}</Heading>
      <ul role="list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
