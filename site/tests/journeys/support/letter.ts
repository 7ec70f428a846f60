import type { longestParts } from "#tools/letter/notice-letter.ts";
import type { Page } from "./test.ts";

/** Values of all fields of the letter tool. */
export const wholeLetter: Record<keyof typeof longestParts, string> = {
  name: "Ana Ruiz",
  address: "12 Example St, Apt 3\nBrooklyn, NY 11223",
  phone: "718 555 0199",
  email: "ana@example.com",
  insurer: "Example Mutual",
  insurerAddress: "1 Sample Plaza\nAlbany, NY 12207",
  policyholder: "Luis Ruiz",
  policyNumber: "AB-12-345",
  claimNumber: "C-2026-9",
  injured: "Eva Ruiz",
  accident: "2026-11-10",
  time: "14:30",
  place: "Coney Island Avenue, Brooklyn",
  vehicle: "Gray Example sedan, plate ABC 1234",
  account: "A car hit our car from behind at a red light.",
};

/** Opens the folded parts of the form. */
export async function unfold(page: Page) {
  const folded = page.locator("#letter form details:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
}
