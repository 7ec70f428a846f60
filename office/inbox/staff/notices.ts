import { type Reminder, reminderHours } from "#inbox/inbox.ts";
import { testMail } from "#inbox/messages/test-mail.ts";
import { note } from "#inbox/messages/store.ts";
import { isEmail } from "#inbox/messages/settings.ts";
import { list, nothing, object, oneOf, text } from "./input.ts";
import { actorOf, type Operation } from "./operation.ts";
import { Refusal } from "./refusal.ts";

const maxAddresses = 20;
/** For managers, who see it on the first screen. */
export const noMail =
  "No email tells of a new message: whoever runs the server has to set SMTP_URL, NOTICE_TO and NOTICE_FROM.";
const kinds = Object.keys(reminderHours) as Reminder[];

export const notices: Operation<"notices"> = {
  role: "manager",
  input: nothing,
  async run({ database, mail }) {
    const rows = await database.query<{ address: string }>("SELECT address FROM notice_addresses ORDER BY address");
    const off = await database.query<{ kind: Reminder }>("SELECT kind FROM reminders_off");
    return {
      addresses: rows.map(({ address }) => address),
      usual: mail?.to.split(", ") ?? [],
      reminders: kinds.filter((kind) => !off.some((one) => one.kind === kind)),
    };
  },
};

export const noticesSet: Operation<"notices/set"> = {
  role: "manager",
  input: object({ addresses: list(text(254), maxAddresses), reminders: list(oneOf(kinds), kinds.length) }),
  run: ({ database, now }, input, me) =>
    database.transaction(async (query) => {
      const addresses = [...new Set(input.addresses.map((address) => address.trim()))].sort();
      const wrong = addresses.find((address) => !isEmail(address));
      if (wrong !== undefined) throw new Refusal("malformed", `“${wrong}” is not an email address.`);
      await query("DELETE FROM notice_addresses");
      for (const address of addresses) await query("INSERT INTO notice_addresses (address) VALUES ($1)", [address]);
      const reminders = kinds.filter((kind) => input.reminders.includes(kind));
      await query("DELETE FROM reminders_off");
      for (const kind of kinds.filter((one) => !reminders.includes(one)))
        await query("INSERT INTO reminders_off (kind) VALUES ($1)", [kind]);
      const hours = reminders.map((kind) => `${reminderHours[kind]} h`);
      await note(
        query,
        now,
        actorOf(me),
        `sends notices to ${addresses.join(", ") || "the usual addresses"}, reminders: ${hours.join(", ") || "none"}`,
      );
      return { addresses, reminders };
    }),
};

export const noticesTest: Operation<"notices/test"> = {
  role: "manager",
  input: nothing,
  async run({ database, mail, now, ...staff }, _, me) {
    if (!mail) throw new Refusal("not-ready", noMail);
    await note(database.query, now, actorOf(me), "sent a test mail");
    const said: string[] = [];
    const accepted = await testMail(database, { mail, staff }, (line) => said.push(line));
    return { accepted, said };
  },
};
