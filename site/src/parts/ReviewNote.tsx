import { reviewNote, type Reviewable } from "#content/source-and-review.ts";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  texts: readonly Reviewable[];
  /** The text until there is a reviewer of all of them. */
  unreviewed: string;
};

/** The reviewer of the texts of a page, or a note that there is none yet; once on a page. */
export function ReviewNote({ texts, unreviewed }: Props) {
  return (
    <Text variant="small" tone="soft">
      {reviewNote(texts, unreviewed)}
    </Text>
  );
}
