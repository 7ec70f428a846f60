import type { APIRoute } from "astro";
import { getPractice } from "#content.ts";

/** Everybody may read everything; and where the list of all pages is. */
export const GET: APIRoute = async () => {
  const { site } = await getPractice();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap-index.xml\n`);
};
