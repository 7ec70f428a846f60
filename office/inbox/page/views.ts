import { invitationFragment, messageFragment } from "#inbox/inbox.ts";

/** The view of the unlocked page. Only in memory: no URL and no history entry contains a message number. */
export type Place = "messages" | "people" | "settings" | "audit";

type Arrival = { invitation?: string; message?: number };

/** Parses the fragment of a link. */
export function readFragment(fragment: string): Arrival {
  const text = fragment.replace(/^#/, "");
  if (text.startsWith(invitationFragment)) return { invitation: text.slice(invitationFragment.length) };
  const number = text.startsWith(messageFragment) ? Number(text.slice(messageFragment.length)) : NaN;
  return Number.isInteger(number) && number > 0 ? { message: number } : {};
}
