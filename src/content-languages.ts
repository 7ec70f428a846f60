import { getCollection } from "astro:content";
import { withFacts } from "#content-facts.ts";
import { getFacts, getPractice } from "#content.ts";
import { bareNumber, builtLanguages, languageLink, source } from "#domain/languages.ts";
import type { Language } from "#schemas/language.ts";

/** The English texts that every other language translates. */
export async function getSourceLanguage(): Promise<Language> {
  return (await getAll()).find(({ id }) => id === source) as Language;
}

/** The languages that have a page in this build, in the order in which they are listed. */
export async function getLanguages(): Promise<Language[]> {
  const { site } = await getPractice();
  return builtLanguages(await getAll(), site);
}

/** Links to all of them, by the names that their readers know. */
export const getLanguageLinks = async () => (await getLanguages()).map(languageLink);

async function getAll(): Promise<Language[]> {
  const numbers = Object.fromEntries(Object.entries(await getFacts()).map(([id, fact]) => [id, bareNumber(fact)]));
  return (await getCollection("languages")).map(({ id, data }) => {
    const texts = withFacts(data, numbers);
    return { ...texts, sections: withoutBreaks(texts.sections), id };
  });
}

/** A number stays on one line with the word after it, a dash with the word before it. */
function withoutBreaks<T>(texts: T): T {
  return JSON.parse(JSON.stringify(texts).replace(/(?<=\d) (?=\p{L})| (?=—)/gu, "\u00a0")) as T;
}
