import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Text } from "#ui/text/Text.tsx";
import { PrintSheet, WriteLines } from "./PrintSheet.tsx";
import styles from "./SymptomDiary.module.css";

const columns = ["Day and time", "What you noticed", "What set it off", "What it kept you from doing"];
const rows = { paper: 18, screen: 6 };

/** A sheet for notes between visits, to fill in by hand; no scores, no advice. */
export function SymptomDiary({ leads }: { leads: readonly Point[] }) {
  return (
    <PrintSheet
      id="symptom-diary"
      variant="sunk"
      title="Symptom diary"
      lead={pointNamed(leads, "diary-notes").text}
      print="Print the diary"
      before={
        <div data-screen-only="">
          <Text>{pointNamed(leads, "why-diary").text}</Text>
        </div>
      }
    >
      <Text variant="small">{pointNamed(leads, "diary").text}</Text>
      <WriteLines lines={["Name:", "From:", "To:"]} />
      <table className={styles.table} aria-labelledby="symptom-diary-title">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows.paper }, (_, row) => (
            <tr key={row} data-paper={row >= rows.screen || undefined}>
              {columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}
