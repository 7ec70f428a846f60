import type { Page } from "@playwright/test";

/** A Letter sheet with half an inch of margin all around, in CSS pixels. */
export const paper = { width: (8.5 - 1) * 96, height: (11 - 1) * 96 };

/** The number of such sheets that the page needs. */
export async function sheets(page: Page): Promise<number> {
  const half = "0.5in";
  const margin = { top: half, bottom: half, left: half, right: half };
  const pdf = (await page.pdf({ format: "Letter", margin })).toString("latin1");
  return (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length;
}
