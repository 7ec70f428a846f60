import { reviewNote, type Reviewable } from "#domain/source-and-review.ts";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  texts: readonly Reviewable[];
  /** What is said until a reviewer of all of them is named. */
  unreviewed: string;
};

/** Who reviewed the texts of a page, or what is true until someone has; once on a page. */
export function ReviewNote({ texts, unreviewed }: Props) {
  return (
    <Text variant="small" tone="soft">
      {reviewNote(texts, unreviewed)}
    </Text>
  );
}
