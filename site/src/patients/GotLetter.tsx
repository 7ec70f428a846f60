import { routes } from "#routes.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./GotLetter.module.css";

/** Where the letters of the insurer were: the page that tells them apart. It stands over the folded sections. */
export function GotLetter({ lead }: { lead: string }) {
  return (
    <section id="letters" aria-labelledby="letters-title">
      <Wrap>
        <div className={styles.row}>
          <h2 id="letters-title">Got a letter?</h2>
          <div>
            <p>
              <NoBreakText>{lead}</NoBreakText>
            </p>
            <ArrowLink href={routes.letters}>Find out which one it is</ArrowLink>
          </div>
        </div>
      </Wrap>
    </section>
  );
}
