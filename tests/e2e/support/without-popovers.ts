import type { Page } from "@playwright/test";

/** Takes from the pages that are opened from now on all that a browser without popovers does not have. */
export async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const part of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, part);
  });
}
