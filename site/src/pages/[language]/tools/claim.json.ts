import { getClaimData, getTranslatedClaims, languagePaths } from "#languages/content.ts";
import type { ClaimTexts } from "#tools/claim/texts-schema.ts";

export async function getStaticPaths() {
  return languagePaths(await getTranslatedClaims());
}

/** What the claim tool works with in another language. */
export async function GET({ props }: { props: { tool: { texts: ClaimTexts } } }) {
  return Response.json(await getClaimData(props.tool.texts));
}
