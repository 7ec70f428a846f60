import { readFileSync } from "node:fs";

/** Third-party code and fonts that the site ships, with the text of each license, which has to go with the copies. */
export function GET() {
  return new Response(readFileSync("THIRD-PARTY.md", "utf8"));
}
