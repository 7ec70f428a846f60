import { z } from "astro/zod";
import { groupSchema } from "#content/fields.ts";

/** The kinds of referrers. */
const referrers = ["attorneys", "clinics"] as const;

export const referralDocumentsSchema = groupSchema(2).extend({
  from: z.enum(referrers).describe("Who sends it: law firms or clinics.").meta({ title: "Sent by" }),
});

export type ReferralDocuments = z.infer<typeof referralDocumentsSchema> & { id: string };
