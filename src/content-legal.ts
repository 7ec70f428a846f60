import { existsSync } from "node:fs";
import { entriesOf } from "#content-entries.ts";
import { getFacts } from "#content.ts";
import { articleText } from "#domain/article-text.ts";
import { type LegalNotice, type LegalNoticeId, legalNoticeIds } from "#schemas/legal.ts";

/** The notices of `content/legal/` in the order in which pages list them; none while the practice has not written any. */
export async function getLegalNotices(): Promise<LegalNotice[]> {
  // Astro warns of a collection without entries on each page that asks for it.
  if (!existsSync("content/legal")) return [];
  const entries = await entriesOf("legal", await getFacts());
  return entries
    .map(({ id, data, html }) => ({ ...data, id: id as LegalNoticeId, parts: articleText(html).parts }))
    .sort((first, second) => legalNoticeIds.indexOf(first.id) - legalNoticeIds.indexOf(second.id));
}
