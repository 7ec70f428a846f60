import type { Database } from "./database.ts";
import { openMail, recipientsOf } from "./mail.ts";
import type { Settings } from "./settings.ts";
import { onOneLine } from "./terminal-text.ts";

const letter = {
  subject: "A test of the notices of messages",
  text: "This mail only tests that notices of messages arrive. Replies to it are not read.\n",
};

/**
 * Sends a test to each address of the settings and of the front desk page; says for each what the mail server answered.
 * Returns whether it accepted all of them.
 */
export async function testMail(
  database: Database,
  { mail, staff }: Partial<Pick<Settings, "mail" | "staff">>,
  say: (text: string) => void,
): Promise<boolean> {
  if (!mail)
    throw new Error(
      "This command was given no mail server: set SMTP_URL, NOTICE_TO and NOTICE_FROM for it, as for the server.",
    );
  const sender = openMail(mail);
  let accepted = true;
  for (const address of new Set([...mail.to.split(", "), ...(await recipientsOf(database, { mail, staff }))])) {
    const problem = await sender.send([address], letter).then(
      () => undefined,
      ({ message }: Error) => message,
    );
    accepted &&= problem === undefined;
    const reason = problem?.replace(`${address}: `, "");
    say(onOneLine(`${address}: ${reason === undefined ? "accepted by the mail server" : `not accepted. ${reason}`}`));
  }
  sender.close();
  return accepted;
}
