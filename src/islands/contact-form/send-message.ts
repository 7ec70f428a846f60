import { MutationObserver, QueryClient } from "@tanstack/query-core";
import type { ContactMessage } from "#domain/contact-message.ts";
import type { Receipt } from "./message.ts";
import { type NotArrived, postMessage } from "./post-message.ts";

const retries = 3;
/** Milliseconds. */
const longestPause = 30_000;

const client = new QueryClient();

/**
 * Sends a message, and tries again at longer and longer intervals while the reason may pass. `onRetry` is called before
 * each pause.
 * @throws {NotArrived} when the last try failed, too
 */
export function sendMessage(message: ContactMessage, onRetry: () => void): Promise<Receipt> {
  return new MutationObserver<Receipt, NotArrived>(client, {
    mutationFn: () => postMessage(message),
    retry(failures, { mayPass, pause }) {
      const again = failures < retries && mayPass && pause <= longestPause && navigator.onLine;
      if (again) onRetry();
      return again;
    },
    retryDelay: (failures, { pause }) => Math.max(pause, Math.min(1_000 * 2 ** failures, longestPause)),
    // Else it would wait without a word for a browser that says that it is offline.
    networkMode: "always",
  }).mutate();
}
