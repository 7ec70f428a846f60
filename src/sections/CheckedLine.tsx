import { readableDay } from "#domain/day.ts";
import { lastChecked } from "#domain/review.ts";
import { Text } from "#ui/Text.tsx";

type Props = { texts: readonly { reviewed: string; reviewer?: string | undefined }[] };

/** When the medical texts of a page were last checked, and by whom once the practice names somebody. */
export function CheckedLine({ texts }: Props) {
  const { reviewed, reviewer } = lastChecked(texts);
  return (
    <Text look="small" tone="soft">
      Text last checked: <time dateTime={reviewed}>{readableDay(reviewed)}</time>
      {reviewer && `, by ${reviewer}`}.
    </Text>
  );
}
