import type { ClaimRule } from "./advise.ts";
import type { ClaimContent } from "./claim-schema.ts";
import type { DeadlineRule } from "#tools/rule-schema.ts";

type Limit = Pick<DeadlineRule, "id" | "who" | "concerns" | "limit" | "unit" | "event">;
type Steps = Pick<ClaimContent, "steps">;

/**
 * The rules of a claim: the steps of `content/claim.yaml` with their time limits of `deadline-rules.yaml`, and the
 * limits of the insurer and the practice. Other limits are only in the table.
 */
export function claimRules(limits: readonly Limit[], { steps }: Steps): ClaimRule[] {
  const yours = steps.map(({ id, on, concerns, when, hard, how, stays, undated }): ClaimRule => {
    const limit = limits.find((one) => one.id === id);
    return {
      ...{ id, who: "you", when, hard, how, stays, undated, concerns: limit?.concerns ?? concerns, event: on },
      ...(limit && timed(limit)),
    };
  });
  const others = limits
    .filter(({ who }) => who !== "you")
    .map((limit): ClaimRule => ({ id: limit.id, who: limit.who, how: [], ...timed(limit) }));
  return [...yours, ...others];
}

const timed = ({ limit, unit, event }: Limit) => ({
  time: { limit, unit },
  ...(event !== "other" && { event }),
});
