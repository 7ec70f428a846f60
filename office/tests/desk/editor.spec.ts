/** Changes of the site by people who are signed in, in a copy of the whole project; a part of `npm run test:desk`. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, type Page, test } from "@playwright/test";
import { buildSite } from "#publish/workspace.ts";
import { copyProject as copyFiles } from "../../../scripts/link-packages.mjs";
import { expectAccessible } from "@practice/site/tests/journeys/support/checks.ts";
import { createDesk, register } from "#tests/support/desk.ts";
import { openDatabase } from "#inbox/messages/database.ts";
import { freePort } from "@practice/site/tests/support/free-port.ts";
import { passphrase } from "#tests/support/messages-server.ts";

/** The longest time for a build on a slow, busy machine, in milliseconds. */
const buildTimeout = 600_000;

const folder = mkdtempSync(join(tmpdir(), "project-"));
const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
test.afterAll(() => {
  for (const end of endings.splice(0).reverse()) end();
});

/** A copy of the project with a built site, the editor's page, and a history of one commit. */
async function copyProject() {
  copyFiles(folder);
  await buildSite(folder);
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: folder, encoding: "utf8" });
  run(process.execPath, "office/build.ts");
  run("git", "init", "-q");
  run("git", "add", ".");
  run("git", "-c", "user.name=Owner", "-c", "user.email=owner@example.com", "commit", "-q", "-m", "First");
  return { git: (...args: string[]) => run("git", ...args).trim() };
}

/** It has its own `DATA_DIR`, as on another computer that has the same project. */
async function startServer(data = ".data") {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = { DATA_DIR: join(folder, ".cache", data), MESSAGES_PASSPHRASE: passphrase };
  const environment = { ...settings, STAFF_ORIGIN: origin };
  const env = { ...process.env, ...environment, PORT: String(port) };
  const server = spawn(process.execPath, ["office/server.ts"], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  endings.push(() => server.kill("SIGKILL"));
  let said = "";
  server.stderr.on("data", (text: Buffer) => (said += text.toString()));
  const status = () =>
    fetch(`${origin}/api/messages`, { method: "POST", body: "?" }).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status).toBe(400);
  return { origin, desk: createDesk(origin, environment), said: () => said };
}

/** Checks a page in its current state, as wide as a phone and as a computer, in both themes. */
async function expectAccessibleEverywhere(page: Page, part = "body") {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const)
    for (const colorScheme of ["light", "dark"] as const)
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, part);
      });
  await page.emulateMedia({ colorScheme: "light" });
}

test("two people draft hours, and those of one are published and taken back, while every visitor is answered", async ({
  page,
  browser,
}) => {
  // Four builds of the whole site.
  test.setTimeout(1_800_000);
  const { git } = await copyProject();
  const { origin, desk } = await startServer();
  const link = (name: string | RegExp) => page.getByRole("link", { name });
  const saved = (by: Page) => by.locator("[data-saved]").filter({ hasText: "Saved as a draft" });
  const visit = async (path: string) => (await fetch(origin + path)).text();
  await register(page, desk.invite("Anna"));
  await page.goto(`${origin}/staff/site/#/edit/hours/brooklyn`);
  const ben = await (await browser.newContext()).newPage();
  await register(ben, desk.invite("Ben"));
  await ben.goto(`${origin}/staff/site/#/edit/hours/manhattan`);
  const before = await visit("/locations");
  const answers: number[] = [];
  let visiting = true;
  const visits = (async () => {
    while (visiting) {
      answers.push(
        await fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      );
      await wait(20);
    }
  })();

  await page.getByLabel("Saturday: opens at").fill("11:00");
  await page.getByLabel("Shown on").selectOption("/locations", { timeout: buildTimeout });
  const shown = page.getByTitle("The page with what is written now").contentFrame();
  await expect(shown.getByText("11:00 AM–2:00 PM").first()).toBeVisible({ timeout: buildTimeout });
  expect((await visit("/locations")) === before, "no visitor sees it").toBe(true);
  await expectAccessibleEverywhere(page, "main");
  await ben.getByLabel("Monday: opens at").fill("07:15");
  await expect(saved(ben)).toBeVisible();
  await expect(saved(page)).toBeVisible();

  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByText("Saturday in Brooklyn")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "by Anna" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "by Ben" })).not.toBeChecked();
  await expectAccessibleEverywhere(page);
  await page.getByRole("button", { name: "Publish 1 change" }).click();
  await expect(page.getByText(/^Published on .* Visitors see the new pages now\.$/)).toBeVisible({
    timeout: buildTimeout,
  });
  await expectAccessibleEverywhere(page);
  // Pages keep a time and its AM on one line.
  const published = (await visit("/locations")).replace(/\s/g, " ");
  expect(["11:00 AM–2:00 PM", "7:15 AM"].map((time) => published.includes(time))).toEqual([true, false]);
  expect(git("log", "-1", "--format=%an: %s")).toBe("Anna: [content] Change Saturday in Brooklyn");

  await link("History").first().click();
  await expect(page.getByText("Online now")).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole("button", { name: "Go back to this version" }).click();
  await expectAccessibleEverywhere(page, "dialog");
  await page.getByRole("button", { name: "Go back", exact: true }).click();
  await expect(page.getByText(/^Taken back\. Visitors see the site of /)).toBeVisible({ timeout: buildTimeout });
  expect((await visit("/locations")) === before, "all is as before").toBe(true);
  expect([git("status", "--short"), git("diff", "HEAD~2", "--stat")]).toEqual(["", ""]);

  // What is not published outlives both, until its author discards it.
  await ben.reload();
  await expect(ben.getByLabel("Monday: opens at")).toHaveValue("07:15");
  await ben.getByRole("button", { name: "Discard this change" }).click();
  await ben.getByRole("button", { name: "Discard it" }).click();
  await expect(ben.getByLabel("Monday: opens at")).not.toHaveValue("07:15");

  const { database, close } = await openDatabase({ folder: join(folder, ".cache/.data") });
  const lines = await database.selectFrom("audit").select(["actor", "action"]).orderBy("id").execute();
  await close();
  const [first, back] = [git("rev-parse", "HEAD^"), git("rev-parse", "HEAD")].map((commit) => commit.slice(0, 12));
  expect(lines.slice(-4)).toEqual([
    { actor: "Ben (2)", action: "signed in" },
    { actor: "Anna (1)", action: `publishes the site, as commit ${first}` },
    {
      actor: "Anna (1)",
      action: expect.stringMatching(`^takes the site back to the publication of .* by Owner, as commit ${back}$`),
    },
    { actor: "Ben (2)", action: "discarded the draft of content/offices/manhattan.yaml" },
  ]);

  await link("Ready to go live").click();
  for (const kind of await page.locator("main summary").all()) await kind.click();
  await expectAccessibleEverywhere(page);

  // A second program over the same folder serves the site, and says that it cannot edit it.
  const second = await startServer("second");
  expect(second.said()).toContain("The editor is closed: Another program has the editor of this folder open.");
  expect((await fetch(`${second.origin}/staff/site/`)).status).toBe(404);
  expect((await fetch(`${second.origin}/locations`)).status).toBe(200);

  visiting = false;
  await visits;
  console.log(`${answers.length} visits were answered meanwhile.`);
  expect(new Set(answers)).toEqual(new Set([200]));
});
