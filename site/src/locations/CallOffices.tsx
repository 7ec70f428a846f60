import type { Office, Practice } from "#practice/practice-schema.ts";
import { CallBand } from "#parts/CallBand.tsx";

type Props = { practice: Practice; offices: readonly Office[] };

/** The line of each office. */
export function CallOffices({ practice, offices }: Props) {
  return (
    <CallBand
      practice={practice}
      title="Call the office nearer to you"
      text="Tell us which days work for you."
      lines={offices.map(({ name, phone }) => ({ name: `${name} office`, phone }))}
    />
  );
}
