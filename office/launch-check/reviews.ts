import { z } from "astro/zod";
import { addYears } from "@practice/site/practice/calendar-days.ts";
import type { ContentFile, Group } from "./content-file.ts";
import type { Finding } from "./finding.ts";

/**
 * Texts of law and medicine in one file that are not reviewed, or not within a year, and rules among them that are
 * known only from general knowledge.
 * @param file the path from the project’s root
 * @param reviewable the paths of the groups that may name a reviewer, as in `Group`
 * @param day today, `YYYY-MM-DD`
 */
export function reviewsIn(
  file: string,
  { groups }: ContentFile,
  reviewable: ReadonlySet<string>,
  day: string,
): Finding[] {
  return groups.flatMap((group): Finding[] => {
    const { line, field, of } = group;
    const review = reviewOf(group);
    const finding = { file, line, field };
    if (!review && of["certainty"] === "general") {
      const write = "Read it at its source and write that source and its certainty, or have it reviewed.";
      return [{ ...finding, kind: "likely", found: "This is known only from general knowledge.", write }];
    }
    if (!reviewable.has(group.keys)) return [];
    if (!review) {
      const write = "Have it reviewed, then write “reviewer” and “reviewed”.";
      return [{ ...finding, kind: "unreviewed", found: "No one is named who reviewed this.", write }];
    }
    if (addYears(review.on, 1) >= day) return [];
    const write = "Have it reviewed again, then write the new day.";
    return [{ ...finding, kind: "old-review", found: `${review.by} reviewed this on ${review.on}.`, write }];
  });
}

/** Who reviewed a group or one that contains it, and when. */
function reviewOf({ of, parent }: Group): { by: string; on: string } | undefined {
  const { reviewer, reviewed } = of;
  if (typeof reviewer === "string" && typeof reviewed === "string") return { by: reviewer, on: reviewed };
  return parent && reviewOf(parent);
}

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema | false;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

/** The path from an entry to every group of fields whose schema allows a reviewer. */
export function reviewableGroups(schema: z.ZodType): string[] {
  const within = (json: JsonSchema, steps: readonly string[]): string[] => [
    ...(json.properties?.["reviewer"] ? [steps.join(".")] : []),
    ...Object.entries(json.properties ?? {}).flatMap(([name, inner]) => within(inner, [...steps, name])),
    ...(json.items ? within(json.items, [...steps, "*"]) : []),
    ...[json.anyOf, json.oneOf, json.allOf].flatMap((choices = []) => choices.flatMap((one) => within(one, steps))),
  ];
  return within(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema, []);
}
