import { AskRow } from "./AskRow.tsx";
import { Button } from "#ui/links/Button.tsx";
import type { Example } from "#ui/Example.ts";
import { Field } from "./Field.tsx";

/** Examples of `AskRow` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "one field",
    element: (
      <AskRow>
        <Field name="example-ask" label="Word or words">
          {(control) => <input {...control} type="search" />}
        </Field>
        <Button>Search</Button>
      </AskRow>
    ),
  },
];
