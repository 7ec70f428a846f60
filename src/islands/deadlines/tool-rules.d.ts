declare module "virtual:tool-rules" {
  import type { ToolRule } from "#domain/no-fault-deadlines.ts";

  /** The time limits of `content/deadline-rules.yaml` that the tool works with. */
  export const rules: readonly ToolRule[];
}
