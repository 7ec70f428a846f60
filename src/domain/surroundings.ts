import type { Office } from "#schemas/office.ts";

/** Where an office is among its streets, in words: what its drawn map shows. */
export function surroundings({ avenues, crossings }: Office["map"]): string {
  const own = avenues.find(({ east }) => east === 0)?.name;
  const to = (side: "west" | "east", sign: number) =>
    avenues.filter(({ east }) => Math.sign(east) === sign).map(({ name }) => `${name} to the ${side}`);
  const beside = [...to("west", -1), ...to("east", 1)].join(" and ");
  const between = crossings.map(({ name }) => name).join(" and ");
  return [`on ${own}`, between && `between ${between}`, beside && `with ${beside}`].filter(Boolean).join(", ");
}
