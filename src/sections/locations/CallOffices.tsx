import { callingHours } from "#domain/hours.ts";
import type { Office, Practice } from "#schemas/practice.ts";
import { CallBand } from "#sections/CallBand.tsx";
import { OpenStatus } from "#sections/OpenStatus.tsx";

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
