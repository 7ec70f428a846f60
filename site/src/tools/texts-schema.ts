import { z } from "astro/zod";
import { textField } from "#content/fields.ts";
import { editionField, translation, withPeople } from "#languages/translation-schema.ts";

/** An object schema with the same field type for each of these names. */
export function fields<const Name extends string, Field extends z.ZodType>(names: readonly Name[], field: Field) {
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;
}

/** An object schema with a text for each of these names. */
export const texts = <const Name extends string>(...names: readonly Name[]) => z.strictObject(fields(names, textField));

/** The text for a source, by its kind; the source itself is in English. */
export const sourceFields = {
  form: textField.describe("Before the name of an official form that is the source: “Official form: {source}”."),
  agency: textField.describe("The same for an agency."),
  open: textField.describe("For what the law leaves open: “{source}. Not certain; ask {ask}”."),
};
export type SourceTexts = Readonly<Record<keyof typeof sourceFields, string>>;

/** The texts about a tool on its page. */
export const toolPageSchema = z.strictObject({
  title: textField,
  description: textField.describe("What search results show: 120 to 155 characters, half as many in Chinese."),
  lead: textField,
  tool: textField.describe("What screen readers call the tool; the link to it from the language’s page."),
  without: textField.describe("What helps without JavaScript."),
});

/** The fields of every tool's texts: the language, the state of their translation, and their edition. */
export const toolText = { ...translation, edition: editionField };

/** The texts around every tool, and its status while its code is loading. */
export const toolFrameSchema = withPeople(
  z.strictObject({
    ...toolText,
    switchedOff: textField.describe("Where there is no JavaScript, before what helps without it."),
    stays: textField.describe("Under the tool: that what is entered stays here."),
    general: textField.describe("Under the tool: how far its rules go."),
    unreviewed: textField.describe("After it, while the rules are not reviewed."),
    waiting: textField.describe("While the code is late, before the telephone number."),
    failed: textField.describe("When the code does not come, before the telephone number."),
    errorTitle: textField.describe("When the tool stops working: the heading."),
    error: textField.describe("When the tool stops working: what to do."),
    call: textField.describe("Before the telephone number, after an error."),
    written: textField.describe("Over what was typed, when the tool stops working."),
    inEnglish: textField.describe("After a link to what is there in English only."),
    days: z
      .strictObject({ missing: textField, unreal: textField, future: textField, beforeAccident: textField })
      .describe("At a field for a day: what is wrong with it."),
  }),
);

/** The texts around every tool in one language, named after its file. */
export type ToolFrameTexts = z.infer<typeof toolFrameSchema> & { id: string };
