import type { ComponentProps } from "react";
import { Section } from "#ui/layout/Section.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";

type Props = Omit<ComponentProps<typeof Section>, "children" | "arrange"> &
  Pick<ComponentProps<typeof DescriptionList>, "items">;

/** A section of points with titles, in a row of four where there is room; the lead is at the right of the heading. */
export function DescriptionSection({ items, ...section }: Props) {
  return (
    <Section {...section} arrange="split">
      <DescriptionList items={items} columns={4} />
    </Section>
  );
}
