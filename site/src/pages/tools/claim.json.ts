import { getClaimData, getToolTexts } from "#languages/content.ts";

/** What the claim tool works with; it is fetched once someone uses the tool. */
export async function GET() {
  return Response.json(await getClaimData(await getToolTexts("claim")));
}
