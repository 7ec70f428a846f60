import { routes } from "#routes.ts";
import { recordRequests } from "../../tests/journeys/support/record.ts";
import { expect, test, type Page } from "../../tests/journeys/support/test.ts";

type Said = { text: string; rate: number; voice?: { name: string }; onend?: () => void };
type FakeWindow = { said: Said[]; voices: object[]; stopped: number };

const local = { name: "Own", lang: "en-US", localService: true };

/** Replaces the voices of the browser, which has none here; `said` are the utterances. */
async function fakeVoices(page: Page) {
  await page.addInitScript(() => {
    const fake = { said: [] as object[], voices: [] as object[], stopped: 0 };
    const Utterance = class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    };
    Object.assign(window, fake, { SpeechSynthesisUtterance: Utterance });
    const found = window as unknown as FakeWindow;
    Object.assign(speechSynthesis, {
      getVoices: () => found.voices,
      speak: (utterance: Said) => utterance.text && found.said.push(utterance),
      cancel: () => found.stopped++,
    });
  });
}

const setVoices = (page: Page, voices: object[]) =>
  page.evaluate((all) => {
    (window as unknown as FakeWindow).voices = all;
    speechSynthesis.onvoiceschanged?.(new Event("voiceschanged"));
  }, voices);

const saidOn = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as FakeWindow).said.map(({ text, rate, voice }) => [text, rate, voice?.name] as const),
  );
const endLast = (page: Page) => page.evaluate(() => (window as unknown as FakeWindow).said.at(-1)?.onend?.());
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get("sentence") ?? [])].map((range) => (range as Range).toString().replace(/\s+/g, " ")),
  );

test.describe("Listen", { tag: "@desktop" }, () => {
  test("is there only where the device itself has a voice for the page, which moves nothing", async ({ page }) => {
    await fakeVoices(page);
    const requests = recordRequests(page);
    await page.goto(routes.patients);
    const button = page.getByRole("button", { name: "Listen" });
    await expect(button).toBeHidden();
    await setVoices(page, [
      { ...local, localService: false },
      { ...local, lang: "es-US" },
    ]);
    await expect(button, "voices of a server, or of another language").toBeHidden();
    const places = () =>
      page.locator("main *").evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    await setVoices(page, [local]);
    await expect(button).toBeVisible();
    expect(await places()).toEqual(before);
    expect(requests.filter((request) => /\.js\b/.test(request))).toEqual([]);
  });

  test("reads sentence after sentence, slowly, and marks each; Escape and another press stop it", async ({ page }) => {
    await fakeVoices(page);
    await page.goto(routes.patients);
    await setVoices(page, [{ ...local, name: "British", lang: "en-GB" }, local]);
    const button = page.getByRole("button", { name: "Listen" });
    await button.click();
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await expect.poll(() => saidOn(page)).toEqual([[title, 0.9, "Own"]]);
    expect(await marked(page)).toEqual([title]);
    await endLast(page);
    const [, second = []] = await saidOn(page);
    expect(await page.getByRole("main").innerText()).toContain(second[0]);
    expect(await marked(page)).toEqual([second[0]]);

    await page.keyboard.press("Escape");
    expect(await marked(page)).toEqual([]);
    await endLast(page);
    expect(await saidOn(page), "a stopped utterance ends, too").toHaveLength(2);

    await button.click();
    await expect.poll(() => saidOn(page)).toHaveLength(3);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(button).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as FakeWindow).stopped)).toBe(2);
  });

  test("reads only what the easy view shows, and stops when the view changes", async ({ page }) => {
    await fakeVoices(page);
    await page.goto(`${routes.patients}#short`);
    await setVoices(page, [local]);
    await page.getByRole("button", { name: "Listen" }).click();
    await expect.poll(() => saidOn(page)).toHaveLength(1);
    const shown = (await page.getByRole("main").innerText()).replace(/\s+/g, " ");
    for (let sentence = 0; sentence < 12; sentence++) await endLast(page);
    for (const [text] of await saidOn(page)) expect(shown).toContain(text);
    await page.getByRole("link", { name: "Leave easy view" }).click();
    expect(await marked(page)).toEqual([]);
  });
});

test.describe("without JavaScript", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("there is no Listen", async ({ page }) => {
    await page.goto(routes.home);
    await expect(page.getByRole("button", { name: "Listen" })).toBeHidden();
  });
});
