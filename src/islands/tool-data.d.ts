declare module "virtual:tool-rules" {
  import type { ToolRule } from "#domain/no-fault-deadlines.ts";

  /** The time limits of `content/deadline-rules.yaml` that the tool works with. */
  export const rules: readonly ToolRule[];
}

declare module "virtual:who-pays" {
  import type { FinderRules } from "#domain/who-pays.ts";

  /** The questions of `content/who-pays.yaml`, and whom they lead to. */
  export const rules: FinderRules;
}

declare module "virtual:addressees" {
  /** The kinds of insurer that the finder leads to, as its headings say them, by their ids in `content/who-pays.yaml`. */
  export const addresseeTitles: Readonly<Record<string, string>>;
}
