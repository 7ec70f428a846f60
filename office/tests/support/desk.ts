import { execFileSync } from "node:child_process";
import { expect, type Page } from "@playwright/test";
import { messagesPath } from "@practice/site/contact/message-paths.ts";
import { messageStatusPath } from "@practice/site/contact/message-status.ts";
import { passphrase } from "./messages-server.ts";

export type Receipt = { number: number; words: string };

/** The front desk from outside: visitors who send messages, and the server's command line. */
export function createDesk(origin: string, environment: Readonly<Record<string, string>>) {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  const post = (path: string, body: object) =>
    fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
  return {
    /** Sends a message like the form does, slowly enough for a person. */
    async send(text: string, patientType = "patient"): Promise<Receipt> {
      const message = {
        name: "Zoë Ávila",
        email: "zoe@example.com",
        phone: "212-555-0188",
        patientType,
        message: text,
      };
      return (await (await post(messagesPath, { ...message, elapsed: "60000" })).json()) as Receipt;
    },
    /** The invitation link for a new passkey, from the command line. */
    invite(name: string): string {
      const env = { ...process.env, ...environment };
      const said = execFileSync(process.execPath, ["office/inbox/staff/terminal.ts", "invite", name, "--manager"], {
        env,
      });
      return /http\S+#invite=\S+/.exec(said.toString())?.[0] ?? "";
    },
    /** Locks the practice's keys anew; the passphrase of the environment stays the same. */
    renewKeys() {
      const env = { ...process.env, ...environment };
      execFileSync(process.execPath, ["office/inbox/messages/terminal.ts", "setup"], { env });
    },
    /** The status that a visitor sees. */
    async stageOf({ number, words }: Receipt): Promise<unknown> {
      return (await post(messageStatusPath, { number: String(number), words })).json();
    },
  };
}

/** Adds a virtual authenticator that approves everything; with `hasPrf`, its passkeys make a key for the device. */
export async function withPasskeys(page: Page, hasPrf = false) {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    ctap2Version: "ctap2_1",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, hasPrf, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

export async function register(page: Page, link: string, hasPrf = false) {
  await withPasskeys(page, hasPrf);
  await page.goto(link);
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await unlock(page);
}

export async function unlock(page: Page) {
  await page.getByLabel("Passphrase").fill(passphrase);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("button", { name: "Lock" })).toBeVisible();
}

export const rowOf = (page: Page, number: number) => page.locator(`#row-${number}`);

export async function open(page: Page, number: number) {
  await rowOf(page, number).click();
  await expect(page.getByRole("heading", { name: `Message ${number}` })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What they wrote" })).toBeVisible();
}
