import type { ToConfirm } from "#schemas/to-confirm.ts";

/** The kinds of what is to be confirmed, in their order in `docs/editing.md`, each with its heading there. */
const headings: Readonly<Record<ToConfirm["kind"], string>> = {
  sample: "Samples to replace, and values to check",
  promise: "What the site says of the practice",
  law: "Law",
  medicine: "Medicine",
};

/** The list as `docs/editing.md` shows it: under each kind a line for each entry. */
export function listInWords(entries: readonly ToConfirm[]): string {
  return Object.entries(headings)
    .map(([kind, heading]) => {
      const lines = entries
        .filter((entry) => entry.kind === kind)
        .map(({ id, what, how, who }) => `- **${id}** (${who.join(", ")}): ${what} _${how}_`);
      return [`### ${heading}`, "", ...lines].join("\n");
    })
    .join("\n\n");
}
