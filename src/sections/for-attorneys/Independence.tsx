import { Columns } from "#ui/Columns.tsx";
import { RuledList } from "#ui/RuledList.tsx";
import { Section } from "#ui/Section.tsx";
import { Stack } from "#ui/Stack.tsx";
import { Text } from "#ui/Text.tsx";
import { Words } from "#ui/Words.tsx";

const statements = [
  {
    id: "referrals",
    title: "No money for referrals",
    text: "No payment for referrals is given or taken.",
  },
  {
    id: "roles",
    title: "Two roles, kept apart",
    text: "We do not perform an IME on our own patients.",
  },
  {
    id: "findings",
    title: "One set of findings",
    text: "The findings do not depend on who asks. Normal results are reported too.",
  },
  {
    id: "law",
    title: "Medicine here, law in court",
    text: "The report gives medical findings. The court decides the legal threshold.",
  },
];

/** What keeps a report independent, and where medicine ends and law begins. */
export function Independence() {
  return (
    <Section id="independence">
      <Columns split="5-7">
        <Stack>
          <h2 id="independence-title">What keeps a report independent</h2>
          <h3>What changed in 2026</h3>
          <Text>
            <Words>
              New York is reported to have changed its auto-injury laws in 2026; which version applies to a case is a
              legal question.
            </Words>
          </Text>
          <Text tone="soft">We are doctors, not lawyers, and nothing here is legal advice.</Text>
        </Stack>
        <RuledList items={statements} />
      </Columns>
    </Section>
  );
}
