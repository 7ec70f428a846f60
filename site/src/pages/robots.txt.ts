import type { APIRoute } from "astro";
import { getPractice } from "#content/astro.ts";

/** Allows everything to every crawler, and names the sitemap. */
export const GET: APIRoute = async () => {
  const { site } = await getPractice();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap-index.xml\n`);
};
