import { tools } from "#routes.ts";
import { Tiles } from "#ui/links/Tiles.tsx";

/** Links to the tools, below what to do after a crash. */
export function ToolStrip() {
  return (
    <Tiles
      label="Tools for the days after a crash"
      variant="titled"
      tiles={tools.map(({ href, label }) => ({ title: label, href }))}
    />
  );
}
