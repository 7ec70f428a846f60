import { editorForFile } from "#tests/support/editor-site.ts";
import { axeViolations } from "@practice/site/tests/journeys/support/checks.ts";
import { expect, test, type Page } from "@practice/site/tests/journeys/support/test.ts";

const editor = editorForFile();

const file = "faqs/are-passengers-covered.md";
const open = async (page: Page, body: string) => {
  const [whole] = /^---\n.*?^---$/ms.exec(editor.read(file)) ?? [];
  editor.write(file, `${whole}\n\n${body}\n`);
  await page.goto(`${editor.address}#/edit/faqs/are-passengers-covered`);
  await page.reload();
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toBeVisible();
  return text;
};
const written = () =>
  editor
    .read(file)
    .replace(/^---\n.*?^---$/ms, "")
    .trim();
/** Nothing was typed that is not saved. */
const settled = (page: Page) => page.locator("[data-saved]");

test("keys make text bold, italic, a heading or a list, and take it back", { tag: "@desktop" }, async ({ page }) => {
  const text = await open(page, "Yes.");
  await text.press("Control+End");
  await page.keyboard.type(" Call");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" now");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" or ");
  await page.keyboard.press("Control+i");
  await page.keyboard.type("soon");
  await page.keyboard.press("Control+i");
  await page.keyboard.type(".");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- Sleep");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Rest");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Alt+1");
  await page.keyboard.type("Then?");
  await expect(text.getByRole("heading", { level: 2, name: "Then?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Heading", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(written).toBe("Yes. Call **now** or *soon*.\n\n- Sleep\n- Rest\n\n## Then?");
  await text.focus();
  for (let presses = 0; presses < 30; presses++) await page.keyboard.press("Control+z");
  await expect(text).toHaveText("Yes.");
  await page.keyboard.press("Control+y");
  await expect(text).not.toHaveText("Yes.");
});

test(
  "a link leads to a page of the site or to an address, and is changed and removed",
  { tag: "@desktop" },
  async ({ page }) => {
    const text = await open(page, "See here");
    await text.press("Control+End");
    await page.keyboard.press("Control+Shift+ArrowLeft");
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog");
    expect.soft(await axeViolations(page, "dialog")).toEqual([]);
    await dialog.getByRole("button", { name: "Choose a page of this site" }).press("Enter");
    await page.getByLabel("Find a page").fill("emg testing");
    await dialog.getByRole("listitem").getByRole("button").first().press("Enter");
    await expect(text).toBeFocused();
    await expect(text.getByRole("link", { name: "here" })).toHaveAttribute("href", "/services#emg-ncs-testing");

    await page.keyboard.press("Control+k");
    const address = page.getByLabel("Or write an address");
    await expect(address).toHaveValue("/services#emg-ncs-testing");
    await address.fill("not an address");
    await address.press("Enter");
    await expect(address).toHaveAccessibleDescription(/Write an address such as/);
    await address.fill("www.ny.gov");
    await address.press("Enter");
    await expect(text).toBeFocused();
    await expect.poll(written).toBe("See [here](https://www.ny.gov)");

    await text.press("Control+k");
    await page.getByRole("button", { name: "Remove the link" }).press("Enter");
    await expect(text.getByRole("link")).toHaveCount(0);
    await expect.poll(written).toBe("See here");
  },
);

test("the toolbar is one stop of the Tab key, and the text no trap", { tag: "@desktop" }, async ({ page }) => {
  const text = await open(page, "Yes.\n\n| A   | B   |\n| --- | --- |\n| c   | d   |");
  await text.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Heading", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Bold" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text).not.toBeFocused();
  await text.getByRole("cell", { name: "d" }).click();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Add a row" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text.getByRole("row")).toHaveCount(3);
  await expect(text).toBeFocused();
});

test("a fact is one unit with its value", async ({ page }) => {
  const text = await open(page, "Within {noticeLimit}.");
  await expect(text).not.toContainText("{");
  await text.press("End");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(text).toHaveText(/^Within\s*$/);
  await page.getByRole("button", { name: "Insert a fact" }).click();
  await page.getByLabel("Find a fact").fill("answered");
  await page.getByRole("dialog").getByRole("listitem").getByRole("button").first().click();
  await expect.poll(written).toMatch(/^Within \{\w+\}$/);
});

test("opening a text changes nothing, and it fits the screen", async ({ page }) => {
  const body = editor.read("articles/tbi-memory-loss-auto-accidents/index.md");
  await page.goto(`${editor.address}#/edit/articles/tbi-memory-loss-auto-accidents`);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.click();
  await text.press("Control+End");
  await text.press("ArrowUp");
  await page.getByLabel("Title", { exact: true }).focus();
  await expect(settled(page)).toBeVisible();
  expect.soft(await axeViolations(page, "main")).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(editor.read("articles/tbi-memory-loss-auto-accidents/index.md")).toBe(body);
});

test("what is pasted keeps only what a text can have", { tag: "@desktop" }, async ({ page }) => {
  const text = await open(page, "Yes.");
  await text.press("Control+End");
  await page.keyboard.press("Enter");
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      `<b style="font-weight:normal"><h1 style="color:red">One</h1><p class="MsoNormal">a <b>two</b><img src="https://example.com/x.png"
      onerror="document.title='run'"><span style="font-weight:700"> three</span><br>four <a href="javascript:alert(1)">five</a> <a href="https://example.com/">six</a></p>
      <script>document.title = "run"</script><blockquote>seven</blockquote></b>
      <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>first</p>
      <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>last</p><p>end</p>`,
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.keyboard.press("Enter");
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "# *eight*");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect
    .poll(written)
    .toBe(
      "Yes.\n\n## One\n\na **two three** four five [six](https://example.com/)\n\nseven\n\n- first\n- last\n\nend\n\n\\# \\*eight\\*",
    );
  await expect(page).not.toHaveTitle("run");
});

test("no key is lost, however fast one types, and what is discarded is gone", { tag: "@desktop" }, async ({ page }) => {
  const text = await open(page, "Yes.");
  const words = "The quick brown fox jumps over the lazy dog. ".repeat(8).trim();
  await text.press("Control+a");
  await page.keyboard.type(words);
  await expect(text).toHaveText(words);
  await page.getByRole("button", { name: "Discard this change" }).click();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(text, "it is as on the site").not.toContainText("The quick brown fox");
  await expect(settled(page)).toBeVisible();
});

test("a text that it cannot show is Markdown in a plain field, and says so", { tag: "@desktop" }, async ({ page }) => {
  const text = await open(page, "> Yes.");
  await expect(text).toHaveValue("> Yes.");
  await expect(text).toHaveAccessibleDescription(/cannot show/);
  await expect(page.getByRole("toolbar")).toHaveCount(0);
  await expect(settled(page)).toBeVisible();
  await text.fill("> No.");
  await expect.poll(written).toBe("> No.");
});
