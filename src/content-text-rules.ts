import type { DataEntry } from "#content-loaders.ts";
import { articleMistakes } from "#schemas/article-body.ts";
import { guidanceMistake, type GuidanceId, type Point } from "#schemas/guidance.ts";

/** Every drawing of an article stands under one of its headings. */
export function figuresUnderHeadings(entries: readonly DataEntry[]): string | undefined {
  for (const { id, data, body = "" } of entries) {
    for (const { under } of (data["figures"] ?? []) as { under: string }[])
      if (!body.split(/\r?\n/).includes(`## ${under}`))
        return `${id} → figures → under: the text has no heading “## ${under}”; write it as it stands there.`;
  }
  return undefined;
}

/** Every file of `content/guidance/` holds what its page shows. */
export function completeGuidance(entries: readonly DataEntry[]): string | undefined {
  for (const { id, data } of entries) {
    const mistake = guidanceMistake(id as GuidanceId, data["points"] as Point[]);
    if (mistake) return `${id}.yaml → ${mistake}`;
  }
  return undefined;
}

/** The text of every article is as long, and as easy to find one’s way in, as readers need it. */
export function readableArticles(entries: readonly DataEntry[]): string | undefined {
  for (const { id, body = "" } of entries) {
    const mistakes = articleMistakes(body);
    if (mistakes.length > 0) return mistakes.map((mistake) => `${id}/index.md → text: ${mistake}`).join("\n  ");
  }
  return undefined;
}
