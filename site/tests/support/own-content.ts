import { test } from "vitest";
import { isOwnContent } from "./content.ts";

const none = Object.assign(() => undefined, { each: () => () => undefined });

/**
 * A test of text or numbers that only this repository's own content has, such as the exact wording of a legal sentence.
 */
export const ownTest: typeof test = isOwnContent ? test : (none as unknown as typeof test);
