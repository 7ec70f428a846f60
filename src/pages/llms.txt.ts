import type { APIRoute } from "astro";
import { getFacts, getOffices, getPractice } from "#content.ts";
import { llmsText } from "#seo/llms-txt.ts";

/** What the site is and holds, for language models; its lists are filled when all pages are built. */
export const GET: APIRoute = async () => {
  const { emgOffice } = await getFacts();
  return new Response(llmsText(await getPractice(), await getOffices(), emgOffice));
};
