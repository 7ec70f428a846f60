/** What managers see and set besides people: who gets notices, what is wrong, and the audit trail. */
import { z } from "astro/zod";
import { type Reminder, reminderHours } from "#inbox/inbox.ts";
import { note } from "#inbox/messages/changes.ts";
import { faults } from "#inbox/messages/health.ts";
import { recipientsOf, testMail } from "#inbox/messages/mail.ts";
import { isEmail } from "#inbox/messages/settings.ts";
import { actorOf, atomic, maxMoment, nothing, operation, Refusal, text, wholeNumber } from "./operation.ts";

const maxAddresses = 20;
const linesAtOnce = 100;
const noMail = "Email alerts are off: whoever runs the server has to set SMTP_URL, NOTICE_TO and NOTICE_FROM.";
const kinds = Object.keys(reminderHours) as Reminder[];
const choice = z.strictObject({
  addresses: z.array(text(254)).max(maxAddresses),
  reminders: z.array(z.enum(kinds)).max(kinds.length),
});

/** For managers alone. */
export const managementOperations = {
  /** Recipients of notices by mail (if none, the server's NOTICE_TO), and which reminders are sent. */
  notices: operation("manager", nothing, async ({ database, mail }) => {
    const addresses = await database.selectFrom("notice_addresses").select("address").orderBy("address").execute();
    const off = await database.selectFrom("reminders_off").select("kind").execute();
    return {
      addresses: addresses.map(({ address }) => address),
      usual: mail?.to.split(", ") ?? [],
      reminders: kinds.filter((kind) => !off.some((one) => one.kind === kind)),
    };
  }),
  "notices/set": atomic("manager", choice, async ({ database, now }, input, me) => {
    const addresses = [...new Set(input.addresses.map((address) => address.trim()))].sort();
    const wrong = addresses.find((address) => !isEmail(address));
    if (wrong !== undefined) throw new Refusal("malformed", `“${wrong}” is not an email address.`);
    const reminders = kinds.filter((kind) => input.reminders.includes(kind));
    await database.deleteFrom("notice_addresses").execute();
    for (const address of addresses) await database.insertInto("notice_addresses").values({ address }).execute();
    await database.deleteFrom("reminders_off").execute();
    for (const kind of kinds)
      if (!reminders.includes(kind)) await database.insertInto("reminders_off").values({ kind }).execute();
    const hours = reminders.map((kind) => `${reminderHours[kind]} h`).join(", ") || "none";
    const to = addresses.join(", ") || "the usual addresses";
    await note(database, now, actorOf(me), `sends notices to ${to}, reminders: ${hours}`);
    return { addresses, reminders };
  }),
  /** Sends a mail to each address; `said` is what the mail server answered for each. */
  "notices/test": operation("manager", nothing, async ({ database, mail, now, ...staff }, _, me) => {
    if (!mail) throw new Refusal("not-ready", noMail);
    await note(database, now, actorOf(me), "sent a test email");
    return testMail(database, { mail, staff });
  }),
  /** What is wrong with mail, disk and settings, a sentence each. */
  health: operation("manager", nothing, async (desk) => {
    const { database, now, mail, wrong } = desk;
    const recipients = mail && (await recipientsOf(database, { mail, staff: desk }));
    return { problems: [...wrong, ...(mail ? [] : [noMail]), ...(await faults(desk, now, recipients))] };
  }),
  /** The newest hundred lines, before `before`. */
  audit: operation(
    "manager",
    z.strictObject({ before: wholeNumber(1, maxMoment).optional() }),
    async ({ database }, { before = maxMoment }) => {
      const older = database.selectFrom("audit").selectAll().where("id", "<", before);
      const rows = await older
        .orderBy("id", "desc")
        .limit(linesAtOnce + 1)
        .execute();
      const lines = rows.slice(0, linesAtOnce);
      return { lines, next: rows.length > linesAtOnce ? (lines.at(-1)?.id ?? null) : null };
    },
  ),
};
