import { readablePhone, telHref } from "#practice/phone.ts";
import { mainMenu, routes } from "#routes.ts";
import { Spot } from "#ui/graphics/Spot.tsx";
import { Button } from "#ui/links/Button.tsx";
import { LinkColumns } from "#ui/links/LinkColumns.tsx";
import { PageHead } from "#ui/layout/PageHead.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./NotFound.module.css";

type Props = { title: string; text: string; phone: string };

/** The text of the 404 page: the reason, a link home, and the main pages. */
export function NotFound({ title, text, phone }: Props) {
  return (
    <>
      <PageHead
        kicker="404"
        title={title}
        spot={<Spot name="claim-path" size="head" />}
        lead={text}
        actions={
          <>
            <Button tone="primary" href={routes.home}>
              Return to Home
            </Button>
            <Button icon="phone" href={telHref(phone)}>
              Call {readablePhone(phone)}
            </Button>
          </>
        }
      />
      <Wrap>
        <div className={styles.pages}>
          <LinkColumns title="The main pages" links={mainMenu.filter(({ href }) => href !== routes.home)} />
        </div>
      </Wrap>
    </>
  );
}
