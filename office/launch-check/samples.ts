import type { ToConfirm } from "@practice/site/content/to-confirm-schema.ts";
import type { ContentFile } from "./content-file.ts";
import type { Finding } from "./finding.ts";

/** What no real practice has: phone numbers (NANPA) and domains (RFC 2606) reserved for examples, and placeholders. */
const made: readonly [pattern: RegExp, says: string, write: string][] = [
  [
    /(?<!\d)(?:\+?1)?[\s.-]*\(?\d{3}\)?[\s.-]*555[\s.-]*01\d\d(?!\d)/,
    "is a number for films; it reaches nobody",
    "Write the real number.",
  ],
  [
    /(?<![\w-])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid))(?![\w-])/i,
    "is an address for examples; it belongs to nobody",
    "Write the real address.",
  ],
  // In capitals: “todo” is a word of Spanish.
  [/\b(?:TODO|TBD|FIXME|First Last)\b|\b[Ll]orem [Ii]psum\b/, "is a place left open", "Write the real text."],
  [/^0{5,}$/, "is a number made up", "Write the real number."],
];

/** Comments that mark a value as a sample or unconfirmed. */
const mark = /\bSAMPLE\b|\bTODO\b|\bFIXME\b|\b[Tt]o (?:be )?confirm(?:ed)?\b/;

/** A value that `to-confirm.yaml` lists as a sample, and how to replace it. */
type NamedSample = { file: string; field: string; sample: string | undefined; how: string };

/** By file, the unsettled values that `to-confirm.yaml` lists as samples. */
export function namedSamples({ groups }: ContentFile): Map<string, NamedSample[]> {
  const entries = groups.map(({ of }) => of as Partial<ToConfirm>);
  const named = entries.flatMap(({ kind, how = "", values = [], settled }) =>
    kind === "sample" && !settled
      ? values.map(({ file, path = "", sample }) => ({ file, field: path, sample, how }))
      : [],
  );
  return Map.groupBy(named, ({ file }) => file);
}

/** Ten of its digits can look like a telephone number. */
const fingerprint = /^[0-9a-f]{64}$/;

/**
 * Samples in one file, each once: values of a made-up form or listed in `to-confirm.yaml`, and comments that mark the
 * value beside or below them.
 * @param file the path from the project’s root
 */
export function samplesIn(file: string, { values, comments }: ContentFile, named: readonly NamedSample[]): Finding[] {
  const samples = values.flatMap(({ line, field, text }): Finding[] => {
    const [, says, real] = made.find(([pattern]) => pattern.test(text) && !fingerprint.test(text)) ?? [];
    const listed = named.find((one) => one.field === field && one.sample === text);
    if (!says && !listed) return [];
    const found = `“${text}” ${says ?? "takes the place of the real one"}.`;
    const write = listed?.how ?? named.find((one) => one.field === field)?.how ?? real ?? "";
    return [{ kind: "sample", file, line, field, found, write }];
  });
  const marks = comments.flatMap(({ line, text }): Finding[] => {
    if (!mark.test(text) || samples.some((sample) => sample.line === line)) return [];
    const beside = values.find((value) => value.line === line && value.field !== "text");
    const found = `${beside ? `“${beside.text}” is marked in ${file}` : `A comment in ${file} says`}: “${text}”`;
    const write = "Write what is right, then remove the comment from the file: a form does not show it.";
    return [{ kind: "mark", file, line, field: beside?.field ?? "", found, write }];
  });
  return [...samples, ...marks];
}
