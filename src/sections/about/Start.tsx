import { cityLine } from "#domain/directions.ts";
import { readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import type { Office } from "#schemas/office.ts";
import type { Practice } from "#schemas/practice.ts";
import { Button } from "#ui/Button.tsx";
import { Pairs } from "#ui/Pairs.tsx";
import { Section } from "#ui/Section.tsx";
import styles from "./Start.module.css";

type Props = { practice: Practice; offices: readonly Office[] };

/** The end of the page: where we are, in a line for each office, and how to reach us. */
export function Start({ practice, offices }: Props) {
  return (
    <Section id="start" look="sunk">
      <div className={styles.columns}>
        <div>
          <h2 id="start-title">Two offices, one practice</h2>
          <div className={styles.buttons}>
            <Button tone="primary" href={routes.contact}>
              Contact us
            </Button>
            <Button icon="phone" href={telHref(practice.phone)}>
              Call {readablePhone(practice.phone)}
            </Button>
          </div>
        </div>
        <div>
          <Pairs
            pairs={offices.map((office) => ({
              term: office.name,
              value: (
                <>
                  {office.street}, <span data-keep="">{cityLine(office)}</span>
                </>
              ),
            }))}
          />
          <p className={styles.way}>
            <a href={routes.locations}>See hours and directions for both offices</a>
          </p>
        </div>
      </div>
    </Section>
  );
}
