// npm run edit: builds the editor's page, and serves it on this computer only. docs/editing.md describes it.
import { hand, installPackages, runQuietly, say } from "./setup.mjs";

installPackages();
say("Building the editor's page");
if (runQuietly("node", "office/editor/build.ts") !== 0) process.exit(1);
say("Opening the editor; stop with Ctrl+C");
hand("node", "office/editor/main.ts");
