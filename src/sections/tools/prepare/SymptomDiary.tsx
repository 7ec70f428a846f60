import { BlankTable } from "./BlankTable.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import { WriteLines } from "#ui/tables/WriteLines.tsx";
import { PrintChoice } from "./PrintChoice.tsx";
import { SheetParts } from "./SheetParts.tsx";

const columns = ["Day and time", "What you noticed", "What set it off", "What it stopped you doing"];
const rows = { paper: 18, screen: 6 };

/** A sheet on which someone keeps notes between visits: no scores, no advice. */
export function SymptomDiary() {
  return (
    <Section id="symptom-diary" variant="sunk">
      <SheetParts
        sheet="symptom-diary"
        title="Symptom diary"
        lead="A few words on the same day are enough. Leave empty what you do not need, and bring the sheet to your visit."
        aside={
          <>
            <div data-screen-only="">
              <Text>
                Weeks later it is hard to remember one day apart from another, so short notes help you and your doctor.
                The diary has no scores, and no answer in it is right or wrong.
              </Text>
            </div>
            <PrintChoice sheet="symptom-diary" label="Print the diary" />
          </>
        }
      >
        <Text variant="small">An insurer, or the other side in a case, may ask to see this diary.</Text>
        <WriteLines lines={["Name:", "From:", "To:"]} />
        <BlankTable
          caption={`On paper the sheet has ${rows.paper} rows to fill in by hand.`}
          columns={columns}
          rows={rows}
        />
      </SheetParts>
    </Section>
  );
}
