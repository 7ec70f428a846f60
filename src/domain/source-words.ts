import type { Certainty } from "#schemas/fields.ts";

const kinds: Readonly<Record<Certainty, string>> = {
  law: "",
  form: "Official form: ",
  agency: "Agency: ",
  reference: "",
  general: "",
};

type Sourced = { source: string; certainty: Certainty; ask?: string | undefined };

/** Where a statement comes from, and for what is only likely, whom to ask: `11 NYCRR 65-3.9`, without a period. */
export function sourceWords({ source, certainty, ask }: Sourced): string {
  return ask ? `Likely: ${source}; ask ${ask}` : `${kinds[certainty]}${source}`;
}
