/** Whether `npm run test:thorough` runs these tests. */
export const isThorough = Boolean(process.env["TEST_THOROUGH"]);
