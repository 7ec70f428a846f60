import { defineMiddleware } from "astro:middleware";
import { getList } from "#content.ts";
import { glossaryWords, withGlossaryWords } from "./glossary-words.ts";
import { crashDay, lazySource, withCrashDay } from "./lazy-code.ts";

/** Does with each page in development what `finish-pages.ts` does with built pages for code that comes when it is used. */
export const onRequest = defineMiddleware(async (_, next) => {
  const answer = await next();
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
  const html = withGlossaryWords(await answer.text(), {
    terms: await getList("glossary"),
    ...lazySource(glossaryWords),
  });
  return new Response(withCrashDay(html, lazySource(crashDay)), answer);
});
