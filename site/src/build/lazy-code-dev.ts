import { defineMiddleware } from "astro:middleware";
import { crashDay, lazySource, withCrashDay } from "./lazy-code.ts";

/** In development, does for each page what `finish-pages.ts` does for built pages with lazy code. */
export const onRequest = defineMiddleware(async (_, next) => {
  const answer = await next();
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
  return new Response(withCrashDay(await answer.text(), lazySource(crashDay)), answer);
});
