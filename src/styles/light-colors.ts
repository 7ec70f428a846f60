/** A colour as `tokens.css` writes it: `oklch(lightness chroma hue)`. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Linear sRGB of an OKLCH colour, by Ottosson’s matrices; parts outside 0 to 1 are outside of sRGB. */
export function linearRgb([lightness, chroma, hue]: Oklch): number[] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** An OKLCH colour as `#rrggbb`, for programs that do not know OKLCH. */
export function hexOf(color: Oklch): string {
  const parts = linearRgb(color).map((linear) => {
    const part = Math.min(1, Math.max(0, linear));
    const encoded = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** The light colours of `tokens.css`, by their names without `--color-`, as `#rrggbb`. */
export function lightColors(css: string): Readonly<Record<string, string>> {
  const [paper = ""] = css.split('[data-surface="panel"]');
  const found = paper.matchAll(/--color-([\w-]+):\s*light-dark\(oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return Object.fromEntries(
    [...found].map(([, name, ...parts]) => [name, hexOf(parts.map(Number) as unknown as Oklch)]),
  );
}
