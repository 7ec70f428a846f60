// npm start: installs what is missing, builds the site and the editor's page, and serves them.
import { hand, installPackages, run, runQuietly, say } from "./setup.mjs";

installPackages();
// A wrong setting is found before anything is built.
if (run("node", "office/server.ts", "--check") !== 0) process.exit(1);
say("Building the site, then serving it until you press Ctrl+C");
for (const words of [
  ["npm", "run", "--silent", "build"],
  ["node", "office/editor/build.ts"],
])
  if (runQuietly(...words) !== 0) process.exit(1);
console.log();
hand("node", "office/server.ts");
