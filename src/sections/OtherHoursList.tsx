import { otherHoursText } from "#domain/other-hours.ts";
import type { OtherHours } from "#schemas/other-hours.ts";

type Props = { entries: readonly OtherHours[] };

/** Under the hours of a week: the days to come on which they do not hold, if there are any. */
export function OtherHoursList({ entries }: Props) {
  return entries.map((entry) => (
    <p key={entry.from} data-other-hours="">
      {otherHoursText(entry)}
    </p>
  ));
}
