import { tools } from "#routes.ts";
import { Tiles } from "#ui/Tiles.tsx";

/** The quiet strip that leads to the tools. */
export function ToolStrip() {
  return (
    <Tiles
      label="Tools for the days after a crash"
      tiles={tools.map(({ href, label, text }) => ({ title: label, text, href }))}
    />
  );
}
