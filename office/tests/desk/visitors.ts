import { setTimeout } from "node:timers/promises";
import { patientTypes } from "@practice/site/contact/contact-message.ts";
import { messagesPath } from "@practice/site/contact/message-paths.ts";
import type { Receipt } from "#tests/support/desk.ts";

export type Visitor = { text: string; receipt: Receipt };

/** Posts the form of the site like a browser without script, each from its own IP address, until it has arrived. */
export async function sendForm(origin: string, nth: number, isRobot: boolean): Promise<Visitor> {
  const text = `Message ${nth} of the day. <b>=1+1</b>`;
  const kinds = Object.keys(patientTypes);
  const fields = {
    ...{ name: `Visitor ${nth}`, email: `visitor${nth}@example.com`, phone: "" },
    ...{ patientType: kinds[nth % kinds.length] ?? "", message: text, website: isRobot ? "x" : "" },
  };
  for (;;) {
    const sent = await fetch(origin + messagesPath, {
      method: "POST",
      redirect: "manual",
      headers: { Accept: "text/html", Origin: origin, "X-Forwarded-For": `192.0.2.${nth}` },
      body: new URLSearchParams(fields),
    }).catch(() => undefined);
    const page = sent?.status === 303 && (await fetch(origin + sent.headers.get("Location")).catch(() => undefined));
    const html = page ? await page.text().catch(() => "") : "";
    const shown = (id: string) => new RegExp(`id="?${id}"?[^>]*>([^<]+)<`).exec(html)?.[1] ?? "";
    const receipt = { number: Number(shown("message-number")), words: shown("message-words") };
    if (receipt.number > 0) return { text, receipt };
    await setTimeout(100);
  }
}
