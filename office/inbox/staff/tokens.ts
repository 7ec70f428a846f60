import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a session, an invitation or a challenge. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored hash of a token. Without a salt: 256 bits cannot be brute-forced. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
