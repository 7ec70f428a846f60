import type { Practice } from "#schemas/practice.ts";
import { ExternalLink } from "#ui/links/ExternalLink.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./PhysicianStrip.module.css";

type Props = { physician: Practice["physician"] };

/** The examining physician, in the style of a recording's header; only what the practice has confirmed. */
export function PhysicianStrip({ physician }: Props) {
  if (!physician) return null;
  const { name, board, license, licensePage, npi, since } = physician;
  const cells = [
    { label: "Examiner", value: name },
    { label: "Board certification", value: board },
    {
      label: "New York license",
      value: license && licensePage ? <ExternalLink href={licensePage}>{license}</ExternalLink> : license,
    },
    { label: "NPI", value: npi },
    { label: "Practicing since", value: since },
  ];
  return (
    <Wrap>
      <dl className={styles.strip} data-physician="">
        {cells.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Wrap>
  );
}
