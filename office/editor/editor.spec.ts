import { editorForFile } from "#tests/support/editor-site.ts";
import { axeViolations, expectAccessible, expectReadable } from "@practice/site/tests/journeys/support/checks.ts";
import { lowContrast } from "@practice/site/tests/journeys/support/contrast.ts";
import { expect, test, type Page } from "@practice/site/tests/journeys/support/test.ts";

const editor = editorForFile();

test.use({ colorScheme: "light" });

const open = (page: Page, place = "") => page.goto(`${editor.address}${place}`);
const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeFocused();

/** Presses Tab until an element has focus. */
async function tabTo(page: Page, name: string | RegExp, role: "link" | "button") {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 90; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not come to ${String(name)}.`);
}

test.describe("the editor", { tag: "@desktop" }, () => {
  test("other hours on a Saturday, by keyboard: a mistake is shown at its field, and the draft changes these lines alone", async ({
    page,
  }) => {
    const before = editor.read("offices/brooklyn.yaml");
    await open(page);
    await heading(page, "What do you want to change?");
    await expectAccessible(page, "body");
    await page.getByLabel("Find").fill("hours brooklyn");
    await tabTo(page, "Brooklyn", "link");
    await page.keyboard.press("Enter");
    await heading(page, "Brooklyn");

    await page.getByLabel("Saturday: opens at").focus();
    await page.keyboard.type("1000AM");
    await page.keyboard.press("Tab");
    await page.getByLabel("Saturday: closes at").fill("09:00");
    await tabTo(page, "1 thing to fix", "button");
    await page.keyboard.press("Enter");
    const mistakes = page.getByRole("alert").filter({ hasText: "Not saved yet" });
    await expect(mistakes).toBeFocused();
    expect(editor.read("offices/brooklyn.yaml")).toBe(before);
    await expectAccessible(page, "body");

    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Saturday: opens at")).toBeFocused();
    await expect(page.getByLabel("Saturday: closes at")).toHaveAccessibleDescription(/Closing time must be later/);
    await page.getByLabel("Saturday: closes at").fill("15:00");
    await expect(page.getByText("becomes 10:00 AM–3:00 PM")).toBeVisible();
    await expect(page.getByLabel("Saturday: closes at")).toBeFocused();
    const wanted = before.replace(/(days: \[Saturday\]\s+opens: )"[\d:]+"(\s+closes: )"[\d:]+"/, '$1"10:00"$2"15:00"');
    expect(wanted).not.toBe(before);
    expect(editor.read("offices/brooklyn.yaml")).toBe(wanted);
  });

  test("a question is written beside an example, put in order, and removed", { tag: "@thorough" }, async ({ page }) => {
    const files = editor.read("faqs/are-passengers-covered.md");
    await open(page, "#/list/faqs");
    await page.getByRole("link", { name: "Add a new one" }).click();
    await heading(page, "New: Questions and answers");
    await page.getByLabel("Page", { exact: true }).selectOption({ index: 1 });
    await page.getByLabel("Question", { exact: true }).fill("Do you speak Spanish?");
    const text = page.getByRole("textbox", { name: "Text", exact: true });
    await page.getByRole("button", { name: "Bold" }).click();
    await page.keyboard.type("Yes");
    await page.getByRole("button", { name: "Bold" }).click();
    await page.keyboard.type(", within reach. ");
    await page.getByRole("toolbar").getByRole("button", { name: "Insert a fact" }).click();
    expect.soft(await axeViolations(page, "dialog")).toEqual([]);
    await page.getByLabel("Find a fact").fill("answered");
    await page.getByRole("dialog").getByRole("button").first().click();
    await page.getByRole("button", { name: "Link", exact: true }).click();
    await page.getByRole("button", { name: "Choose a page of this site" }).click();
    await page.getByLabel("Find a page").fill("emg testing");
    await page.getByRole("dialog").getByRole("button").first().click();
    await expect(text.getByRole("strong")).toHaveText("Yes");
    await expect(text.getByRole("link", { name: "EMG/NCS Testing" })).toBeVisible();
    await expectAccessible(page, "main");
    await expect(page.getByRole("heading", { level: 1, name: "Do you speak Spanish?" })).toBeVisible();
    await expect
      .poll(() => editor.read("faqs/do-you-speak-spanish.md"))
      .toMatch(/\*\*Yes\*\*, within reach\. \{\w+\}\[EMG\/NCS Testing\]\(\/services#emg-ncs-testing\)$/m);

    await page.getByRole("link", { name: "Questions and answers" }).click();
    await expectAccessible(page, "main");
    await page.getByRole("button", { name: /^Up\W+Do you speak Spanish/ }).press("Enter");
    await expect(page.getByRole("button", { name: /^Up\W+Do you speak Spanish/ })).toBeFocused();

    await page.getByRole("link", { name: "Do you speak Spanish?" }).click();
    await page.getByRole("button", { name: "Remove “Do you speak Spanish?”" }).click();
    await page.getByRole("button", { name: "Remove it" }).click();
    await heading(page, "Questions and answers");
    await expect(page.getByRole("link", { name: "Do you speak Spanish?" })).toBeHidden();
    expect(editor.read("faqs/are-passengers-covered.md")).toContain(files.split("question:")[1]);
  });

  test("a new article is a title and a text: the rest is filled in, can be changed, and follows the text until then", async ({
    page,
  }) => {
    await open(page, "#/new/articles");
    await page.getByLabel("Title", { exact: true }).fill("Closed for the snow");
    const text = page.getByRole("textbox", { name: "Text", exact: true });
    await text.fill("Both offices are closed. Snow is on the way.");
    await text.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("- Sleep");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Rest");
    await expect(text.getByRole("listitem"), "Enter continues a list").toHaveText(["Sleep", "Rest"]);

    await page.getByText("Summary, keywords and the rest").click();
    const summary = page.getByLabel("Summary for lists");
    await expect(summary).toHaveValue(/^Both offices are closed. Snow is on the way. /);
    await expect(page.getByLabel("Written on")).toHaveValue("2026-11-23");
    await expect(page.getByLabel("Keywords 1")).toHaveValue("closed");
    await page.getByLabel("Keywords 1").fill("storm");
    await page.getByLabel("Title", { exact: true }).fill("Closed for the blizzard");
    await expect(page.getByLabel("Keywords 1"), "what the person changed stays").toHaveValue("storm");
    await text.fill("");
    expect.soft(await axeViolations(page, "main")).toEqual([]);
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await text.fill("Both offices are closed.");
    await expect(text).not.toHaveAttribute("aria-invalid", "true");
    const written = () => editor.read("articles/closed-for-the-snow/index.md");
    await expect.poll(written).toContain("excerpt: Both offices are closed.\n");
    expect(written()).toMatch(/keywords:\s*(\[|- )storm/);
    expect(written()).toContain("title: Closed for the blizzard\n");
  });

  test(
    "after a fact has changed, the texts that still have the old value are listed with their links",
    { tag: "@thorough" },
    async ({ page }) => {
      const title = `Seen within ${/^wait: (.*)$/m.exec(editor.read("facts.yaml"))?.[1] ?? ""}`;
      editor.write("benefits.yaml", editor.read("benefits.yaml").replace(/^ {2}title: .*$/m, `  title: ${title}`));
      await open(page, "#/edit/facts/facts");
      await page.getByLabel("Most people are seen within").fill("52 days");
      await page.getByRole("button", { name: "Show where" }).click();
      const list = page.getByRole("region", { name: "These texts still say the old number" });
      await expect(list).toBeFocused();
      await expect(list.getByRole("link", { name: title })).toHaveAttribute("href", /^#\/edit\/benefits\//);
      await expectAccessible(page, "main");
    },
  );

  test("a new entry has no mistakes where nothing is written yet", async ({ page }) => {
    let sent = 0;
    page.on("request", (request) => request.method() === "POST" && request.url().endsWith("/api/entry") && sent++);
    await open(page, "#/new/articles");
    const title = page.getByLabel("Title", { exact: true });
    await title.fill("So long ".repeat(20));
    await page.keyboard.press("Tab");
    await expect(title).toHaveAccessibleDescription(/80/);
    await expect(title).toHaveAttribute("aria-invalid", "true");
    expect(await page.locator("[aria-invalid=true]").count()).toBe(1);
    await page.waitForTimeout(4_000);
    expect(sent, "what was refused is not sent again and again").toBeLessThanOrEqual(2);
  });

  test("an item of a list that is put back is open again, and has focus", async ({ page }) => {
    await open(page, "#/edit/claim/claim");
    const item = page.locator("li > details").first();
    await item.locator("summary").first().click();
    const text = item.getByRole("textbox").first();
    const before = await text.inputValue();
    await item
      .getByRole("button", { name: /^Remove/ })
      .last()
      .click();
    await expect(page.getByRole("button", { name: "Put it back" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(before);
  });

  test(
    "every field of the longest forms can be read on the narrowest screen, in both themes",
    { tag: "@thorough" },
    async ({ page }) => {
      for (const place of ["#/edit/hours/brooklyn", "#/edit/claim/claim", "#/new/articles", "#/launch"]) {
        await page.setViewportSize({ width: 320, height: 900 });
        await open(page, place);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        for (const folded of (await page.locator("main summary").all()).slice(0, 1)) await folded.click();
        await expectReadable(page, `${place}, 320 px`);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        expect.soft(await lowContrast(page), `${place}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: "light" });
      }
    },
  );
});
