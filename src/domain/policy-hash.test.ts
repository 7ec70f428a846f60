import { expect, test } from "vitest";
import { policyHash } from "./policy-hash.ts";

test("a script is allowed by the hash that the standard gives for it", () => {
  // The example of CSP Level 3, section 8.3.
  expect(policyHash("alert('Hello, world.');")).toBe("sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
});
