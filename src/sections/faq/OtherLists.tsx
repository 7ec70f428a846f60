import { documentsHref, redFlagsHref, routes } from "#routes.ts";
import { ToolStrip } from "#sections/ToolStrip.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";

/** The pages with the other lists of questions. */
const lists = [
  {
    title: "Visits and reports",
    text: "How soon, at which office, who gets the report, and when.",
    href: `${routes.home}#questions`,
    link: "Read the questions on the home page",
  },
  {
    title: "Insurance and cost",
    text: "What No-Fault pays, what you may have to pay, and what to do about a denial.",
    href: `${routes.insurance}#questions`,
    link: "Read the insurance questions",
  },
  {
    title: "What to bring",
    text: "Papers, names and numbers, as a list to print.",
    href: documentsHref,
    link: "Open the list of what to bring",
  },
  {
    title: "Danger signs",
    text: "The signs that cannot wait for a visit, for you and your family.",
    href: redFlagsHref,
    link: "Read the danger signs",
  },
];

/** Links to the other lists of questions, and to what patients need at hand. */
export function OtherLists() {
  return (
    <Section id="more" title="More answers">
      <DescriptionList
        items={lists.map(({ title, text, href, link }) => ({
          id: href,
          title,
          text: (
            <>
              {text} <a href={href}>{link}</a>
            </>
          ),
        }))}
      />
      <ToolStrip />
    </Section>
  );
}
