import { officeChoices } from "#practice/offices.ts";
import { hoursByDay } from "#practice/hours.ts";
import type { Office, Practice } from "#practice/practice-schema.ts";
import type { Service } from "#services/service-schema.ts";
import { Field } from "#ui/forms/Field.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./OfficeChooser.module.css";
import { buildDay } from "#build/build-moment.ts";
import { hoursNotices } from "#practice/other-hours.ts";

type Props = { offices: readonly Office[]; services: readonly Service[]; practice: Practice };

/** A section to choose a service and a day, which answers with the office; no more than a note without scripts. */
export function OfficeChooser(props: Props) {
  return (
    <Section
      id="compare"
      variant="sunk"
      title="Which office is open when?"
      lead="Please call before you come."
      arrange="split"
    >
      <noscript>
        <Text>The hours of each office are above.</Text>
      </noscript>
      <Chooser {...props} />
    </Section>
  );
}

/**
 * Selects the office for a service and a day. All answers are in the HTML, keyed by service and day;
 * `locations/OfficeChooserScript.astro` shows the selected one, and all upcoming days with other hours.
 */
function Chooser({ offices, services, practice }: Props) {
  const notices = hoursNotices(practice, offices, buildDay).filter(({ offices: at }) => at.length > 0);
  const choices = officeChoices(services, offices);
  const all = [...new Set(choices.flatMap(({ answers }) => answers))];
  const days = offices[0] ? hoursByDay(offices[0].hours).map(({ days: day }) => day) : [];
  return (
    <div className={styles.chooser} id="office-chooser" data-screen-only="">
      <Field name="service" label="What do you need?">
        {(control) => (
          <select {...control}>
            {choices.flatMap(({ services: titles, answers }) =>
              titles.map((title) => (
                <option key={title} value={answers.map((answer) => all.indexOf(answer)).join()}>
                  {title}
                </option>
              )),
            )}
          </select>
        )}
      </Field>
      <Field name="day" label="Which day?">
        {(control) => (
          <select {...control}>
            {days.map((day) => (
              <option key={day}>{day}</option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.answer} role="status">
        {all.map((answer, index) => (
          <p key={answer} data-shown={index === 0 || undefined}>
            <NoBreakText>{answer}</NoBreakText>
          </p>
        ))}
      </div>
      {notices.map(({ text }) => (
        <p key={text} data-other-hours="">
          {text}
        </p>
      ))}
    </div>
  );
}
