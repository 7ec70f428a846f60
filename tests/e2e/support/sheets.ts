import type { Page } from "@playwright/test";

/** How many sheets of Letter paper, with half an inch of margin, the page needs. */
export async function sheets(page: Page): Promise<number> {
  const half = "0.5in";
  const margin = { top: half, bottom: half, left: half, right: half };
  const pdf = (await page.pdf({ format: "Letter", margin })).toString("latin1");
  return (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length;
}
