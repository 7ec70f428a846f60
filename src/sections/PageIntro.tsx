import { routes } from "#routes.ts";
import { Breadcrumb } from "#ui/Breadcrumb.tsx";
import { PageTrace } from "#ui/EdgeTrace.tsx";
import { PageHead } from "#ui/PageHead.tsx";

type Props = { here: string; title: string; lead: string };

/** How every inner page begins: where it stands, its name, and its main message. */
export function PageIntro({ here, title, lead }: Props) {
  return (
    <>
      <Breadcrumb trail={[{ href: routes.home, label: "Home" }]} here={here} />
      <PageHead title={title} lead={lead} trace={<PageTrace />} />
    </>
  );
}
