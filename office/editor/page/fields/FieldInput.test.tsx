import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Form } from "#editor/page/form.ts";
import { FieldInput } from "./FieldInput.tsx";

test("advice is under its control, which it describes, and is no error", () => {
  const advice = [
    { path: ["name"], text: "Look at the page." },
    { path: ["names", 0], text: "Not this." },
  ];
  const html = fieldOf({ advice });
  expect(html).toMatch(
    /<input[^>]* aria-describedby="field-name-hint field-name-advice"[^>]*><p[^>]* id="field-name-advice">Look at the page\.<\/p>/,
  );
  expect(html).not.toMatch(/aria-invalid|data-invalid|alert|Not this/);
  expect(fieldOf({ advice: [] })).not.toContain("advice");
});

function fieldOf(more: Pick<Form, "advice">): string {
  const nothing = () => undefined;
  const actions = { change: nothing, pickFact: nothing, pickPage: nothing };
  const form: Form = { facts: [], mistakes: [], written: {}, ...actions, ...more };
  const field = { key: "name", kind: "text", title: "Name", hint: "As on the license." } as const;
  return renderToStaticMarkup(<FieldInput field={field} path={["name"]} value="ש" form={form} />);
}
