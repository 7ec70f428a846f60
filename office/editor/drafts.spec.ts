import { editorForFile } from "#tests/support/editor-site.ts";
import { expectAccessible } from "@practice/site/tests/journeys/support/checks.ts";
import { expect, test, type Page } from "@practice/site/tests/journeys/support/test.ts";

const editor = editorForFile({ hasPages: true });

test.use({ colorScheme: "light" });

const open = (page: Page, place = "") => page.goto(`${editor.address}${place}`);
const saved = (page: Page) => page.locator("[data-saved]").filter({ hasText: "Saved as a draft" });
const name = (page: Page) => page.getByLabel("Name of the practice");

/** The page is gone without a word to the editor, and opened again. */
async function crash(page: Page, place: string) {
  const other = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await open(other, place);
  return other;
}

test.describe("drafts", { tag: "@desktop" }, () => {
  test("what is written is saved by itself, under the person’s name, and discarded after one question", async ({
    page,
  }) => {
    const before = editor.read("practice.yaml");
    await open(page, "#/edit/practice/practice");
    await name(page).fill("Neurology of Brooklyn");
    await expect(saved(page)).toBeVisible();
    expect(editor.read("practice.yaml")).toBe(before.replace(/^name: .*$/m, "name: Neurology of Brooklyn"));
    await name(page).fill("Nerves");
    // Leaving does not wait for the pause.
    await page.getByRole("link", { name: "Publish (1)" }).click();
    await expect(page.getByRole("checkbox", { name: "The practice by Anna" })).toBeChecked();
    await expect(page.getByText("Nerves")).toBeVisible();
    await page.goBack();
    await expect(name(page)).toHaveValue("Nerves");

    await page.getByRole("button", { name: "Discard this change" }).click();
    await expectAccessible(page, "dialog");
    await page.getByRole("button", { name: "Keep it" }).click();
    await expect(name(page)).toHaveValue("Nerves");
    await page.getByRole("button", { name: "Discard this change" }).click();
    await page.getByRole("button", { name: "Discard it" }).click();
    await expect(name(page)).not.toHaveValue("Nerves");
    await expect(page.getByText("No changes yet.")).toBeVisible();
    expect(editor.read("practice.yaml")).toBe(before);
  });

  test("without an answer, and with a mistake, it is kept in the browser through a crash, and saved once that is over", async ({
    page,
  }) => {
    const place = "#/edit/practice/practice";
    const before = editor.read("practice.yaml");
    await open(page, place);
    await page.context().route("**/api/entry", (route) => route.abort());
    await name(page).fill("Neurology of Brooklyn");
    await expect(page.getByRole("alert").filter({ hasText: "does not answer" })).toContainText("kept in this browser");
    page = await crash(page, place);
    await expect(name(page)).toHaveValue("Neurology of Brooklyn");
    await expect(saved(page)).toBeHidden();
    await page.context().unroute("**/api/entry");
    await expect(saved(page), "it tries again by itself").toBeVisible();

    await page.getByLabel("Address of this site").fill("nowhere");
    await expect(page.getByRole("button", { name: "1 thing to fix" })).toBeVisible();
    page = await crash(page, place);
    await page.getByRole("button", { name: "1 thing to fix" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Not saved yet" })).toBeFocused();
    await expectAccessible(page, "main");
    await page.getByLabel("Address of this site").fill("https://neurology.example");
    await expect(saved(page)).toBeVisible();
    expect(editor.read("practice.yaml")).toMatch(/: "?https:\/\/neurology.example"?\n/);
    await page.getByRole("button", { name: "Discard this change" }).click();
    await page.getByRole("button", { name: "Discard it" }).click();
    await expect(page.getByText("No changes yet.")).toBeVisible();
    expect(editor.read("practice.yaml")).toBe(before);
  });

  test("what is typed while a save is on its way is saved, also when the form is left before the answer", async ({
    page,
  }) => {
    const before = editor.read("practice.yaml");
    await open(page, "#/edit/practice/practice");
    await page.route("**/api/entry", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
    const sent = page.waitForRequest("**/api/entry");
    await name(page).fill("One");
    await sent;
    await name(page).fill("One and two");
    await page.getByRole("link", { name: "Content", exact: true }).click();
    await expect.poll(() => editor.read("practice.yaml")).toContain("\nname: One and two\n");
    await page.goBack();
    await expect(name(page)).toHaveValue("One and two");
    await expect(page.getByRole("heading", { name: "Someone else changed this" })).toHaveCount(0);
    editor.write("practice.yaml", before);
  });

  test("of two people who write one entry, the second sees both versions and chooses", async ({ page }) => {
    const before = editor.read("practice.yaml");
    await open(page, "#/edit/practice/practice");
    await expect(name(page)).toBeVisible();
    const theirs = before.replace(/^name: .*$/m, "name: Another Name").replace(/^shortName: .*$/m, "shortName: Nerves");
    editor.write("practice.yaml", theirs);
    await name(page).fill("Neurology of Brooklyn");
    await expect(page.getByRole("heading", { name: "Someone else changed this" })).toBeFocused();
    await expect(page.getByRole("radio", { name: "Yours" })).toBeChecked();
    const versions = page.getByRole("group", { name: "Both versions" });
    await expect(versions).toContainText("Another Name");
    await expect(versions).toContainText("Nerves");
    await expect(versions, "what is alike is left out").not.toContainText("Address of this site");
    await expectAccessible(page, "main");
    expect(editor.read("practice.yaml")).toBe(theirs);
    await page.getByRole("button", { name: "Keep this version" }).click();
    await expect(page.getByLabel("Name under the icon"), "the whole version of one person").not.toHaveValue("Nerves");
    await expect(saved(page)).toBeVisible();
    expect(editor.read("practice.yaml")).toBe(before.replace(/^name: .*$/m, "name: Neurology of Brooklyn"));
    editor.write("practice.yaml", before);
  });

  test("an entry that somebody removes while it is written is put in again with what was written", async ({ page }) => {
    const file = "faqs/are-passengers-covered.md";
    const before = editor.read(file);
    await open(page, "#/edit/faqs/are-passengers-covered");
    const question = page.getByLabel("Question", { exact: true });
    await expect(question).toBeVisible();
    editor.remove(file);
    await question.fill("Are giraffes covered?");
    await expect(page.getByRole("heading", { name: "Someone else removed this" })).toBeFocused();
    await page.getByRole("button", { name: "Put it in again" }).click();
    await expect(saved(page)).toBeVisible();
    expect(editor.read("faqs/are-giraffes-covered.md")).toContain(before.split("---")[2]?.trim() ?? "?");
    editor.remove("faqs/are-giraffes-covered.md");
    editor.write(file, before);
  });

  test("a new entry is a draft once nothing is missing, under the title that it has then, and waits in the browser until", async ({
    page,
  }) => {
    await open(page, "#/new/articles");
    await page.getByLabel("Title", { exact: true }).fill("Closed for the snow");
    await page.getByRole("link", { name: "Content", exact: true }).click();
    await page.goBack();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Closed for the snow");
    await page.getByRole("textbox", { name: "Text", exact: true }).press("Control+End");
    await page.keyboard.type("Both offices are closed.");
    // In the middle of a new title.
    await page.getByLabel("Title", { exact: true }).fill("Closed for the bliz");
    await page.waitForTimeout(1_500);
    await expect(page).toHaveURL(/#\/new\/articles$/);
    await page.keyboard.type("zard");
    await page.keyboard.press("Tab");
    await expect(saved(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/edit\/articles\/closed-for-the-blizzard$/);
    expect(editor.read("articles/closed-for-the-blizzard/index.md")).toContain("Both offices are closed.");
    await page.getByLabel("Title", { exact: true }).fill("Closed for a blizzard");
    await expect(saved(page).filter({ hasText: "new: Closed for a blizzard" })).toBeVisible();
    await page.getByRole("button", { name: "Discard this change" }).click();
    await page.getByRole("button", { name: "Discard it" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Closed for a blizzard" })).toBeHidden();
    expect(() => editor.read("articles/closed-for-the-blizzard/index.md")).toThrow();
  });

  test("the page beside a form has the words while they are typed, and a mistake is shown at its field", async ({
    page,
  }) => {
    let cut = 0;
    await page.route(/:\d+\/[^#]*$/, (route) =>
      route.request().frame() !== page.mainFrame() && cut++ === 0 ? route.abort() : route.continue(),
    );
    await open(page, "#/edit/faqs/are-passengers-covered");
    const frame = page.getByTitle("The page with what is written now");
    const shown = frame.contentFrame();
    const question = page.getByLabel("Question", { exact: true });
    // The first page waits for a program to start. An answer that was cut off is asked for again.
    await expect(shown.getByText("passengers claim from").first()).toBeInViewport({ timeout: 60_000 });
    await page.getByRole("textbox", { name: "Text", exact: true }).press("Control+End");
    await page.keyboard.type(" A zebra crosses.");
    await expect(shown.getByText("A zebra crosses.")).toBeInViewport();
    await expect(frame).toHaveAttribute("sandbox", "allow-same-origin");
    await expect(shown.locator("script")).toHaveCount(0);
    await expect(shown.locator("body")).toHaveCSS("font-family", /Atkinson/);

    await question.fill("");
    await expect(question).toHaveAccessibleDescription(/Write some text here/);
    await expect(question).toBeFocused();
    await expect(page.getByRole("alert").filter({ hasText: "Not saved yet" })).toHaveCount(0);
    await expect(shown.getByText("A zebra crosses.")).toBeVisible();
    await expectAccessible(page, "main");
    await question.fill("Are giraffes covered?");
    await expect(shown.getByText("Are giraffes covered?").first()).toBeInViewport();
    await expect(question).not.toHaveAttribute("aria-invalid", "true");

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(frame).toBeHidden();
    await page.getByRole("button", { name: "See the page" }).click();
    await expect(shown.getByText("Are giraffes covered?").first()).toBeInViewport();
    const screen = page.getByRole("region", { name: "How it will look" });
    expect(await screen.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expectAccessible(page, "dialog");
    await page.getByLabel("View as").selectOption("Computer");
    await expect(shown.getByText("Are giraffes covered?").first()).toBeInViewport();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "See the page" })).toBeFocused();

    // The page that is shown and the next one arrive at one moment.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(shown.getByText("Are giraffes covered?").first()).toBeInViewport();
    await page.route(/:\d+\/[^#]*$/, (route) =>
      route.request().frame() === page.mainFrame() ? route.continue() : null,
    );
    await question.fill("Are zebras covered?");
    const frames = page.locator("iframe");
    await expect(frames).toHaveCount(2);
    await frames.evaluateAll((all) => all.reverse().forEach((one) => one.dispatchEvent(new Event("load"))));
    await expect(frames, "the next one is shown").toHaveCount(1);
  });
});
