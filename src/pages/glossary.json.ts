import { getGlossary } from "#content.ts";

/** What each word of the glossary says of itself in the text of a page, by the id of its entry. */
export async function GET() {
  const meanings = (await getGlossary()).map(({ id, name, meaning }) => [id, name ? `${name}. ${meaning}` : meaning]);
  return Response.json(Object.fromEntries(meanings));
}
