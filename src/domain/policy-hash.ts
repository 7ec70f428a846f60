import { createHash } from "node:crypto";

/** The source by which a content security policy allows one inline script or style, byte for byte (CSP Level 3, hash-source). */
export function policyHash(content: string): `sha256-${string}` {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
