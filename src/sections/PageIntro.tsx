import { Breadcrumb } from "#ui/Breadcrumb.tsx";
import { PageTrace } from "#ui/EdgeTrace.tsx";
import { PageHead } from "#ui/PageHead.tsx";

type Props = {
  /** From the home page to this one. */
  trail: readonly { href: string; label: string }[];
  title: string;
  lead: string;
};

/** How every inner page begins: where it stands, its name, and its main message. */
export function PageIntro({ trail, title, lead }: Props) {
  return (
    <>
      <Breadcrumb trail={trail} />
      <PageHead title={title} lead={lead} trace={<PageTrace />} />
    </>
  );
}
