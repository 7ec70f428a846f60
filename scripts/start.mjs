// npm start: installs what is missing, builds the site, and serves it; with STAFF=on also the editor of the front desk.
import { hand, installPackages, run, say } from "./setup.mjs";

installPackages();
say("Building the site");
if (run("npm", "run", "--silent", "build") !== 0) process.exit(1);
if (process.env.STAFF === "on") {
  say("Building the editor's page");
  if (run("node", "scripts/build-editor.ts") !== 0) process.exit(1);
}
say("Serving it; stop with Ctrl+C");
hand("node", "server/main.ts");
