import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Practice } from "#schemas/practice.ts";
import { guidance } from "../../../tests/support/content.ts";
import { Clinics } from "./Clinics.tsx";

/** How a clinic refers a patient, as the part of the page says it. */
function howToRefer(referrals: Practice["referrals"]): string {
  const practice = { phone: "+17185550142", referrals };
  const html = renderToStaticMarkup(
    <Clinics practice={practice} points={guidance.referrals} reports={[]} documents={[]} />,
  );
  return html.replace(/<[^>]*>/g, "");
}

test.each([
  {
    referrals: undefined,
    says: "Ask when you call how to send records safely.",
    because: "no way is confirmed",
  },
  {
    referrals: { secureChannel: "Send records by pigeon." },
    says: "Send records by pigeon. Nothing about a patient belongs in the web form.",
    because: "the practice has confirmed one",
  },
  {
    referrals: { fax: "+17185550199" },
    says: "Call (718) 555-0142, or fax (718) 555-0199. Your patient can call too",
    because: "there is a fax line",
  },
  { referrals: {}, says: "Call (718) 555-0142. Your patient can call too", because: "there is none" },
])("with $referrals clinics read “$says”: $because", ({ referrals, says }) => {
  expect(howToRefer(referrals)).toContain(says);
});
