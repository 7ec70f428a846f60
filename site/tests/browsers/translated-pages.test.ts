import { describe, expect, test } from "vitest";
import { islands, type Island, type Use } from "../journeys/support/islands.ts";
import { others } from "../journeys/support/third-party-changes.ts";
import { openPage } from "./support/open-page.ts";

const page = openPage();

/** Fills in a form and presses its button immediately, before any code of the island can have loaded. */
const use = ({ form }: Island, { typed = {}, chosen = {} }: Use) =>
  page.tab.evaluate(
    (selector = "", values = "") => {
      const element = document.querySelector<HTMLFormElement>(selector);
      for (const [name, value] of Object.entries(JSON.parse(values) as Record<string, string>)) {
        const control = element?.elements.namedItem(name) as HTMLInputElement | RadioNodeList;
        control.value = value;
        const field = control instanceof RadioNodeList ? element?.querySelector(`[name=${name}]:checked`) : control;
        field?.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
      element?.requestSubmit();
    },
    form,
    JSON.stringify({ ...chosen, ...typed }),
  );

const answerOf = ({ answer }: Use) => page.text(answer.at);

async function expectAnswer(answered: Use, before?: Use) {
  await expect.poll(() => answerOf(answered)).toContain(answered.answer.says);
  if (answered.answer.not) await expect.poll(() => answerOf(answered)).not.toContain(answered.answer.not);
  if (before?.answer.at === answered.answer.at) expect(await answerOf(answered)).not.toContain(before.answer.says);
}

describe.each(islands)("$name", (island) => {
  const [first, second] = island.uses;

  test.each(others)("replays an early press and answers twice when $others", async ({ change }) => {
    await page.go(island.path);
    await page.tab.evaluate(change);
    await use(island, first);
    await expectAnswer(first);
    await use(island, second);
    await expectAnswer(second, first);
  });

  test.each(others)("keeps working when $others after hydration", async ({ change }) => {
    await page.go(island.path);
    await use(island, first);
    await expectAnswer(first);
    await page.tab.evaluate(change);
    await use(island, second);
    await expectAnswer(second, first);
  });
});
