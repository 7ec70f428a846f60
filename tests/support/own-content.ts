import { test } from "vitest";
import { isOwnContent } from "./content.ts";

const none = Object.assign(() => undefined, { each: () => () => undefined });

/** A test of words or numbers that only this repository's own content has, such as what a sentence must say in law. */
export const ownTest: typeof test = isOwnContent ? test : (none as unknown as typeof test);
