import { z } from "astro/zod";
import { dayField, orderField, textField } from "./fields.ts";

const contentFile = z
  .string()
  .regex(/^content\/.+\.(yaml|md)$/, "Write the file from the project’s root, as “content/facts.yaml”.");

/** What only people outside of this project can confirm: where it is used, who can confirm it, and how. */
export const toConfirmSchema = z
  .strictObject({
    order: orderField,
    kind: z
      .enum(["sample", "promise", "law", "medicine"])
      .describe("sample: a value in place of the real one. promise: what the site says the practice does.")
      .meta({
        names: {
          sample: "Samples to replace",
          promise: "What the site says of the practice",
        },
      }),
    what: textField
      .describe("What must be confirmed, in one or two sentences.")
      .meta({ title: "What must be confirmed" }),
    how: textField.describe("How to settle it.").meta({ title: "How to settle it" }),
    who: z
      .array(z.enum(["practice", "physician", "counsel"]))
      .min(1, "Name at least one who can settle it.")
      .meta({ title: "Who can settle it" }),
    values: z
      .array(
        z.strictObject({
          file: contentFile,
          path: textField
            .optional()
            .describe("The field, such as “phone”; in a list “id.field”. Without it the whole file is meant.")
            .meta({ title: "Field" }),
          sample: textField
            .optional()
            .describe("What must not be there any more; only for a value made up here.")
            .meta({ title: "Sample value" }),
        }),
      )
      .default([])
      .describe("Where the value itself is.")
      .meta({ title: "Where the value is" }),
    said: z
      .array(textField)
      .default([])
      .describe("Other files that say it, from the project’s root.")
      .meta({ title: "Other files that say it" }),
    pages: z
      .union([z.literal("every page"), z.array(z.string().startsWith("/")).min(1)], {
        error: "Write “every page”, or the paths of pages, such as [/contact].",
      })
      .describe("The pages that show it.")
      .meta({ title: "Pages that show it" }),
    settled: z
      .strictObject({ by: textField.meta({ title: "Settled by" }), on: dayField.meta({ title: "Settled on" }) })
      .optional()
      .describe("Who settled it, and on which day. Leave out until it is."),
  })
  .refine(({ values, said, pages }) => pages === "every page" || values.length + said.length > 0, {
    path: ["said"],
    error: "Name at least one file that says it, under “values” or “said”.",
  });

export type ToConfirm = z.infer<typeof toConfirmSchema> & { id: string };
