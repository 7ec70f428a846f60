import { expect, test } from "vitest";
import type { Office, Practice } from "./practice-schema.ts";
import type { LegalNotice } from "#legal/legal-schema.ts";
import type { Site } from "./sister-site-schema.ts";
import { Footer } from "#layouts/Footer.tsx";
import { guidance } from "../../tests/support/content.ts";
import { officeTexts, practice } from "../../tests/support/fictional-practice.ts";
import { textOfPart } from "../../tests/support/rendered.ts";
import { Doctor } from "#about/Doctor.tsx";
import { ContactDetails } from "#contact/ContactDetails.tsx";
import { Clinics } from "#attorneys/Clinics.tsx";
import { ReferCase } from "#attorneys/ReferCase.tsx";
import { Participation } from "#insurance/Participation.tsx";
import { OfficeAccess } from "#parts/OfficeAccess.tsx";
import { PrivacyInShort } from "#legal/PrivacyInShort.tsx";

const credentials = { url: "https://credentials.example.org/", nofollow: false } as Site;
const notices: LegalNotice[] = [
  { id: "privacy-practices", effective: "2026-02-16", version: "2", source: "a test", parts: [] },
  { id: "language-help", effective: "2026-02-16", version: "1", source: "a test", parts: [], line: "Ask for Ann." },
];
const confirmed = {
  name: "Robin Sample",
  board: "Board of a test",
  license: "000000",
  licensePage: "https://license.example.org/",
  npi: "0000000000",
  since: "2001",
};
const doctor = (physician?: typeof confirmed) => (
  <Doctor physician={physician} picture={undefined} credentials={credentials} checking={[]} />
);
const empty = { offices: [], network: [], languages: [], year: 2026, general: "", emergency: "", isHome: false };
const footer = (notices: readonly LegalNotice[]) => <Footer practice={practice} notices={notices} {...empty} />;
const lines = (notices: readonly LegalNotice[]) => (
  <ContactDetails practice={practice} offices={[]} calling={[]} write="" notices={notices} />
);
const clinics = (referrals: Practice["referrals"]) => (
  <Clinics lead="" practice={{ ...practice, referrals }} points={guidance.referrals} documents={[]} />
);
const referCase = (referrals: Practice["referrals"]) => (
  <ReferCase points={guidance.referrals} practice={{ ...practice, referrals }} />
);
const access = (known: Office["access"]) => <OfficeAccess office={{ ...officeTexts, access: known } as Office} />;

// Build tests cover the current settings; these cases cover every other value.
test.each([
  {
    part: doctor(),
    says: [credentials.url],
    not: "How to check",
    because: "nothing is confirmed",
  },
  {
    part: doctor(confirmed),
    says: [...Object.values(confirmed), credentials.url, "How to check"],
    because: "a confirmed physician is named, and readers may check",
  },
  {
    part: <PrivacyInShort practice={practice} notices={notices} />,
    says: ["Notice of Privacy Practices", "/privacy-practices"],
    because: "the practice has published its notice",
  },
  {
    part: <PrivacyInShort practice={practice} notices={notices.slice(1)} />,
    not: "Notice of Privacy Practices",
    because: "there is no notice to claim",
  },
  {
    part: footer(notices),
    says: ["Notice of Privacy Practices", "/privacy-practices", "Ask for Ann.", "/language-help"],
    because: "every page links to what is published",
  },
  { part: footer([]), not: "Notice of Privacy Practices", because: "there is no notice to link to" },
  {
    part: lines(notices),
    says: ["Your records", "/privacy-practices", "Languages", "Ask for Ann.", "/language-help"],
    because: "people who get in touch find both before they do",
  },
  { part: lines([]), not: "Your records", because: "there is no notice to link to" },
  {
    part: <Participation participation={undefined} notices={notices} />,
    not: "Plans",
    because: "no list is confirmed",
  },
  {
    part: <Participation participation={{ plans: ["Plan of a test"], asOf: "2026-12-01" }} notices={[]} />,
    says: ["Health plans", "Plan of a test", "as of December 1, 2026"],
    not: "Hospitals",
    because: "the practice has listed its plans alone",
  },
  {
    part: (
      <Participation
        participation={undefined}
        notices={[{ ...notices[0], id: "good-faith-estimate" } as LegalNotice]}
      />
    ),
    says: ["Good-faith estimate", "/good-faith-estimate"],
    not: "Health plans",
    because: "only the notice on estimates is written",
  },
  {
    part: referCase(undefined),
    says: ["Ask how to send records safely."],
    because: "no way to send records is confirmed",
  },
  {
    part: referCase({ secureChannel: "Send records by pigeon." }),
    says: ["Send records by pigeon."],
    because: "the practice has confirmed one",
  },
  {
    part: clinics({ fax: "+17185550199" }),
    says: ["Call (212) 555-0100, or fax (718) 555-0199. Your patient can call too"],
    because: "there is a fax line",
  },
  { part: clinics({}), says: ["Call (212) 555-0100. Your patient can call too"], because: "there is no fax line" },
  { part: referCase(undefined), not: "fax", because: "nothing beside the phone is confirmed" },
  {
    part: referCase({ fax: "+17185550199", testimony: "The doctor testifies by pigeon." }),
    says: ["The doctor testifies by pigeon.", "Call (212) 555-0100, or fax (718) 555-0199."],
    because: "law firms ask for both",
  },
  {
    part: access({ entrance: "No step.", languages: "English and Russian." }),
    says: ["Step-free entrance No step.", "Languages English and Russian."],
    not: "Elevator",
    because: "nothing unconfirmed may be promised",
  },
])("$part.type.name says “$says” and not “$not”: $because", ({ part, says = [], not }) => {
  for (const text of says) expect(textOfPart(part)).toContain(text);
  if (not) expect(textOfPart(part)).not.toContain(not);
});
