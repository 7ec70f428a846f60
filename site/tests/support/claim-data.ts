import { loadContent } from "#content/load.ts";
import type { GuidanceId } from "#content/guidance-schema.ts";
import { advise } from "#tools/claim/advise.ts";
import { readClaim } from "#tools/claim/claim.ts";
import { claimData } from "#tools/claim/claim-texts.ts";
import type { ClaimTexts } from "#tools/claim/texts-schema.ts";

const content = loadContent();
const english = content.list("claimTexts").find(({ id }) => id === "en") as ClaimTexts;
const guidance = new Map(content.list("guidance").map(({ id, points }) => [id, points]));

/** What the claim tool works with in English. */
export const englishClaim = claimData(
  {
    claim: content.only("claim"),
    limits: content.list("deadlineRules"),
    pointsOf: (id: GuidanceId) => guidance.get(id) ?? [],
  },
  english,
  english,
);

/** A claim as a link has it, on a day: what the parts of the tool are given. */
export function claimOn(today: string, fragment: string) {
  const { claim } = readClaim(
    fragment,
    englishClaim.rules.map(({ id }) => id),
  );
  return { claim, today, advice: advise(claim, today, englishClaim.rules), data: englishClaim };
}
