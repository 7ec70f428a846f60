import type { ReactNode } from "react";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  id: string;
  title: string;
  lead?: ReactNode;
  variant?: "sunk" | "ruled";
  /** The columns of the heading and its list. */
  split?: "5-7" | "4-8";
  children: ReactNode;
};

/** A section with its heading and lead beside a list or a table. */
export function BesideSection({ id, title, lead, variant, split = "5-7", children }: Props) {
  return (
    <Section id={id} variant={variant}>
      <Columns split={split}>
        <Stack>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <Text tone="soft">{lead}</Text>}
        </Stack>
        {children}
      </Columns>
    </Section>
  );
}
