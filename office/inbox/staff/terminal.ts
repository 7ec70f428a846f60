/** `npm run staff -- …`: who may sign in to the page of the front desk, from a terminal on the server. */
import { roles } from "#inbox/inbox.ts";
import { runProgram } from "#inbox/messages/terminal-program.ts";
import { staffCommands } from "./commands.ts";
import { recordedOrigin } from "./settings.ts";

const usage = `npm run staff -- …
  invite         print the link with which the first manager makes a passkey
  invite "NAME"  print a link with which NAME makes a passkey; with --manager for a manager, as the
                 first one is; for somebody who lost a passkey, the same NAME again
  recover        when everybody is locked out: end all sessions and invitations,
                 and print the link of a new manager
Everything else is on the page of the front desk, under People.`;

const now = Date.now();

await runProgram({ usage, commands: staffCommands }, async (command, { opened, settings, rest, actor }) => {
  const { database } = opened;
  const { staff } = settings;
  const recorded = staff && !staff.isLocal ? undefined : await recordedOrigin(database);
  return command({
    ...{ database, now, actor, origin: recorded ?? staff?.origin },
    argument: rest.find((one) => !one.startsWith("--")),
    role: roles.find((role) => rest.includes(`--${role}`)),
    say: (text) => console.log(text),
  });
});
