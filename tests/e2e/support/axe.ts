import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * The accessibility check, to be told what to look at. It stays out of frames of other hosts, which saves it a second
 * page; contrast is measured by `faint`, by a stricter rule than axe's.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .disableRules("color-contrast");
}

/** What axe finds, a line for each rule that is broken, with the elements that break it. */
export async function axeFaults(check: AxeBuilder): Promise<string[]> {
  const { violations } = await check.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
