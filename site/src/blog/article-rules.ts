import { inEach } from "#languages/rules.ts";
import { articleMistakes } from "./text-rules.ts";

/** Every drawing of an article is under one of its headings. */
export const figuresUnderHeadings = inEach(({ id, data, body }) => {
  const lines = body.split(/\r?\n/);
  const lost = (data["figures"] as { under: string }[] | undefined)?.find(
    ({ under }) => !lines.includes(`## ${under}`),
  );
  return lost && `${id} → figures → under: the text has no heading “## ${lost.under}”; write it as it stands there.`;
});

/** The text of every article ends with how to call, and its notes, headings and links are as readers need them. */
export const readableArticles = inEach(({ id, body }) => {
  const mistakes = articleMistakes(body);
  return mistakes.length === 0
    ? undefined
    : mistakes.map((mistake) => `${id}/index.md → text: ${mistake}`).join("\n  ");
});
