import { z } from "astro/zod";
import { textField } from "#content/fields.ts";

const table = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ caption: textField.meta({ title: "Caption" }), rows: z.array(row).min(1) }).optional();

const line = z.strictObject({
  label: textField.optional().describe("Bold, before the text; the page adds a colon."),
  text: textField,
});

const grade = textField.regex(/^\d\+?$/, "Write a grade such as “4” or “2+”; in a file, in quotes.");

const part = z.strictObject({
  id: textField,
  title: textField,
  motion: table(
    z.strictObject({
      name: textField,
      value: z.number().positive().meta({ title: "Measured" }),
      normal: z.number().positive().meta({ title: "Normal value" }),
    }),
  ).meta({ title: "Table of motion" }),
  sides: table(z.strictObject({ name: textField, root: textField, right: grade, left: grade })).meta({
    title: "Table of both sides",
  }),
  lines: z.array(line).min(1),
  nerves: table(
    z.strictObject({ name: textField, latency: textField, amplitude: textField, velocity: textField }),
  ).meta({ title: "Table of nerves" }),
  muscles: table(
    z.strictObject({
      name: textField,
      supply: textField.describe("Its roots and its nerve.").meta({ title: "Roots and nerve" }),
      rest: z
        .int()
        .min(0)
        .max(3)
        .describe("0 for silence, or how strong the spikes are.")
        .meta({ title: "Activity at rest" }),
      effort: textField,
    }),
  ).meta({ title: "Table of muscles" }),
  after: z.array(line).default([]).describe("Lines under the tables.").meta({ title: "Lines under the tables" }),
  question: textField.describe("What the part answers.").meta({ title: "Question that it answers" }),
  notes: z
    .strictObject({ patient: textField, attorney: textField, insurer: textField })
    .describe("What each kind of reader can look for in it.")
    .meta({ title: "What to look for" }),
});

/** The sample report about a fictional person. */
export const sampleReportSchema = z.strictObject({
  stamp: textField.describe("Says on screen and on paper that it is about no real person.").meta({ title: "Stamp" }),
  title: textField,
  blanks: z
    .array(textField)
    .min(1)
    .describe("What a real report names here; always an empty line.")
    .meta({ title: "Empty lines at the top" }),
  parts: z.array(part).min(1),
  signature: z.array(textField).min(1).describe("Empty lines as well.").meta({ title: "Empty lines at the end" }),
});

export type SampleReport = z.infer<typeof sampleReportSchema>;
export type SampleReportPart = SampleReport["parts"][number];
