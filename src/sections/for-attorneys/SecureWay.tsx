import type { Practice } from "#schemas/practice.ts";

/** How records reach the practice safely: what it has confirmed, or else whom to ask. */
export function SecureWay({ referrals }: Pick<Practice, "referrals">) {
  return referrals?.secureChannel ?? "Ask when you call how to send records safely.";
}
