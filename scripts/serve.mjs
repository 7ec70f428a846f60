// npm run serve: serves what was built, as `npm start` does after building. Plain JavaScript, which an older Node
// understands, too.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const needed = engines.node.replace(">=", "");
if (process.versions.node.localeCompare(needed, "en", { numeric: true }) < 0) {
  console.error(
    `The server needs Node ${needed} or newer, and this is Node ${process.versions.node}. \`npm start\` brings its own; on a server, install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
await import("../office/server.ts");
