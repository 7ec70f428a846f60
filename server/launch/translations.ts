import { source, whyNotBuilt } from "#domain/languages.ts";
import type { Language } from "#schemas/language.ts";
import type { ContentFile } from "./content-file.ts";
import type { Finding } from "./finding.ts";

const folder = "content/languages/";

/**
 * The pages in other languages that a release leaves out, each with the reason.
 * @param files by their paths from the project’s root
 * @param settled the files that are settled in `to-confirm.yaml`: the site goes live without these pages
 */
export function translationsIn(files: ReadonlyMap<string, ContentFile>, settled: ReadonlySet<string>): Finding[] {
  const english = pageOf(files.get(`${folder}${source}.yaml`));
  if (!english) return [];
  return [...files].flatMap(([file, content]): Finding[] => {
    const page = file.startsWith(folder) && !settled.has(file) ? pageOf(content) : undefined;
    const why = page && page.language !== source && whyNotBuilt(page, english);
    if (!why) return [];
    const line = content.values.find(({ field }) => field === "state")?.line ?? 0;
    const write =
      "Have two people translate and check it, as docs/languages.md says, or settle “other-languages” in content/to-confirm.yaml to go live without it.";
    return [{ kind: "translation", file, line, field: "state", found: `${page.name} is left out: ${why}.`, write }];
  });
}

function pageOf(content: ContentFile | undefined): Language | undefined {
  return content?.groups[0]?.of as Language | undefined;
}
