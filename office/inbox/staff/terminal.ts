/** `npm run staff -- …`: who may sign in to the page of the front desk, from a terminal on the server. */
import { roles } from "#inbox/inbox.ts";
import { readSettings } from "#inbox/messages/settings.ts";
import { runProgram } from "#inbox/messages/terminal-program.ts";
import { staffCommands } from "./commands.ts";
import { recordedOrigin } from "./settings.ts";

const usage = `npm run staff -- …
  invite         print the link with which the first manager makes a passkey
  invite "NAME"  print a link with which NAME makes a passkey; with --manager for a manager, as the
                 first one is; for somebody who lost a passkey, the same NAME again
  list           who can sign in
  revoke PERSON  end the passkeys and sessions of a number of the list, or a name
  recover        when everybody is locked out: end all sessions and invitations,
                 and print the link of a new manager`;

const now = Date.now();

await runProgram(
  { usage, commands: staffCommands, now, settingsOf: readSettings },
  async (command, { database, actor, settings: { staff } }, rest) => {
    const recorded = staff && !staff.isLocal ? undefined : await recordedOrigin(database.query);
    return command({
      ...{ database, now, origin: recorded ?? staff?.origin, actor },
      argument: rest.find((one) => !one.startsWith("--")),
      role: roles.find((role) => rest.includes(`--${role}`)),
      say: (text: string) => console.log(text),
    });
  },
);
