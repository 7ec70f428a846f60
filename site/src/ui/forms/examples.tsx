import { InlineForm } from "./InlineForm.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Described, Field } from "./Field.tsx";
import { ActionButton } from "./ActionButton.tsx";

const onPress = () => undefined;

/** The gallery's examples for this folder: by component, the name of each example and its element. */
export const examples = {
  InlineForm: {
    "one field": (
      <InlineForm>
        <Field name="example-ask" label="Word or words">
          {(control) => <input {...control} type="search" />}
        </Field>
        <Button>Search</Button>
      </InlineForm>
    ),
  },
  Described: {
    "a hint and an error": (
      <Described name="example-described" hint="Any day." error="Choose one of these answers.">
        <p>What is described.</p>
      </Described>
    ),
  },
  Field: {
    required: (
      <Field name="example-required" label="Full Name" required>
        {(control) => <input {...control} />}
      </Field>
    ),
    "optional select": (
      <Field name="example-select" label="I am a">
        {(control) => (
          <select {...control}>
            <option>Patient</option>
          </select>
        )}
      </Field>
    ),
    "with hint": (
      <Field name="example-hint" label="Message" required hint="A few lines are enough.">
        {(control) => <textarea {...control} rows={6} />}
      </Field>
    ),
    "with advice": (
      <Field name="example-advice" label="Title" advice="Titles of fewer words are read by more people.">
        {(control) => <input {...control} />}
      </Field>
    ),
    invalid: (
      <Field name="example-error" label="Email" required error="Enter an email address such as name@example.com.">
        {(control) => <input {...control} type="email" defaultValue="name@" />}
      </Field>
    ),
  },
  ActionButton: {
    outline: <ActionButton label="Back" onPress={onPress} />,
    quiet: <ActionButton tone="quiet" label="Start again" onPress={onPress} />,
    "with a drawing": <ActionButton label="Save to my calendar" icon="calendar" onPress={onPress} />,
  },
};
