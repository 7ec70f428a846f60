import { getList } from "#content/astro.ts";

/** The tooltip of each word of the glossary, by the id of its entry. */
export async function GET() {
  const meanings = (await getList("glossary")).map(({ id, name, meaning }) => [
    id,
    name ? `${name}. ${meaning}` : meaning,
  ]);
  return Response.json(Object.fromEntries(meanings));
}
