import { defineMiddleware } from "astro:middleware";
import { getList } from "#content/astro.ts";
import { glossaryWords, withGlossaryWords } from "./glossary-words.ts";
import { crashDay, lazySource, withCrashDay } from "./lazy-code.ts";

/** In development, does for each page what `finish-pages.ts` does for built pages with lazy code. */
export const onRequest = defineMiddleware(async (_, next) => {
  const answer = await next();
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
  const html = withGlossaryWords(await answer.text(), {
    terms: await getList("glossary"),
    ...lazySource(glossaryWords),
  });
  return new Response(withCrashDay(html, lazySource(crashDay)), answer);
});
