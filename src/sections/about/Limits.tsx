import { Columns } from "#ui/layout/Columns.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Section } from "#ui/layout/Section.tsx";

/** What nobody should expect of the practice, said before it is asked. */
export function Limits() {
  return (
    <Section id="limits">
      <Columns split="5-7">
        <h2 id="limits-title">What we do not do</h2>
        <Points
          items={[
            "We do not promise a cure, a payment or the outcome of a case.",
            "We do not leave a normal result out of a report.",
            "We do not give legal advice. We are doctors, not lawyers.",
            "We do not perform an independent medical examination (IME) on our own patients.",
            "We do not pay for referrals, and we take no payment for them.",
          ]}
        />
      </Columns>
    </Section>
  );
}
