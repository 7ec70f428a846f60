import { Fragment } from "react";
import { callingHours } from "#practice/hours.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { aboutThisSite, legalPages, quickLinks, routes } from "#routes.ts";
import type { LegalNotice } from "#legal/legal-schema.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import type { Office, Practice } from "#practice/practice-schema.ts";
import { LanguageNames, type LanguageLink } from "#ui/links/LanguageNames.tsx";
import { OtherLines } from "#ui/links/OtherLines.tsx";
import { ExternalLink } from "#ui/links/ExternalLink.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./Footer.module.css";
import { OfficeAddresses } from "./OfficeAddresses.tsx";

type Props = {
  practice: Practice;
  offices: readonly Office[];
  network: readonly Site[];
  notices: readonly LegalNotice[];
  /** The pages in other languages. */
  languages: readonly LanguageLink[];
  year: number;
  /** The disclaimers. */
  general: string;
  /** The symptoms for which to call 911. */
  emergency: string;
  /** The home page has it on its first screen. */
  isHome: boolean;
};

/** The footer of every page: how to reach us, navigation, and disclaimers. */
export function Footer({ practice, offices, network, notices, languages, year, general, emergency, isHome }: Props) {
  const help = notices.find(({ id }) => id === "language-help");
  return (
    <footer className={styles.footer} data-surface="panel">
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.call} data-short="">
            <address>
              <b>Appointments</b> <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a>{" "}
              <a href={`mailto:${practice.email}`}>{practice.email}</a>
            </address>
            <AppointmentLine hours={callingHours(practice.phoneHours, offices)} />
            <p>
              <a href={routes.claim} data-whole="">
                How many days are left?
              </a>
            </p>
          </div>
          <nav aria-labelledby="footer-links" data-screen-only="">
            <h2 id="footer-links">Quick links</h2>
            <ul>
              {quickLinks.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-network" data-screen-only="">
            <h2 id="footer-network">Our network</h2>
            <p>{practice.networkStatement}</p>
            <ul>
              {network.map(({ id, name, url, nofollow }) => (
                <li key={id}>
                  <ExternalLink href={url} nofollow={nofollow}>
                    {name}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.visit} data-short="">
            <OfficeAddresses offices={offices} />
          </div>
          <div className={styles.note}>
            <div>
              <p>{general}</p>
              <p data-short={isHome ? undefined : ""}>
                {emergency} Call <a href="tel:911">911</a> or go to the emergency room. Do not wait for a reply from us.
              </p>
              {help?.line && <p data-short="">{help.line}</p>}
            </div>
            <div className={styles.links}>
              <div className={styles.languages}>
                <LanguageNames links={languages} />
              </div>
              {[...notices.map(({ id }) => legalPages[id]), ...aboutThisSite].map(({ href, label }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
              <p>
                © <span data-year="">{year}</span> {practice.name}
              </p>
            </div>
          </div>
        </div>
      </Wrap>
    </footer>
  );
}

/** When the practice line is answered, and which line to call on other days. */
function AppointmentLine({ hours: { answered, instead } }: { hours: ReturnType<typeof callingHours> }) {
  return (
    <p>
      {answered
        .flatMap((phrase) => phrase.split(", "))
        .map((phrase, index, all) => (
          <Fragment key={phrase}>
            <span data-keep="">
              {phrase}
              {index < all.length - 1 ? "," : "."}
            </span>{" "}
          </Fragment>
        ))}
      <OtherLines lines={instead} />
    </p>
  );
}
