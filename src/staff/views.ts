import { invitationFragment, messageFragment } from "#domain/inbox.ts";

/** What the page shows, once it is open. Only in memory: no address and no history names a message. */
export type Place = "messages" | "numbers" | "people" | "settings" | "audit";

export type Arrival = { invitation?: string; message?: number };

/** What a link asked for, by its fragment. */
export function readFragment(fragment: string): Arrival {
  const text = fragment.replace(/^#/, "");
  if (text.startsWith(invitationFragment)) return { invitation: text.slice(invitationFragment.length) };
  const number = text.startsWith(messageFragment) ? Number(text.slice(messageFragment.length)) : NaN;
  return Number.isInteger(number) && number > 0 ? { message: number } : {};
}
