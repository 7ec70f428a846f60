import { test } from "vitest";

const none = Object.assign(() => undefined, { each: () => () => undefined });

/** Whether the site holds this repository's own content: `npm run test:other-practice` builds it with another. */
export const isOwnContent = process.env["OTHER_PRACTICE"] === undefined;

/** A test of words or numbers that only this repository's own content has, such as what a sentence must say in law. */
export const ownTest: typeof test = isOwnContent ? test : (none as unknown as typeof test);
