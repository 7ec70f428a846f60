import { readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import type { AllFacts } from "#schemas/facts.ts";
import type { Practice } from "#schemas/practice.ts";
import { PageIntro } from "#sections/PageIntro.tsx";
import { Button } from "#ui/Button.tsx";
import { Words } from "#ui/Words.tsx";

type Props = {
  title: string;
  trail: readonly { href: string; label: string }[];
  practice: Practice;
  facts: AllFacts;
};

/** What No-Fault does and what to do first, with the two ways to a visit. */
export function InsuranceIntro({ title, trail, practice, facts }: Props) {
  const lead = `No-Fault pays for needed care after a crash, whoever caused it. We send our bills to the insurer. Your first step is the NF-2, the No-Fault application, within ${facts.noticeLimit} of the crash.`;
  return (
    <PageIntro trail={trail} trace="stations" title={title} lead={<Words>{lead}</Words>}>
      <Button tone="primary" href={routes.contact}>
        Schedule Evaluation
      </Button>
      <Button icon="phone" href={telHref(practice.phone)}>
        Call {readablePhone(practice.phone)}
      </Button>
    </PageIntro>
  );
}
