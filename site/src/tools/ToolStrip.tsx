import type { ComponentProps } from "react";
import { tools } from "#routes.ts";
import { Tiles } from "#ui/links/Tiles.tsx";

/** Links to the tools, below what to do after a crash, or beside the head of a page. */
export function ToolStrip({ variant = "titled" }: Pick<ComponentProps<typeof Tiles>, "variant">) {
  return (
    <Tiles
      label="Tools for the days after a crash"
      variant={variant}
      tiles={tools.map(({ href, label }) => ({ title: label, href }))}
    />
  );
}
