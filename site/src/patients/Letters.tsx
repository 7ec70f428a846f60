import { routes } from "#routes.ts";
import { BesideSection } from "#parts/BesideSection.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

/** Where the letters of the insurer were: the page that tells them apart. */
export function Letters({ lead }: { lead: string }) {
  return (
    <BesideSection id="letters" title="Got a letter?" lead={<NoBreakText>{lead}</NoBreakText>} variant="ruled">
      <ArrowLink href={routes.letters}>Find out which one it is</ArrowLink>
    </BesideSection>
  );
}
