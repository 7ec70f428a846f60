import type { ReactNode } from "react";
import { type LocalHours, localHours, localOtherHours } from "./hours-in-language.ts";
import { cityLine } from "#practice/offices.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import type { Language, Part } from "./language-schema.ts";
import type { OtherHours } from "#practice/other-hours-schema.ts";
import type { Hours, Office, Practice } from "#practice/practice-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import styles from "./Language.module.css";
import { OutdatedNote } from "./OutdatedNote.tsx";

type Props = {
  content: Language;
  english: Language;
  part: Part<"call">;
  practice: Practice;
  offices: readonly Office[];
};

/** Every line with its hours, and both addresses, in English, as on letters and for taxi drivers. */
export function CallUs({ part, practice, offices, ...of }: Props) {
  const { content } = of;
  return (
    <Section id="call" variant="sunk" title={part.heading} lead={part.text}>
      <OutdatedNote part="call" {...of} />
      <div className={styles.lines}>
        <Line
          title={content.furniture.appointments}
          phone={practice.phone}
          hours={practice.phoneHours}
          otherHours={practice.otherHours}
          {...of}
        />
        {offices.map((office) => (
          <Line key={office.id} title={<span lang="en">{office.name}</span>} {...office} {...of}>
            <address lang="en" dir="ltr">
              {office.street}
              <br />
              {cityLine(office)}
            </address>
          </Line>
        ))}
      </div>
    </Section>
  );
}

type LineProps = {
  title: ReactNode;
  phone: string;
  hours: Hours;
  otherHours: readonly OtherHours[];
  content: Language;
  children?: ReactNode;
};

function Line({ title, phone, hours, otherHours, content, children }: LineProps) {
  const { byAppointment, closed } = content.furniture;
  return (
    <div>
      <h3>{title}</h3>
      <p>
        <a href={telHref(phone)} dir="ltr">
          {readablePhone(phone)}
        </a>
      </p>
      {children}
      <dl>
        {localHours(hours, content).map((line) => (
          <HoursLine key={line.days} {...line} otherwise={byAppointment} />
        ))}
        {localOtherHours(otherHours, content).map((line) => (
          <HoursLine key={line.days} {...line} otherwise={closed} data-other-hours="" />
        ))}
      </dl>
    </div>
  );
}

type HoursLineProps = LocalHours & {
  /** The text for a day without hours. */
  otherwise: string;
  /** Marks days with other hours. */
  "data-other-hours"?: "";
};

function HoursLine({ days, time, otherwise, ...mark }: HoursLineProps) {
  return (
    <div {...mark}>
      <dt>{days}</dt>
      <dd>{time ? <bdi dir="ltr">{time}</bdi> : otherwise}</dd>
    </div>
  );
}
