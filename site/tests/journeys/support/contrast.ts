import type { Page } from "@playwright/test";
import { axeViolations, contrastRules } from "./checks.ts";

/** Text of a part of the page with a contrast under 7:1 to its background, whatever its size. */
export const lowContrast = (page: Page, part = "body") =>
  axeViolations(page, part, { ...contrastRules, runOnly: { type: "rule", values: ["color-contrast-enhanced"] } });
