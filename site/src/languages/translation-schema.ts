import { z } from "astro/zod";
import { dayField, textField } from "#content/fields.ts";

const person = z.strictObject({
  name: textField,
  qualification: textField.describe("What makes this person able to do it, such as “certified medical translator”."),
  on: dayField.describe("The day on which it was done."),
});

/** Which English edition a text is of, or which it translates. */
export const editionField = z
  .int("Write a whole number.")
  .min(1, "Write 1 or more.")
  .describe("In English: raise it when the meaning changes. Elsewhere: the English edition that this translates.");

/** The language of a file, and the state of its translation. */
export const translation = {
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/, "Write the language’s code, such as “es”, or “zh-Hans” with its script."),
  state: z
    .enum(["draft", "translated", "checked"])
    .describe("Only what is checked is published, but for a site whose address is still a sample."),
  translator: person.optional().describe("Who translated it. Leave out until a person has."),
  checker: person.optional().describe("Another person who held it against the English text."),
};

type Translation = {
  state: "draft" | "translated" | "checked";
  translator?: { name: string } | undefined;
  checker?: { name: string } | undefined;
};

/** Makes a schema reject a text that is called translated or checked without two different named people. */
export function withPeople<S extends z.ZodType<Translation>>(schema: S) {
  return schema
    .refine(({ state, translator }) => state === "draft" || translator, {
      path: ["translator"],
      error: "Name who translated it, with qualification and day, or go back to “state: draft”.",
    })
    .refine(({ state, checker }) => state !== "checked" || checker, {
      path: ["checker"],
      error: "Name who checked it, with qualification and day, or go back to “state: translated”.",
    })
    .refine(({ translator, checker }) => !checker || translator?.name.trim() !== checker.name.trim(), {
      path: ["checker"],
      error: "Translator and checker are two different people.",
    });
}
