import type { Advice } from "./advise.ts";
import type { Claim } from "./claim.ts";
import type { PlanPage } from "./ClaimPlan.tsx";
import type { Source } from "./questions.ts";
import type { ClaimActions, Shown } from "./use-claim.ts";

/** What every part of the plan works with. */
export type View = Source & { claim: Claim; advice: Advice; shown: Shown; actions: ClaimActions; page: PlanPage };
