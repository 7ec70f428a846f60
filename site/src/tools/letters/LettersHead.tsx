import { DangerLine } from "#parts/DangerLine.tsx";
import { PageIntro } from "#parts/PageIntro.tsx";
import type { Page } from "#seo/head.ts";
import styles from "./LettersHead.module.css";

type Props = {
  page: Page;
  /** The danger signs, as at the top of the home page. */
  emergency: string;
};

/** The head of the page: what to do with the drawings below, and when to call 911 instead. */
export function LettersHead({ page, emergency }: Props) {
  return (
    <div className={styles.head}>
      <PageIntro
        page={page}
        lead={
          <>
            Find the one that looks like yours. Look at <Ring>1</Ring> and <Ring>2</Ring> to be sure.
          </>
        }
        aside={<DangerLine text={emergency} />}
      />
    </div>
  );
}

/** A number in a ring within a sentence, as on the drawings. */
function Ring({ children }: { children: string }) {
  return <span className={styles.ring}>{children}</span>;
}
