import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { messagesPath, statusPagePath } from "@practice/site/contact/message-paths.ts";
import { routes } from "@practice/site/routes.ts";
import { freePort } from "@practice/site/tests/support/free-port.ts";
import { noticeText } from "@practice/site/tests/support/content.ts";
import { contactForm, fill, validMessage } from "@practice/site/tests/journeys/support/contact-form.ts";
import { open, withPasskeys } from "#tests/support/desk.ts";
import { expect, test } from "@practice/site/tests/journeys/support/test.ts";

const folder = mkdtempSync(join(tmpdir(), "first-day-"));
let program: Awaited<ReturnType<typeof start>> | undefined;

test.afterAll(() => {
  program?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const unreadable = { method: "POST", body: "?" };

/** Starts what `npm start` starts last, in a terminal, without any setting but where it listens and stores. */
async function start(port: number) {
  const { MESSAGES_PASSPHRASE: _, STAFF_ORIGIN: __, NODE_ENV: ___, SMTP_URL: ____, ...inherited } = process.env;
  const env = { ...inherited, PORT: String(port), DATA_DIR: folder };
  const pid = join(folder, "pid");
  const child = spawn("script", ["-qec", `echo $$ > ${pid}; exec node office/server.ts`, "/dev/null"], { env });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  // Once it takes messages, it has said all.
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}${messagesPath}`, unreadable).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 60_000,
      },
    )
    .toBe(400);
  // As a power cut would end it.
  const kill = () => void process.kill(Number(readFileSync(pid, "utf8")), "SIGKILL");
  return { said: () => said.split(/[\r\n]+/).filter(Boolean), kill };
}

const linkIn = (lines: readonly string[]) => lines.find((line) => line.includes("#invite=")) ?? "";

test(
  "on its first day the program delivers a message to whoever opens the printed link, and the answer back, through two power cuts",
  { tag: "@desktop" },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const port = await freePort();
    const site = `http://localhost:${port}`;
    program = await start(port);
    expect(program.said().length).toBeLessThanOrEqual(8);
    expect(program.said()).toContainEqual(expect.stringContaining(site));
    const first = linkIn(program.said());
    expect(first).toContain(`${site}/staff`);

    const text = "Please call me after 5. שלום 🙂";
    await page.goto(site + routes.contact);
    await fill(page, { ...validMessage, message: text });
    // Faster than a person could write it, it would be taken for a robot's.
    await page.waitForFunction(() => performance.now() > 2_500);
    await contactForm(page).send.click();
    await expect(contactForm(page).success).toContainText(noticeText("message-sent"));
    const [number = "", words = ""] = await page.locator("#message-form dd").allInnerTexts();
    expect(words.split(" ")).toHaveLength(4);

    program.kill();
    program = await start(port);
    const link = linkIn(program.said());
    expect(link).not.toBe(first);
    const code = readFileSync(join(folder, "recovery-code.txt"), "utf8").trim();
    expect(program.said().join("\n")).toContain("recovery-code.txt");
    expect(program.said().join("\n")).not.toContain(code);

    const desk = await (await browser.newContext()).newPage();
    await withPasskeys(desk);
    await desk.goto(link);
    await desk.getByRole("button", { name: "Create a passkey" }).click();
    await desk.getByLabel("Passphrase").fill(code);
    await desk.getByRole("button", { name: "Open" }).click();
    await open(desk, Number(number));
    await expect(desk.locator("blockquote")).toHaveText(text);
    await expect(desk.getByRole("link", { name: validMessage.email })).toBeVisible();
    await desk.getByRole("button", { name: "Called" }).click();
    await expect(desk.getByText("Called by")).toBeVisible();

    program.kill();
    program = await start(port);
    expect(linkIn(program.said()), "somebody has a passkey").toBe("");
    await page.goto(site + statusPagePath);
    await page.getByLabel("Number").fill(number);
    await page.getByLabel("Four words").fill(words);
    await page.getByRole("button", { name: "Show me" }).click();
    await expect(page.locator("#message-status")).toContainText("We answered your message by phone");
  },
);
