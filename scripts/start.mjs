// npm start: installs what is missing, builds the site and the editor's page, and serves them.
import { hand, installPackages, run, runQuietly, say } from "./setup.mjs";

installPackages();
// A wrong setting is found before anything is built.
if (run("node", "server/main.ts", "--check") !== 0) process.exit(1);
say("Building the site, then serving it until you press Ctrl+C");
for (const words of [
  ["npm", "run", "--silent", "build"],
  ["node", "scripts/build-editor.ts"],
])
  if (runQuietly(...words) !== 0) process.exit(1);
console.log();
hand("node", "server/main.ts");
