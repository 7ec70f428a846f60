import { Points } from "#ui/lists/Points.tsx";
import { BesideSection } from "#sections/BesideSection.tsx";

/** What patients and lawyers should not expect of the practice. */
export function Limits() {
  return (
    <BesideSection id="limits" title="What we do not do">
      <div data-short="">
        <Points
          items={[
            "We do not promise a cure, a payment or the outcome of a case.",
            "We do not leave a normal result out of a report.",
            "We do not give legal advice. We are doctors, not lawyers.",
            "We do not perform an independent medical examination (IME) on our own patients.",
            "We do not pay for referrals, and we take no payment for them.",
          ]}
        />
      </div>
    </BesideSection>
  );
}
