declare module "virtual:who-pays" {
  import type { FinderRules } from "#domain/who-pays.ts";

  /** The questions of `content/who-pays.yaml`, and whom they lead to. */
  export const rules: FinderRules;
}
