// npm run bench:desk: measures the front desk page with 10,000 waiting messages: time, bytes and memory, on the real
// server and in Chromium. It uses the empty database of DATABASE_URL if set, otherwise SQLite in a folder of its own.
import { chromium, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { patientTypes, type ContactMessage } from "@practice/site/contact/contact-message.ts";
import type { Cursor, StaffInput, StaffOperation, StaffOutput } from "#inbox/inbox-operations.ts";
import { openDatabase } from "#inbox/messages/database.ts";
import { makeFirstKey } from "#inbox/messages/keys.ts";
import { MessageStore } from "#inbox/messages/store.ts";
import { createDesk, withPasskeys } from "./support/desk.ts";
import { newMessages, passphrase, startMessagesServer } from "./support/messages-server.ts";
import { message } from "./support/messages.ts";
import { chromiumFlags, chromiumPath } from "@practice/site/scripts/browsers.mjs";

const messages = Number(process.env.MESSAGES_COUNT ?? 10_000);
const port = 4398;
const origin = `http://localhost:${port}`;

const environment: Record<string, string> = {
  ...newMessages("bench-desk"),
  ...{ STAFF_ORIGIN: origin, DATABASE_URL: process.env.DATABASE_URL ?? "" },
};
await fill(environment.DATA_DIR ?? "", messages);
const server = await startMessagesServer(port, environment);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
try {
  say("server, before anyone signs in", `${memoryOf(server.pid)} MB`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await measurePage(page);
  await measureOperations(page);
  say("server, after all of this", `${memoryOf(server.pid)} MB`);
} finally {
  await browser.close();
  await server.stop();
}

/** Stores this many messages, like the server does. */
async function fill(folder: string, count: number): Promise<void> {
  const database = await openDatabase({ folder, databaseUrl: process.env.DATABASE_URL || undefined });
  // They arrived one second apart, in the last few hours.
  let at = Date.now() - count * 1_000;
  const store = new MessageStore(database, () => (at += 1_000));
  await store.prepare();
  await makeFirstKey(store, { passphrase });
  const kinds = Object.keys(patientTypes) as ContactMessage["patientType"][];
  const accept = (nth: number) => {
    const patientType = kinds[nth % kinds.length] ?? "other";
    return store.accept({ ...message, patientType, message: `${message.message} ${nth}` }, { suspect: false });
  };
  for (let nth = 0; nth < count; nth += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - nth) }, (_, index) => accept(nth + index)));
  await database.close();
}

async function measurePage(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  let [bytes, files] = [0, 0];
  network.on("Network.loadingFinished", ({ encodedDataLength }) => (files++, (bytes += encodedDataLength)));
  await withPasskeys(page);
  await page.goto(createDesk(origin, environment).invite("Bench"));
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.getByLabel("Passphrase").fill(passphrase);
  say("page until the passphrase is asked for", `${bytes} bytes in ${files} answers`);
  const opening = performance.now();
  await page.getByRole("button", { name: "Open" }).click();
  await page.locator("[id^=row-]").first().waitFor();
  say("from the passphrase to the list", milliseconds(performance.now() - opening));
  say("page with the first hundred", `${await heapOf(page)} MB`);
  await measureSearch(page, "among the first hundred");
  // Done in the page itself: to find a button by its name, Playwright computes the name of every row.
  const next = (act: "is there" | "press") =>
    page.evaluate((wanted) => {
      const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Next");
      if (wanted === "press") button?.click();
      return button !== undefined;
    }, act);
  const times: number[] = [];
  for (let first = await firstRow(page); await next("is there"); first = await firstRow(page)) {
    const start = performance.now();
    await next("press");
    await page.waitForFunction((before) => document.querySelector("[id^=row-]")?.id !== before, first);
    times.push(performance.now() - start);
  }
  const part = (from: number, to: number) => milliseconds(median(times.slice(from, to)));
  say("Next, the first ten and the last ten", `${part(0, 10)}, ${part(-10, times.length)}`);
  say(`page with all ${messages}`, `${await heapOf(page)} MB`);
  await measureSearch(page, `among all ${messages}`);
  const opened = performance.now();
  await page.locator("[id^=row-]").nth(20).click();
  await page.getByRole("heading", { name: "What they wrote" }).waitFor();
  say("opening a message then", milliseconds(performance.now() - opened));
}

