import { otherHoursText } from "#practice/other-hours.ts";
import type { OtherHours } from "#practice/other-hours-schema.ts";

type Props = { entries: readonly OtherHours[] };

/** Upcoming days with other hours, below the weekly hours; null if there are none. */
export function OtherHoursList({ entries }: Props) {
  return entries.map((entry) => (
    <p key={entry.from} data-other-hours="">
      {otherHoursText(entry)}
    </p>
  ));
}
