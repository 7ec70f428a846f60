import { readablePhone } from "#practice/phone.ts";
import { pointNamed } from "#content/points.ts";
import { routes } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { InShort } from "#parts/InShort.tsx";
import { LinkColumns } from "#ui/links/LinkColumns.tsx";

/** The parts of the page, in their order. */
const parts = [
  { href: "#services", label: "Three services for a case" },
  { href: "#turnaround", label: "How long each report takes" },
  { href: "#reasons", label: "Reasons to choose us" },
  { href: "#send", label: "What to send" },
  { href: "#clinics", label: "For clinics: refer a patient" },
  { href: "#independence", label: "Independence" },
  { href: "#network", label: "Sister sites" },
];

type Props = {
  points: readonly Point[];
  referrals: Practice["referrals"];
};

/** The summary for law firms: the limit for a new client, what to ask for, and the page's contents. */
export function AttorneysInShort({ points, referrals: { fax, testimony } = {} }: Props) {
  const shown = [
    <>
      {pointNamed(points, "client-notice").text} <a href={`${routes.claim}#limits`}>See all time limits</a>.
    </>,
    pointNamed(points, "ask").text,
    pointNamed(points, "records").text,
    testimony,
    fax && (
      <>
        Fax for referrals: <span data-keep="">{readablePhone(fax)}</span>.
      </>
    ),
  ];
  return (
    <InShort points={shown.filter(Boolean)}>
      <div data-screen-only="">
        <LinkColumns title="On this page" links={parts} />
      </div>
    </InShort>
  );
}
