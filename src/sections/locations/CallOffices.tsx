import { callingHours } from "#domain/hours.ts";
import { phoneLines } from "#domain/phone.ts";
import type { Office, Practice } from "#schemas/practice.ts";
import { CallBand } from "#sections/CallBand.tsx";
import { OpenStatus } from "#sections/OpenStatus.tsx";

type Props = { practice: Practice; offices: readonly Office[] };

/** Every line with its open status. */
export function CallOffices({ practice, offices }: Props) {
  const { instead } = callingHours(practice.phoneHours, offices);
  return (
    <CallBand
      practice={practice}
      variant="band"
      title="Call the office nearer to you"
      text={[...instead.map(({ text }) => `${text}.`), "Tell us which day you can come."].join(" ")}
      lines={phoneLines(practice, offices).map(({ name, phone, ...line }) => ({
        name,
        phone,
        note: <OpenStatus {...line} />,
      }))}
    />
  );
}
