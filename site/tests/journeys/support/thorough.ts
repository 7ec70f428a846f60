/** Whether `npm run test:thorough` runs these tests. */
export const isThorough = Boolean(process.env["TEST_THOROUGH"]);

/** Languages differ only in text: `npm test` tests one, `npm run test:thorough` all. */
export const sampleOfLanguages = <T>(all: readonly T[]): readonly T[] => (isThorough ? all : all.slice(-1));
