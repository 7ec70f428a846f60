import type { Example } from "#ui/Example.ts";
import { Field } from "./Field.tsx";

/** Examples of `Field` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "required",
    element: (
      <Field name="example-required" label="Full Name" required>
        {(control) => <input {...control} />}
      </Field>
    ),
  },
  {
    name: "optional select",
    element: (
      <Field name="example-select" label="I am a">
        {(control) => (
          <select {...control}>
            <option>Patient</option>
          </select>
        )}
      </Field>
    ),
  },
  {
    name: "with hint",
    element: (
      <Field name="example-hint" label="Message" required hint="A few lines are enough.">
        {(control) => <textarea {...control} rows={6} />}
      </Field>
    ),
  },
  {
    name: "invalid",
    element: (
      <Field name="example-error" label="Email" required error="Enter an email address such as name@example.com.">
        {(control) => <input {...control} type="email" defaultValue="name@" />}
      </Field>
    ),
  },
];
