import { Columns } from "#ui/layout/Columns.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Section } from "#ui/layout/Section.tsx";

/** What does not work for everyone yet, said before someone runs into it. */
export function KnownLimits() {
  return (
    <Section id="limits">
      <Columns split="5-7">
        <h2 id="limits-title">What is not perfect yet</h2>
        <Points
          items={[
            "No people with disabilities have tested the site on their own devices yet.",
            "It has not been listened to, page by page, with a screen reader.",
            "The live map on the page of locations is Google’s, and we cannot fix it. The drawn map and the address are beside it.",
            "Other sites that we link to have rules of their own. A slanted arrow marks those links.",
            "The site is in English only. Ask us about an interpreter or help with access.",
          ]}
        />
      </Columns>
    </Section>
  );
}
