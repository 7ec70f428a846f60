import { documentsHref } from "#routes.ts";
import { Points } from "#ui/lists/Points.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";

/** What the pages do for a reader, and how to make them do it. */
export function BuiltIn() {
  return (
    <Section id="built-in" variant="sunk">
      <SectionHead
        section="built-in"
        title="How the pages help"
        lead="There is nothing to install and no switch to find."
        arrange="split"
      />
      <Points
        columns={2}
        items={[
          "Set larger letters in your browser. The page makes room, and nothing is lost.",
          "Set your device to dark. The page turns dark, with no bright surface.",
          "Nothing plays, blinks or moves by itself.",
          "Articles and many longer pages begin with a short version.",
          "A form field that needs a change says so beside it, and keeps what you wrote.",
          "Print any page to read it away from a screen.",
          <>
            The list of <a href={documentsHref}>what to bring</a> prints on one sheet.
          </>,
          "The phone number is on every page.",
        ]}
      />
    </Section>
  );
}
