type Reviewed = { reviewed: string; reviewer?: string | undefined };

/**
 * When the texts of a page were last checked, and by whom. The oldest day counts, since every text was checked on it
 * or later; somebody is named only when the same person checked them all.
 */
export function lastChecked(texts: readonly Reviewed[]): Reviewed {
  const [oldest = ""] = texts.map(({ reviewed }) => reviewed).sort();
  const [reviewer, ...others] = new Set(texts.map((text) => text.reviewer));
  return others.length === 0 && reviewer ? { reviewed: oldest, reviewer } : { reviewed: oldest };
}
