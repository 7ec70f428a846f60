import { callingHours } from "#practice/hours.ts";
import type { Office, Practice } from "#practice/practice-schema.ts";
import { CallBand } from "#parts/CallBand.tsx";
import { OpenStatus } from "#parts/OpenStatus.tsx";

type Props = { practice: Practice; offices: readonly Office[] };

/** The line of each office, with its open status. */
export function CallOffices({ practice, offices }: Props) {
  const { instead } = callingHours(practice.phoneHours, offices);
  return (
    <CallBand
      practice={practice}
      title="Call the office nearer to you"
      text={[...instead.map(({ text }) => `${text}.`), "Tell us which day you can come."].join(" ")}
      lines={offices.map((office) => ({
        name: `${office.name} office`,
        phone: office.phone,
        note: <OpenStatus {...office} />,
      }))}
    />
  );
}
