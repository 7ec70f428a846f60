import type { APIRoute } from "astro";
import { getFacts, getOffices, getPractice, getSentence } from "#content/astro.ts";
import { llmsText } from "#seo/llms-txt.ts";

/** The llms.txt of the site; its lists are filled in when all pages are built. */
export const GET: APIRoute = async () => {
  const { emgOffice } = await getFacts();
  const general = await getSentence("general-notes", "for-programs");
  return new Response(llmsText(await getPractice(), await getOffices(), emgOffice, general));
};
