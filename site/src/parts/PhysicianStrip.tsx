import type { Practice } from "#practice/practice-schema.ts";
import { ExternalLink } from "#ui/links/ExternalLink.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./PhysicianStrip.module.css";

type Props = {
  physician: Practice["physician"];
  /** In a section, which has its own margins. */
  inSection?: true;
};

/** The examining physician, in the style of a recording's header; only what the practice has confirmed. */
export function PhysicianStrip({ physician, inSection }: Props) {
  if (!physician) return null;
  const { name, board, license, licensePage, npi, since } = physician;
  const cells = [
    { label: "Neurologist", value: name },
    { label: "Board certification", value: board },
    {
      label: "New York license",
      value: license && licensePage ? <ExternalLink href={licensePage}>{license}</ExternalLink> : license,
    },
    { label: "NPI", value: npi },
    { label: "Practicing since", value: since },
  ];
  const strip = (
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
  );
  return inSection ? strip : <Wrap>{strip}</Wrap>;
}
