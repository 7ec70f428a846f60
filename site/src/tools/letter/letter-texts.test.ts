import { expect, test } from "vitest";
import { routes } from "#routes.ts";
import { englishTool, guidance, shownTool, whoPays } from "../../../tests/support/content.ts";
import { languageHref } from "#languages/languages.ts";
import { englishLetter, guidanceTexts, letterPage, translatedLetter } from "./letter-texts.ts";
import { addresseesIn } from "#tools/who-pays/who-pays.ts";

const { sentences } = guidanceTexts((id) => guidance[id]);
const english = englishLetter(englishTool("notice-letter"), sentences);

const letters = shownTool("notice-letter");

test("the letter for the insurer is in English, and the text beside it is not", () => {
  for (const tool of letters) {
    const { letter, beside } = translatedLetter(english, whoPays.results, tool);
    expect(letter).toEqual(english);
    const alike = Object.entries({ ...beside, ...beside.sentences }).filter(
      ([name, text]) => text === { ...letter, ...letter.sentences }[name as "from"],
    );
    expect(alike).toEqual([]);
  }
});

test("the insurer finder is in the same language, with its names of insurers, or in English if there is none", () => {
  for (const tool of letters) {
    const { "who-pays": finder, ...others } = tool.tools;
    const own = translatedLetter(english, whoPays.results, tool);
    const ids = Object.keys(addresseesIn(whoPays.results));
    expect(own.whoPays).toBe(finder ? languageHref(tool.content.id, routes.whoPays) : routes.whoPays);
    expect(Object.keys(own.addressees)).toEqual(finder ? ids : []);

    const without = translatedLetter(english, whoPays.results, { ...tool, tools: others });
    expect(without.whoPays).toBe(routes.whoPays);
    expect(without.addressees).toEqual({});
    expect(without.texts.form.find).toContain(` ${tool.frame.inEnglish}]`);
  }
});

test("a link to dates that are in English only says so", () => {
  for (const tool of letters) {
    const { deadlines: _, ...others } = { deadlines: undefined, ...tool.tools };
    const { dates } = letterPage({ ...tool, tools: others });
    expect(dates).toEqual({ href: routes.deadlines, text: expect.stringContaining(` ${tool.frame.inEnglish}]`) });
  }
});
