import { onTestFinished } from "vitest";
import { openDatabase } from "#inbox/messages/database.ts";
import { message, storeWithKey } from "./messages.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";

/** 10 AM on a Monday in New York. */
export const monday = Date.parse("2026-11-23T15:00:00Z");

/** The database of the tests; `office/tests/faults/` runs the same tests on PostgreSQL. */
export const stores = { newDatabaseUrl: async (): Promise<string | undefined> => undefined };

/** Registers a cleanup function for the end of a test or of a test file. */
export type OnCleanup = (end: () => Promise<void>) => unknown;

/**
 * A store of messages with its own clock and database, which is closed at the end of the test or of the given scope.
 */
export async function newStore(at = monday, whenOver: OnCleanup = onTestFinished) {
  const folder = await temporaryFolder({});
  const databaseUrl = await stores.newDatabaseUrl();
  const opened = await openDatabase({ folder: folder.path, databaseUrl });
  const clock = { at };
  const store = await storeWithKey(opened.database, () => clock.at);
  whenOver(async () => {
    await opened.close();
    await folder[Symbol.asyncDispose]();
  });
  const arrive = async (text = "Hello", { suspect = false, patientType = "attorney" as const } = {}) => {
    const receipt = await store.accept({ ...message, patientType, message: text }, { suspect });
    if (receipt === "conflict") throw new Error("conflict");
    return receipt;
  };
  return { ...opened, folder: folder.path, databaseUrl, store, clock, arrive };
}
