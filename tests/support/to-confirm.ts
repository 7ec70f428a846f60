import type { ToConfirm } from "#schemas/to-confirm.ts";

/** The kinds of entries to confirm, in their order in `docs/editing.md`, with their headings there. */
const headings: Readonly<Record<ToConfirm["kind"], string>> = {
  sample: "Samples to replace, and values to check",
  promise: "What the site says of the practice",
  law: "Law",
  medicine: "Medicine",
};

/** The list as in `docs/editing.md`: under each kind one line per entry. */
export function listText(entries: readonly ToConfirm[]): string {
  return Object.entries(headings)
    .map(([kind, heading]) => {
      const lines = entries
        .filter((entry) => entry.kind === kind)
        .map(({ id, what, how, who }) => `- **${id}** (${who.join(", ")}): ${what} _${how}_`);
      return [`### ${heading}`, "", ...lines].join("\n");
    })
    .join("\n\n");
}
