import { MutationObserver, QueryClient } from "@tanstack/query-core";
import type { ContactMessage } from "#contact/contact-message.ts";
import type { Receipt } from "./read-form.ts";
import { type NotArrived, postMessage } from "./post-message.ts";

const retries = 3;
/** In milliseconds. */
const maxPause = 30_000;

const client = new QueryClient();

/**
 * Sends a message, with retries at increasing intervals after temporary errors. `onRetry` is called before each pause.
 * @throws {NotArrived} when the last attempt failed
 */
export function sendMessage(message: ContactMessage, onRetry: () => void): Promise<Receipt> {
  return new MutationObserver<Receipt, NotArrived>(client, {
    mutationFn: () => postMessage(message),
    retry(failures, { mayPass, pause }) {
      const again = failures < retries && mayPass && pause <= maxPause && navigator.onLine;
      if (again) onRetry();
      return again;
    },
    retryDelay: (failures, { pause }) => Math.max(pause, Math.min(1_000 * 2 ** failures, maxPause)),
    // Otherwise it would pause silently in a browser that reports being offline.
    networkMode: "always",
  }).mutate();
}
