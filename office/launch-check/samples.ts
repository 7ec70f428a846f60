import type { Finding } from "./finding.ts";
import type { ContentFile } from "./content-file.ts";

/** What no real practice has: phone numbers (NANPA) and domains (RFC 2606) reserved for examples, and placeholders. */
const made: readonly { pattern: RegExp; says: string; write: string }[] = [
  {
    pattern: /(?<!\d)(?:\+?1)?[\s.-]*\(?\d{3}\)?[\s.-]*555[\s.-]*01\d\d(?!\d)/,
    says: "is a number for films; it reaches nobody",
    write: "Write the real number.",
  },
  {
    pattern: /(?<![\w-])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid))(?![\w-])/i,
    says: "is an address for examples; it belongs to nobody",
    write: "Write the real address.",
  },
  {
    // In capitals: “todo” is a word of Spanish.
    pattern: /\b(?:TODO|TBD|FIXME|First Last)\b|\b[Ll]orem [Ii]psum\b/,
    says: "is a place left open",
    write: "Write the real text.",
  },
  { pattern: /^0{5,}$/, says: "is a number made up", write: "Write the real number." },
];

/** Comments that mark a value as a sample or unconfirmed. */
const mark = /\bSAMPLE\b|\bTODO\b|\bFIXME\b|\b[Tt]o (?:be )?confirm(?:ed)?\b/;

/** A value that `to-confirm.yaml` lists as a sample, and how to replace it. */
export type NamedSample = { field: string; sample: string | undefined; how: string };

/**
 * Samples in one file, each once: values of a made-up form or listed in `to-confirm.yaml`, and comments that mark the
 * value beside or below them.
 * @param file the path from the project’s root
 */
export function samplesIn(file: string, { values, comments }: ContentFile, named: readonly NamedSample[]): Finding[] {
  const samples = values.flatMap(({ line, field, text }): Finding[] => {
    const says = made.find(({ pattern }) => pattern.test(text));
    const listed = named.find((one) => one.field === field && one.sample === text);
    if (!says && !listed) return [];
    const found = `“${text}” ${says?.says ?? "takes the place of the real one"}.`;
    const write = listed?.how ?? named.find((one) => one.field === field)?.how ?? says?.write ?? "";
    return [{ kind: "sample", file, line, field, found, write }];
  });
  const marks = comments.flatMap(({ line, text }): Finding[] => {
    if (!mark.test(text) || samples.some((sample) => sample.line === line)) return [];
    const beside = values.find((value) => value.line === line && value.field !== "text");
    const found = `${beside ? `“${beside.text}” is marked` : "A comment says"}: “${text}”`;
    const write = "Write what is right, then remove the comment.";
    return [{ kind: "mark", file, line, field: beside?.field ?? "", found, write }];
  });
  return [...samples, ...marks];
}
