import { defineMiddleware } from "astro:middleware";
import { getGlossary } from "#content.ts";
import { withGlossaryWords } from "./glossary-words.ts";

const code = "/src/islands/glossary-words/";

/** Does with each page in development what `finish-pages.ts` does with the words of built pages. */
export const onRequest = defineMiddleware(async (_, next) => {
  const answer = await next();
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
  const html = withGlossaryWords(await answer.text(), {
    terms: await getGlossary(),
    explainer: `${code}explain.ts`,
    loader: `import "${code}load-explainer.ts"`,
  });
  return new Response(html, answer);
});
