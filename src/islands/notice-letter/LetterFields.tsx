import type { LetterErrors } from "#domain/notice-letter.ts";
import { Field } from "#ui/forms/Field.tsx";
import styles from "./NoticeLetter.module.css";

type Props = {
  errors: LetterErrors;
  /** The time for notice as text, such as “30 days”. */
  noticeLimit: string;
};

/** What the letter is made of, in its order. Nothing must be filled in. */
export function LetterFields({ errors, noticeLimit }: Props) {
  return (
    <>
      <p className={styles.legend}>
        Fill in what you know. What you leave blank becomes a line to fill in by hand. Please add nothing about your
        health.
      </p>
      <fieldset>
        <legend>You</legend>
        <Field name="name" label="Your name" error={errors.name}>
          {(control) => <input {...control} type="text" autoComplete="name" />}
        </Field>
        <Field name="address" label="Your address" error={errors.address}>
          {(control) => <textarea {...control} rows={2} autoComplete="street-address" />}
        </Field>
        <div className={styles.pair}>
          <Field name="phone" label="Your phone" error={errors.phone}>
            {(control) => <input {...control} type="tel" autoComplete="tel" />}
          </Field>
          <Field name="email" label="Your email" error={errors.email}>
            {(control) => <input {...control} type="email" autoComplete="email" />}
          </Field>
        </div>
      </fieldset>
      <fieldset>
        <legend>The insurer</legend>
        <Field
          name="insurer"
          label="Name of the insurer"
          hint="It is on the insurance card of the vehicle."
          error={errors.insurer}
        >
          {(control) => <input {...control} type="text" />}
        </Field>
        <Field name="insurerAddress" label="Address of the insurer" error={errors.insurerAddress}>
          {(control) => <textarea {...control} rows={2} />}
        </Field>
        <div className={styles.pair}>
          <Field name="policyholder" label="Policyholder, if you know" error={errors.policyholder}>
            {(control) => <input {...control} type="text" />}
          </Field>
          <Field name="policyNumber" label="Policy number, if you know" error={errors.policyNumber}>
            {(control) => <input {...control} type="text" />}
          </Field>
        </div>
        <Field name="claimNumber" label="Claim number, if you have one" error={errors.claimNumber}>
          {(control) => <input {...control} type="text" />}
        </Field>
      </fieldset>
      <fieldset>
        <legend>The accident</legend>
        <Field name="injured" label="Who was hurt, if not you" error={errors.injured}>
          {(control) => <input {...control} type="text" />}
        </Field>
        <div className={styles.pair}>
          <Field name="accident" label="Date of the accident" error={errors.accident}>
            {(control) => <input {...control} type="date" />}
          </Field>
          <Field name="time" label="Time of the accident" error={errors.time}>
            {(control) => <input {...control} type="time" />}
          </Field>
        </div>
        <Field name="place" label="Place" hint="The street and the town, as you know them." error={errors.place}>
          {(control) => <input {...control} type="text" />}
        </Field>
        <Field name="vehicle" label="The vehicle: plate, make, driver, as you know them" error={errors.vehicle}>
          {(control) => <input {...control} type="text" />}
        </Field>
        <Field name="account" label="What happened" hint="One sentence, short and true." error={errors.account}>
          {(control) => <textarea {...control} rows={3} />}
        </Field>
        <Field
          name="late"
          label="Late notice"
          hint={`A date more than ${noticeLimit} ago adds the line for your reason by itself.`}
        >
          {(control) => (
            <select {...control}>
              <option value="">Add the line only when it is needed</option>
              <option value="yes">Add the line for my reason</option>
            </select>
          )}
        </Field>
      </fieldset>
    </>
  );
}
