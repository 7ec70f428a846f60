import { source, whyNotBuilt, whyToolNotBuilt } from "@practice/site/languages/languages.ts";
import type { Language } from "@practice/site/languages/language-schema.ts";
import { toolIds } from "@practice/site/languages/translated-tools.ts";
import type { ToolFrameTexts } from "@practice/site/tools/texts-schema.ts";
import type { ContentFile } from "./content-file.ts";
import type { Finding } from "./finding.ts";

type Texts = Language & ToolFrameTexts & { page?: { title: string } };

/** Why a text is left out, by folder. */
const folders: Readonly<Record<string, (text: Texts, english: Texts) => string | undefined>> = {
  "content/languages/": whyNotBuilt,
  ...Object.fromEntries(["tool-frame", ...toolIds].map((id) => [`content/${id}/`, whyToolNotBuilt])),
};

/**
 * The pages and tools in other languages that a release leaves out, each with the reason.
 * @param files by their paths from the project’s root
 * @param settled the files that are settled in `to-confirm.yaml`: the site goes live without them
 */
export function translationsIn(files: ReadonlyMap<string, ContentFile>, settled: ReadonlySet<string>): Finding[] {
  return Object.entries(folders).flatMap(([folder, why]) => {
    const english = textsOf(files.get(`${folder}${source}.yaml`));
    return [...files].flatMap(([file, content]): Finding[] => {
      const text = file.startsWith(folder) && !settled.has(file) ? textsOf(content) : undefined;
      const reason = english && text && text.language !== source && why(text, english);
      if (!reason) return [];
      const line = content.values.find(({ field }) => field === "state")?.line ?? 0;
      const write =
        "Have two people translate and check it, as docs/languages.md says, or settle “other-languages” in content/to-confirm.yaml to go live without it.";
      return [
        { kind: "translation", file, line, field: "state", found: `${titleOf(text)} is left out: ${reason}.`, write },
      ];
    });
  });
}

function titleOf({ name, page, language }: Texts): string {
  return name ?? `${page ? `“${page.title}”` : "Every tool"} (${language})`;
}

function textsOf(content: ContentFile | undefined): Texts | undefined {
  return content?.groups[0]?.of as Texts | undefined;
}
