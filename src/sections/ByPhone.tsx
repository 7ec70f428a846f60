import type { Practice } from "#schemas/practice.ts";
import { Text } from "#ui/text/Text.tsx";

/** Below a button that links to the contact page: how it is done while the form there delivers nothing. */
export function ByPhone({ messageDelivery }: Pick<Practice, "messageDelivery">) {
  if (messageDelivery) return null;
  return (
    <Text variant="small" tone="soft" screenOnly>
      By phone for now: our form is not connected yet.
    </Text>
  );
}
