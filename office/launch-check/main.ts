/**
 * npm run launch-check [-- https://www.… [--message] [--from=…] [--dkim=…]]: lists what keeps the site from going live,
 * and exits with 1 if anything does. With a URL it also checks the live site and the DNS of its mail; `--from` is the
 * sender of our mail (default: the email of the practice), `--dkim` the DKIM selector of the key that signs it,
 * `--message` sends one test message through the form.
 */
import { Resolver } from "node:dns/promises";
import { parseArgs } from "node:util";
import { checkedEntries, contentFiles } from "@practice/site/content/check.ts";
import { contentRules } from "@practice/site/content/collections.ts";
import { dayInNewYork } from "@practice/site/practice/calendar-days.ts";
import type { MessageDelivery } from "@practice/site/practice/practice-schema.ts";
import { isBlocking, type Finding } from "./finding.ts";
import { checkLiveSite } from "./live.ts";
import { checkMail } from "./live-mail.ts";
import { sendTestMessage } from "./live-message.ts";
import { launchReport } from "./report.ts";
import { reportText } from "./report-text.ts";

const options = { message: { type: "boolean" }, from: { type: "string" }, dkim: { type: "string" } } as const;
try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [address, ...more] = positionals;
  if (more.length > 0 || (address !== undefined && !/^https?:$/.test(URL.parse(address)?.protocol ?? "")))
    throw new Error("Give one full URL: npm run launch-check -- https://www.example.com");
  if (address === undefined && Object.keys(values).length > 0)
    throw new Error("Give the URL of the site, too: npm run launch-check -- https://www.example.com --message");

  const files = contentFiles();
  const collections = contentRules(files);
  for (const collection of Object.values(collections)) checkedEntries(collection, files);
  const day = dayInNewYork(new Date());
  const findings = launchReport({ files, collections, day });
  if (address !== undefined) findings.push(...(await liveFindings(address, day, values)));
  console.log(reportText(findings));
  process.exitCode = findings.some(isBlocking) ? 1 : 0;

  async function liveFindings(at: string, today: string, { message, from, dkim }: typeof values): Promise<Finding[]> {
    const [practice] = checkedEntries(collections.practice, files);
    const { email, messageDelivery } = practice?.data as { email: string; messageDelivery: MessageDelivery };
    const found = await checkLiveSite(at, { delivers: messageDelivery === "server", day: today });
    const names = new Resolver({ timeout: 5_000, tries: 2 });
    found.push(
      ...(await checkMail({ sender: from ?? email, receiver: email, names, ...(dkim && { selector: dkim }) })),
    );
    if (!message) return found;
    const sent = await sendTestMessage(at, { email, day: today });
    if (sent.said) console.log(`${sent.said}\n`);
    return [...found, ...sent.findings];
  }
} catch (mistake) {
  console.error((mistake as Error).message);
  process.exitCode = 1;
}
