import { z } from "astro/zod";
import { orderField, textField } from "#content/fields.ts";

export const carrierSchema = z.strictObject({ order: orderField, name: textField });

export type Carrier = z.infer<typeof carrierSchema> & { id: string };
