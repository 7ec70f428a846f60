import { readFileSync } from "node:fs";

/** Third-party code and fonts that the site ships, with the license texts that must accompany copies. */
export function GET() {
  return new Response(readFileSync("THIRD-PARTY.md", "utf8"));
}
