import { mkdirSync, writeFileSync } from "node:fs";
import { deployFiles } from "./deploy/files.ts";

/** Writes what other hosts need to answer as our own server does, from `server/headers.ts` and `src/routes.ts`. */
const folder = new URL("../deploy/", import.meta.url);

for (const [name, text] of Object.entries(deployFiles)) {
  const file = new URL(name, folder);
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(file, text);
  console.log(`deploy/${name}: ${text.length} bytes`);
}
