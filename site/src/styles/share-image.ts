import { formatHex } from "culori";

/** The size of share images, also in the meta tags of each page. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The light colors of `tokens.css`, by their names without `color-`, as `#rrggbb`. */
export function lightColors(css: string): Readonly<Record<string, string>> {
  const [paper = ""] = css.split('[data-surface="panel"]');
  const found = paper.matchAll(/-color-([\w-]+):\s*light-dark\((oklch\([^)]*\))/g);
  return Object.fromEntries([...found].map(([, name, color = ""]) => [name, formatHex(color) ?? ""]));
}
