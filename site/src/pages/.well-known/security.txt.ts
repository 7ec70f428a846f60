import type { APIRoute } from "astro";
import { buildMoment } from "#build/build-moment.ts";
import { getPractice } from "#content/astro.ts";
import { securityText } from "#seo/security-txt.ts";

/** Where to report a security vulnerability. `Expires` follows from the day of the build. */
export const GET: APIRoute = async () => new Response(securityText(await getPractice(), buildMoment));
