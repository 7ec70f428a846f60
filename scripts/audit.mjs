// npm run audit: asks the registry for known vulnerabilities in what ships, and prints what it answered.
import { spawnSync } from "node:child_process";

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--audit-level=low", "--json"], { encoding: "utf8" });
const { metadata, vulnerabilities, message = "no reason given" } = answered(stdout);

if (!metadata) {
  console.error(
    `The registry did not answer the audit request (${message}). Vulnerabilities in what ships are unknown: try again ` +
      "where the registry supports audits, or set another registry in npm_config_registry.",
  );
  process.exit(2);
}
const vulnerable = Object.values(vulnerabilities);
for (const { name, severity, range, via } of vulnerable)
  console.error(`${name} ${range}: ${severity}. ${via.map(reason).join("; ")}`);
console.log(`${vulnerable.length} known vulnerabilities in the ${metadata.dependencies.prod} packages that ship.`);
process.exit(vulnerable.length > 0 ? 1 : 0);

function answered(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The title of an advisory, or the name of the dependency that it comes from. */
function reason(via) {
  return typeof via === "string" ? `through ${via}` : `${via.title} (${via.url})`;
}
