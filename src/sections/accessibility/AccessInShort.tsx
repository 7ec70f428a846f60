import { hoursPhrases } from "#domain/hours.ts";
import { readablePhone, telHref } from "#domain/phone.ts";
import type { Practice } from "#schemas/practice.ts";
import { InShort } from "#sections/InShort.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Sheet } from "#ui/layout/Sheet.tsx";
import { Text } from "#ui/text/Text.tsx";

/** The statement in four points, beside whom to ask when something does not work. */
export function AccessInShort({ practice }: { practice: Practice }) {
  const { email, phone, phoneHours } = practice;
  return (
    <InShort
      points={[
        "We aim for WCAG 2.2, level AA, and in some things for more.",
        "You can read every page with a keyboard, large letters, a dark screen, or on paper.",
        "Automatic tests look for faults with each change. The limits we know of are below.",
        "Does something not work for you? Call or write to us.",
      ]}
    >
      <Sheet id="help" title="Something does not work?" tone="panel">
        <Text>Say what you wanted to do, and where it failed. Ask on the phone what the page did not tell you.</Text>
        <p>
          <Button tone="primary" icon="phone" href={telHref(phone)}>
            Call {readablePhone(phone)}
          </Button>
        </p>
        <Text variant="small" tone="soft">
          {hoursPhrases(phoneHours).join(", ")}. Or write to <a href={`mailto:${email}`}>{email}</a>.
        </Text>
      </Sheet>
    </InShort>
  );
}
