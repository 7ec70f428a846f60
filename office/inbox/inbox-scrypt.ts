import { scryptAsync } from "@noble/hashes/scrypt.js";
import type { Scrypt } from "./keyring.ts";

/** scrypt for browsers, which have no native one; the page stays responsive meanwhile. */
export const scryptInBrowser: Scrypt = (secret, salt, N) =>
  scryptAsync(new TextEncoder().encode(secret), salt, { N, r: 8, p: 1, dkLen: 32, asyncTick: 50 });
