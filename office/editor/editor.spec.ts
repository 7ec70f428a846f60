import { startEditor } from "#tests/support/editor-site.ts";
import { axeViolations, expectAccessible, expectReadable } from "@practice/site/tests/journeys/support/checks.ts";
import { lowContrast } from "@practice/site/tests/journeys/support/contrast.ts";
import { expect, test, type Page } from "@practice/site/tests/journeys/support/test.ts";

let editor: Awaited<ReturnType<typeof startEditor>>;

test.describe.configure({ mode: "default", timeout: 60_000 });
test.use({ colorScheme: "light" });

test.beforeAll(async ({}, { project }) => {
  editor = await startEditor(Number(new URL(project.use.baseURL ?? "").port) + 4);
});
test.afterAll(() => editor.stop());

const open = (page: Page, place = "") => page.goto(`${editor.address}${place}`);
const status = (page: Page) => page.getByRole("status").filter({ hasText: /./ });
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
  test("other hours on a Saturday, by keyboard: a mistake is shown at its field, and saving changes these lines alone", async ({
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
    await tabTo(page, "Save", "button");
    await page.keyboard.press("Enter");
    await expect(status(page)).toContainText("becomes Saturday 10 AM–3 PM");
    await expect(page.getByRole("button", { name: "Save" })).toBeFocused();
    const wanted = before.replace(/(days: \[Saturday\]\s+opens: )"[\d:]+"(\s+closes: )"[\d:]+"/, '$1"10:00"$2"15:00"');
    expect(wanted).not.toBe(before);
    expect(editor.read("offices/brooklyn.yaml")).toBe(wanted);
  });

  test("what was typed stays when the network fails, when someone else saves, and when the page is left", async ({
    page,
  }) => {
    const before = editor.read("practice.yaml");
    await open(page, "#/edit/practice/practice");
    const name = page.getByLabel("Name of the practice");
    await name.fill("Neurology of Brooklyn");
    await page.route("**/api/entry", (route) => route.abort());
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "does not answer" })).toBeVisible();
    await expect(name).toHaveValue("Neurology of Brooklyn");
    await page.unroute("**/api/entry");

    await page.getByRole("link", { name: "Publications", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
    await expectAccessible(page, "dialog");
    await page.keyboard.press("Escape");
    await expect(name).toHaveValue("Neurology of Brooklyn");

    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.getByRole("button", { name: "Keep it" }).click();
    await expect(name).toHaveValue("Neurology of Brooklyn");
    // As after a crash: the page is gone without a word to the editor.
    const other = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    page = other;
    await open(page, "#/edit/practice/practice");
    await page.getByRole("button", { name: "Go on with it" }).click();
    await expect(page.getByLabel("Name of the practice")).toHaveValue("Neurology of Brooklyn");

    const theirs = editor
      .read("practice.yaml")
      .replace(/^name: .*$/m, "name: Another Name")
      .replace(/^shortName: .*$/m, "shortName: Nerves");
    editor.write("practice.yaml", theirs);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { name: "Someone else changed this" })).toBeFocused();
    await expect(page.getByRole("radio", { name: "Yours" })).toBeChecked();
    const versions = page.getByRole("group", { name: "Both versions" });
    await expect(versions).toContainText("Another Name");
    await expect(versions).toContainText("Nerves");
    await expect(versions, "what is alike is left out").not.toContainText("Address of this site");
    await expectAccessible(page, "main");
    expect(editor.read("practice.yaml")).toBe(theirs);
    await page.getByRole("button", { name: "Go on with this one" }).click();
    await expect(page.getByLabel("Name under the icon"), "the whole version of one person").not.toHaveValue("Nerves");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(status(page)).toContainText("Saved.");
    expect(editor.read("practice.yaml")).toBe(before.replace(/^name: .*$/m, "name: Neurology of Brooklyn"));
    await page.reload();
    await expect(page.getByLabel("Name of the practice")).toHaveValue("Neurology of Brooklyn");
    await expect(page.getByText("You wrote something here"), "it is saved").toBeHidden();
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
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await heading(page, "Do you speak Spanish?");
    expect(editor.read("faqs/do-you-speak-spanish.md")).toMatch(
      /\*\*Yes\*\*, within reach\. \{\w+\}\[EMG\/NCS Testing\]\(\/services#emg-ncs-testing\)$/m,
    );

    await page.getByRole("link", { name: "Questions and answers" }).click();
    await expectAccessible(page, "main");
    await page.getByRole("button", { name: /^Up\W+Do you speak Spanish/ }).press("Enter");
    await expect(page.getByRole("button", { name: /^Up\W+Do you speak Spanish/ })).toBeFocused();
    await page.getByRole("button", { name: "Save the order" }).click();
    await expect(page.getByRole("button", { name: "Save the order" })).toBeHidden();

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
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Not saved yet" })).toBeFocused();
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await text.fill("Both offices are closed.");
    await expect(text).not.toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await heading(page, "Closed for the blizzard");
    const file = editor.read("articles/closed-for-the-blizzard/index.md");
    expect(file).toContain("excerpt: Both offices are closed.");
    expect(file).toMatch(/keywords:\s*(\[|- )storm/);
  });

  test(
    "after a fact has changed, the texts that still have the old value are listed with their links",
    { tag: "@thorough" },
    async ({ page }) => {
      editor.write("facts.yaml", editor.read("facts.yaml").replace(/^wait: .*$/m, "wait: 41 days"));
      editor.write("benefits.yaml", editor.read("benefits.yaml").replace(/^ {2}title: .*$/m, "  title: 41-Day Window"));
      await open(page, "#/edit/facts/facts");
      await page.getByLabel("Most people are seen within").fill("52 days");
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByRole("button", { name: "Show where" }).click();
      const list = page.getByRole("region", { name: "These texts still say the old number" });
      await expect(list).toBeFocused();
      await expect(list.getByRole("link", { name: "41-Day Window" })).toHaveAttribute("href", /^#\/edit\/benefits\//);
      await expectAccessible(page, "main");
    },
  );

  test("on a phone, the progress of a publication is visible, and going back says to which date", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const changes = Array.from({ length: 20 }, (_, at) => ({
      ...{ key: `${at}`, title: `Place ${at}` },
      changes: [{ where: `Place ${at}`, before: "old", after: "new" }],
    }));
    const answers: object[] = [
      { changes, state: { step: "idle" } },
      { changes: [], state: { step: "done", at: "2026-11-28T15:00:00Z", notes: [], backTo: "2026-11-20T15:00:00Z" } },
    ];
    await page.route("**/api/publication", (route) => route.fulfill({ json: answers[0] }));
    await page.route("**/api/publish", (route) => route.fulfill({ json: { changes, state: { step: "building" } } }));
    await open(page, "#/publish");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(status(page).filter({ hasText: "Building: step 1 of 3" })).toBeInViewport();
    answers.shift();
    await expect(status(page).filter({ hasText: "Taken back." })).toContainText("November 20, 2026 at 10:00 AM");
    await expect(page.getByRole("link", { name: "See the site" })).toHaveAttribute("href", "/");
    await expectReadable(page, "Publish, 390 px");
  });

  test("only what is ticked is published, and a change is discarded after one question", async ({ page }) => {
    const change = (key: string) => ({ key, title: `Place ${key}`, changes: [] });
    const asked: unknown[] = [];
    let changes = ["a", "b", "c"].map(change);
    await page.route(/\/api\/(publication|publish|discard)$/, (route, request) => {
      if (request.method() === "POST") asked.push([request.url().replace(/.*\//, ""), request.postDataJSON()]);
      if (request.url().endsWith("discard")) changes = changes.filter(({ key }) => key !== "c");
      return route.fulfill({
        json: { changes, state: { step: request.url().endsWith("publish") ? "checking" : "idle" } },
      });
    });
    await open(page, "#/publish");
    await page.getByRole("button", { name: "Discard this change" }).last().click();
    await expectAccessible(page, "dialog");
    await page.getByRole("button", { name: "Discard it" }).click();
    await expect(page.getByRole("checkbox")).toHaveCount(2);
    await page.getByRole("checkbox", { name: "Place a" }).press("Space");
    await expectAccessible(page, "main");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByRole("progressbar", { name: "Publishing" })).toBeVisible();
    await expectAccessible(page, "main");
    expect(asked).toEqual([
      ["discard", { key: "c" }],
      ["publish", { keys: ["b"] }],
    ]);
  });

  test("the page beside a form has the words while they are typed, and a mistake is shown at its field", async ({
    page,
  }) => {
    const path = "faqs/are-passengers-covered.md";
    const before = editor.read(path);
    await open(page, "#/edit/faqs/are-passengers-covered");
    const frame = page.getByTitle("The page with what is written now");
    const shown = frame.contentFrame();
    const question = page.getByLabel("Question", { exact: true });
    // The first page waits for a program to start.
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
    await expect(page.getByRole("alert").filter({ hasText: "Not saved yet" })).toBeHidden();
    await expect(shown.getByText("A zebra crosses.")).toBeVisible();
    await expectAccessible(page, "main");
    await question.fill("Are giraffes covered?");
    await expect(shown.getByText("Are giraffes covered?").first()).toBeInViewport();
    await expect(question).not.toHaveAttribute("aria-invalid", "true");
    expect(editor.read(path)).toBe(before);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(frame).toBeHidden();
    await page.getByRole("button", { name: "See the page" }).click();
    await expect(shown.getByText("Are giraffes covered?").first()).toBeInViewport();
    const screen = page.getByRole("region", { name: "How it will look" });
    expect(await screen.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expectAccessible(page, "dialog");
    await page.getByLabel("As wide as").selectOption("Computer");
    await expect(shown.getByText("Are giraffes covered?").first()).toBeInViewport();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "See the page" })).toBeFocused();
  });

  test("a new entry has no mistakes where nothing is written yet", async ({ page }) => {
    await open(page, "#/new/articles");
    const title = page.getByLabel("Title", { exact: true });
    await title.fill("So long ".repeat(20));
    await expect(title).toHaveAccessibleDescription(/80/);
    await expect(title).toHaveAttribute("aria-invalid", "true");
    expect(await page.locator("[aria-invalid=true]").count()).toBe(1);
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
