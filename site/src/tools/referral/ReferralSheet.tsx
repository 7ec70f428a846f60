import type { ComponentProps, ReactNode } from "react";
import { readablePhone, telHref } from "#practice/phone.ts";
import type { Group } from "#content/fields.ts";
import type { Office, Practice } from "#practice/practice-schema.ts";
import checkbox from "#ui/forms/Checkbox.module.css";
import { Field } from "#ui/forms/Field.tsx";
import { PrintRegion } from "#ui/layout/PrintRegion.tsx";
import styles from "./ReferralSheet.module.css";

type Props = {
  practice: Pick<Practice, "name" | "phone" | "referrals">;
  offices: readonly Pick<Office, "id" | "street" | "city" | "state" | "zip">[];
  /** What can be asked for. */
  services: readonly string[];
  /** The name of the report that comes sooner. */
  rush: string;
  /** What can be enclosed. */
  enclosed: readonly Group[];
  /** How the sheet reaches us, printed at its end. */
  send: string;
};

/**
 * A referral to fill in on the screen, or on paper: it prints on one Letter sheet, on two if the questions are long, with a
 * line for everything that is left blank. It is no form that could be sent. Without scripts browsers print the controls.
 */
export function ReferralSheet({ practice, offices, services, rush, enclosed, send }: Props) {
  return (
    <PrintRegion ready>
      <div className={styles.sheet} id="referral-sheet" role="group" aria-label="Referral sheet">
        <Head practice={practice} offices={offices} />
        <Part title="Who refers">
          <Line name="firm" label="Law firm or clinic" autoComplete="organization" />
          <Line name="person" label="Your name" autoComplete="name" />
          <Line name="phone" label="Phone" type="tel" autoComplete="tel" />
          <Line name="report-to" label="Email or fax for the report" autoComplete="email" />
        </Part>
        <Part title="Client or patient">
          <Line
            name="initials"
            label="Initials"
            hint="Up to 6 letters. Write the name on the printout, or tell us by phone."
            maxLength={6}
            size={6}
            autoComplete="off"
          />
          <Pen label="Name" />
          <Pen label="Date of birth" isShort />
          <Line name="accident" label="Date of the accident" size={10} autoComplete="off" />
          <Line name="insurer" label="Insurer and adjuster" autoComplete="off" />
          <Line name="claim" label="Claim number" size={10} autoComplete="off" />
          <Box text="Hurt at work" />
        </Part>
        <Part title="What you need">
          <Boxes items={services} />
          <div className={styles.wide}>
            <Field name="question" label="Your questions" hint="About 15 lines fit on one page. More go on a second.">
              {(control) => (
                <>
                  <textarea {...control} rows={6} autoComplete="off" />
                  <Copy />
                </>
              )}
            </Field>
          </div>
          <Line name="limb" label="Body part or limb" autoComplete="off" />
          <Line name="deadline" label="Your deadline" size={10} autoComplete="off" />
          <Box text={rush} />
          <div className={styles.wide}>
            <Line
              name="emg"
              label="For EMG/NCS: blood thinner, bleeding disorder, pacemaker or ICD, when symptoms began"
              autoComplete="off"
            />
          </div>
        </Part>
        {enclosed.map(({ id, title, items }) => (
          <Part key={id} title={title}>
            <Boxes items={items} />
            <div className={`${styles.wide} ${styles.inline}`}>
              <Line name="other" label="Anything else" autoComplete="off" />
            </div>
          </Part>
        ))}
        <p data-print-only="">
          Call <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a> first. {send}
        </p>
      </div>
    </PrintRegion>
  );
}

/** The head of the printed sheet: whose it is, how to call, and where the offices are. */
function Head({ practice: { name, phone, referrals }, offices }: Pick<Props, "practice" | "offices">) {
  return (
    <div className={styles.head} data-print-only="">
      <h2>{name}: referral sheet</h2>
      <p>
        Phone <a href={telHref(phone)}>{readablePhone(phone)}</a>
        {referrals?.fax && <> · Fax {readablePhone(referrals.fax)}</>}
        {offices.map(({ street, city, state, zip }) => ` · ${street}, ${city}, ${state} ${zip}`)}
      </p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

type LineProps = ComponentProps<"input"> & { name: string; label: string; hint?: string; autoComplete: string };

/** A line to type on, or to write on; with a `size` it is short on paper. */
function Line({ name, label, hint, ...input }: LineProps) {
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => (
        <>
          <input type="text" {...control} {...input} />
          <Copy />
        </>
      )}
    </Field>
  );
}

/** What is typed, for paper, where a control cuts what is longer than itself: the script of the page fills it in. */
const Copy = () => <div className={styles.copy} data-typed="" data-print-only="" />;

/** A line that is only on paper. */
function Pen({ label, isShort }: { label: string; isShort?: boolean }) {
  return (
    <div className={styles.pen} data-size={isShort && ""} data-print-only="">
      {label} (handwritten)
    </div>
  );
}

/** Boxes to check, several if need be. */
function Boxes({ items }: { items: readonly string[] }) {
  return (
    <div className={styles.boxes}>
      {items.map((item) => (
        <Box key={item} text={item} />
      ))}
    </div>
  );
}

function Box({ text }: { text: string }) {
  return (
    <label className={styles.box}>
      <input className={checkbox.box} type="checkbox" />
      {text}
    </label>
  );
}
