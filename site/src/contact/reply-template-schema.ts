import { z } from "astro/zod";
import { orderField, textField } from "#content/fields.ts";

/** Words that tell others why somebody wrote: a mail may be read by anyone who shares the account or the screen. */
const medical =
  /\b(neuro|doctor|physician|patient|pain|hurt|injur|accident|crash|symptom|diagnos|treat|medic|health|claim|no-fault|insur|exam|test|result|EMG|MRI)/i;

/** A short reply of the front desk, which opens in the mail program with the name and the phone of the practice below. */
export const replyTemplateSchema = z.strictObject({
  order: orderField,
  label: textField.max(40, "Shorten it to 40 characters: it is a button.").meta({ title: "Button" }),
  text: textField
    .max(600, "Shorten it to 600 characters: mail programs cut longer ones.")
    .refine((text) => !medical.test(text), "Leave out everything medical: others may read the mail.")
    .describe("Nothing medical: others may read the mail. The practice’s name and phone are added below it."),
});
