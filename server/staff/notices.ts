import { note } from "../messages/store.ts";
import { isEmail } from "../messages/settings.ts";
import { list, nothing, object, text } from "./input.ts";
import { actorOf, type Operation } from "./operation.ts";
import { Refusal } from "./refusal.ts";

const mostAddresses = 20;

export const notices: Operation<"notices"> = {
  role: "manager",
  input: nothing,
  async run({ database, usualAddresses }) {
    const rows = await database.query<{ address: string }>("SELECT address FROM notice_addresses ORDER BY address");
    return { addresses: rows.map(({ address }) => address), usual: [...usualAddresses] };
  },
};

export const noticesSet: Operation<"notices/set"> = {
  role: "manager",
  input: object({ addresses: list(text(254), mostAddresses) }),
  run: ({ database, now }, input, me) =>
    database.transaction(async (query) => {
      const addresses = [...new Set(input.addresses.map((address) => address.trim()))].sort();
      const wrong = addresses.find((address) => !isEmail(address));
      if (wrong !== undefined) throw new Refusal("malformed", `${wrong} is not an email address.`);
      await query("DELETE FROM notice_addresses");
      for (const address of addresses) await query("INSERT INTO notice_addresses (address) VALUES ($1)", [address]);
      await note(query, now, actorOf(me), `sends notices to ${addresses.join(", ") || "the usual addresses"}`);
      return { addresses };
    }),
};
