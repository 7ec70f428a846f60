import { partsBehind } from "./languages.ts";
import { routes } from "#routes.ts";
import type { Language, PartId } from "./language-schema.ts";
import { Text } from "#ui/text/Text.tsx";

type Props = { content: Language; english: Language; part: PartId };

/** A note at a part whose English source has changed since its translation. */
export function OutdatedNote({ content, english, part }: Props) {
  if (!partsBehind(content, english).includes(part)) return null;
  return (
    <Text>
      <strong>
        <a href={routes.patients}>{content.furniture.newer}</a>
      </strong>
    </Text>
  );
}
