import { cityLine } from "#practice/offices.ts";
import { routes } from "#routes.ts";
import type { Office, Practice } from "#practice/practice-schema.ts";
import { ContactButtons } from "#parts/ContactButtons.tsx";
import { Buttons } from "#ui/links/Button.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";

type Props = { practice: Practice; offices: readonly Office[] };

/** The end of the page: the address of each office, and how to contact us. */
export function VisitUs({ practice, offices }: Props) {
  return (
    <Section id="call" variant="sunk">
      <Columns split="6-6" align="center">
        <div>
          <h2 id="call-title">Two offices, one practice</h2>
          <Buttons>
            <ContactButtons action="Contact us" practice={practice} />
          </Buttons>
        </div>
        <div>
          <DescriptionList
            variant="beside"
            items={offices.map((office) => ({
              title: office.name,
              text: (
                <>
                  <span data-keep="">{office.street},</span> <span data-keep="">{cityLine(office)}</span>
                </>
              ),
            }))}
          />
          <ArrowLink href={routes.locations}>See hours and directions for both offices</ArrowLink>
        </div>
      </Columns>
    </Section>
  );
}
