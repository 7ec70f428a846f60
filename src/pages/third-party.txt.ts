import { readFileSync } from "node:fs";

/** What others wrote and the site ships, with the words of each license: they want to go with the copies. */
export function GET() {
  return new Response(readFileSync("THIRD-PARTY.md", "utf8"));
}