/** The id of the first row shown. */
function firstRow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector("[id^=row-]")?.id);
}

/** How long a character typed into the search takes until the next frame, and until the results are shown. */
async function measureSearch(page: Page, where: string): Promise<void> {
  const search = page.getByRole("searchbox");
  const frames: number[] = [];
  const found: number[] = [];
  for (const text of ["4", "42", "421", "42", "4", ""]) {
    const [frame, result] = await search.evaluate(async (field, typed) => {
      const start = performance.now();
      const nextFrame = async () => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - start;
      };
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, typed);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      const first = await nextFrame();
      let last = first;
      const isFound = () => {
        const rows = [...document.querySelectorAll("[id^=row-]")];
        return typed ? rows.every(({ id }) => id.includes(typed)) : rows.length === 100;
      };
      while (!isFound()) last = await nextFrame();
      return [first, last] as const;
    }, text);
    frames.push(frame);
    found.push(result);
  }
  const most = (times: readonly number[]) => milliseconds(Math.max(...times));
  say(`a character typed into the search ${where}`, `${milliseconds(median(frames))}, at most ${most(frames)}`);
  say(`search results ${where}`, `${milliseconds(median(found))}, at most ${most(found)}`);
}

/** How long the server takes for an operation, requested in the page's own session. */
async function measureOperations(page: Page): Promise<void> {
  const ask = <Name extends StaffOperation>(operation: Name, input: StaffInput<Name>) =>
    page.evaluate(
      async ([path, body]) => {
        const start = performance.now();
        const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body });
        const text = await answer.text();
        return { took: performance.now() - start, bytes: text.length, output: JSON.parse(text) as unknown };
      },
      [`/staff/api/${operation}`, JSON.stringify(input)] as const,
    ) as Promise<{ took: number; bytes: number; output: StaffOutput<Name> }>;
  const pages: { took: number; bytes: number }[] = [];
  let [after, change]: [Cursor | null | undefined, number] = [undefined, 0];
  while (after !== null) {
    type Hundred = { took: number; bytes: number; output: StaffOutput<"messages/list"> };
    const hundred: Hundred = await ask("messages/list", { view: "open", ...(after && { after }) });
    pages.push(hundred);
    [after, change] = [hundred.output.next, hundred.output.change];
  }
  const part = (from: number, to: number) => milliseconds(median(pages.slice(from, to).map(({ took }) => took)));
  say("a hundred of the list, the first ten and the last ten", `${part(0, 10)}, ${part(-10, pages.length)}`);
  say("a hundred of the list", `${pages[0]?.bytes} bytes`);
  for (const [what, since] of [
    ["nothing changed", change],
    ["300 changed", change - 300],
  ] as const) {
    const times: number[] = [];
    for (let time = 0; time < 10; time++) times.push((await ask("messages/changes", { since })).took);
    say(`the quiet refresh, ${what}`, milliseconds(median(times)));
  }
}

/** Megabytes of memory that a program uses; Linux only. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}

/** Megabytes of the page's JavaScript heap, after garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const device = await page.context().newCDPSession(page);
  await device.send("HeapProfiler.collectGarbage");
  const { usedSize } = await device.send("Runtime.getHeapUsage");
  await device.detach();
  return Math.round(usedSize / 1_048_576);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function milliseconds(time: number): string {
  return `${Math.round(time)} ms`;
}

function say(what: string, result: string): void {
  console.log(`${what}: ${result}`);
}
