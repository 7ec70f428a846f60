import { describe, expect, test } from "vitest";
import { loadContent } from "#content/load.ts";
import { advise, type Step } from "./advise.ts";
import { claimRules } from "./claim-rules.ts";
import { pastErrors, stories, workedClaims, type WorkedClaim, type WorkedStep } from "./worked-claims.ts";

const content = loadContent();
const rules = claimRules(content.list("deadlineRules"), content.only("claim"));

describe.each([
  { claims: "a worked claim", cases: workedClaims },
  { claims: "a kind of claim that earlier tools got wrong", cases: pastErrors },
  { claims: "which act is first", cases: stories },
])("$claims", ({ cases }) => {
  test.each(Object.entries(cases).map(([name, worked]) => ({ name, because: worked.because, worked })))(
    "$name: $because",
    ({ worked }) => {
      expect(said(worked)).toEqual(expected(worked));
    },
  );
});

/** What the tool says, of all that a worked claim speaks of. */
function said({ claim, today, to, order, steps = {}, never = [], notNeeded = {}, notes }: WorkedClaim) {
  const advice = advise(claim, today, rules);
  const open = [...advice.steps, ...advice.maybe].map(({ id }) => id);
  const inOrder = advice.steps.map(({ id }) => id).filter((id, at) => at === 0 || order?.includes(id));
  return {
    to: to && advice.addressees.map(({ id, isSure }) => (isSure ? id : `${id}?`)),
    order: order && inOrder,
    steps: Object.entries(steps).map(([id, { in: where = "steps" }]) =>
      stepSaid(
        id,
        advice[where].find((one) => one.id === id),
      ),
    ),
    never: open.filter((id) => never.includes(id)),
    notNeeded: Object.keys(notNeeded).map((id) => [id, advice.notNeeded.find((one) => one.id === id)?.reason]),
    notes: notes && advice.notes,
  };
}

function expected({ to, order, steps = {}, notNeeded = {}, notes }: WorkedClaim) {
  return {
    ...{ to, order, never: [], notes },
    steps: Object.entries(steps).map(([id, step]) => stepExpected(id, step)),
    notNeeded: Object.entries(notNeeded),
  };
}

const stepSaid = (id: string, step: Step | undefined) =>
  step?.due ? [id, step.due.limit, step.due.act, step.due.may, step.due.state] : [id, step && "no day"];

const stepExpected = (id: string, { limit, act = limit, may, state = "ahead" }: WorkedStep) =>
  limit ? [id, limit, act, may, state] : [id, "no day"];
