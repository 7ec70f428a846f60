import { describe, expect, test } from "vitest";
import { facts, englishTool, whoPays } from "../../../tests/support/content.ts";
import { resultItems, addresseeFor, fragmentAnswers, resultsFor, pathThrough, type Answers } from "./who-pays.ts";

type Vector = {
  who: string;
  answers: Answers;
  /** The expected results, worked out by hand, in their order, and the one to which the letter of notice is sent. */
  leads: readonly string[];
  /** Text that the results must contain for this person. */
  says?: readonly (string | undefined)[];
  because: string;
};

/** Not at work, no driver fled, in New York. */
const plain = { working: "no", fled: "no", place: "yes" };
/** The same outside New York. */
const away = { ...plain, place: "no" };
const passenger = { ...plain, travel: "riding" };
const driver = { ...plain, travel: "driving" };
const onFoot = { ...plain, travel: "outside" };

const common: readonly Vector[] = [
  {
    who: "a passenger in a taxi, who has phoned the insurer",
    answers: { ...passenger, insured: "yes", state: "no" },
    leads: ["vehicle-insurer (letter)"],
    says: ["written notice", "phone call is not enough"],
    because:
      "an occupant claims from the insurer of the vehicle (65-3.12(a)(1)); the limit is for written notice (65-1.1(d))",
  },
  {
    who: "a person on foot, hit by a driver who fled, without a policy at home",
    answers: { ...onFoot, fled: "yes", struck: "unknown", household: "no" },
    leads: ["police", "accident-fund"],
    says: [facts["policeReport"], facts["unknownVehicle"]],
    because: "MVAIC takes the place of an unknown vehicle, after a report to the police (§5208(a)(2))",
  },
  {
    who: "a person on foot, hit by a driver who fled, with a relative’s policy at home",
    answers: { ...onFoot, fled: "yes", struck: "unknown", household: "yes" },
    leads: ["police", "household-policy (letter)"],
    because: "a policy of the household comes before MVAIC (65-3.12(a)(4))",
  },
  {
    who: "a bus passenger with a policy at home, also in a city bus",
    answers: { ...plain, travel: "bus", "bus-household": "yes" },
    leads: ["household-bus (letter)"],
    says: [facts["publicNotice"], "attorney"],
    because:
      "the policy of the household comes first (§5103(a)(1)); a claim against the city has a limit of its own (General Municipal Law §50-e)",
  },
  {
    who: "a bus passenger without a policy at home",
    answers: { ...plain, travel: "bus", "bus-household": "no" },
    leads: ["bus-insurer (letter)"],
    because: "without such a policy the insurer of the bus pays (§5103(a)(1))",
  },
  {
    who: "a person who drove for work: a van, for an app, or for an independent livery base",
    answers: { ...driver, working: "yes", insured: "yes", state: "no" },
    leads: ["workers-compensation", "vehicle-insurer (letter)"],
    says: ["Black Car Fund", "Independent Livery Driver Benefit Fund", "most severe"],
    because:
      "workers’ compensation comes first, and No-Fault gets notice to be safe; app drivers have a fund in place of an employer, livery drivers one that pays after the most severe injuries and after crimes alone (Workers’ Compensation Law §18-c)",
  },
  {
    who: "the rider of a motorcycle or a moped",
    answers: { ...plain, travel: "motorcycle" },
    leads: ["motorcycle"],
    says: ["moped"],
    because:
      "occupants of a motorcycle are left out (§5103(a)(1)), and a moped is a limited use motorcycle (Vehicle and Traffic Law §121-b)",
  },
  {
    who: "a passenger in an uninsured car of a friend, without a policy at home",
    answers: { ...passenger, insured: "no", owner: "no", household: "no" },
    leads: ["accident-fund"],
    says: [facts["policeReport"], facts["uninsuredVehicle"]],
    because: "an occupant does not claim from the other car, so MVAIC is left (§5208(a)(1))",
  },
  {
    who: "a New Yorker with a policy, hit on foot in New Jersey",
    answers: { ...away, "away-travel": "struck", "away-household": "yes" },
    leads: ["household-away (letter)"],
    because: "outside New York the own or household policy comes first (65-3.12(a)(3))",
  },
  {
    who: "a person without a policy, hit by a driver who fled outside New York",
    answers: { ...away, fled: "yes", "away-travel": "struck", "away-household": "no", "away-vehicle": "no" },
    leads: ["police", "attorney-away"],
    because: "MVAIC is for crashes in New York alone (§5208)",
  },
  {
    who: "a passenger of an app ride in Nassau",
    answers: { ...plain, travel: "ride" },
    leads: ["ride-insurer (letter)"],
    says: ["app company", "both"],
    because: "outside the city the app company’s group policy applies (Vehicle and Traffic Law §1693)",
  },
  {
    who: "the driver of a bus, or an aide in a school bus, with a policy at home",
    answers: { ...plain, working: "yes", travel: "bus-staff" },
    leads: ["workers-compensation", "bus-insurer (letter)"],
    because: "a bus’s operators and staff are no bus passengers (§5103(a)(1)), so the policy at home is not first",
  },
  {
    who: "the driver of an own uninsured car",
    answers: { ...driver, insured: "no", owner: "yes" },
    leads: ["uninsured-owner"],
    because: "MVAIC excludes the owner of the uninsured vehicle, and a household policy may, too",
  },
  {
    who: "a passenger in the uninsured car of a spouse",
    answers: { ...passenger, insured: "no", owner: "yes" },
    leads: ["uninsured-owner"],
    because: "MVAIC excludes the owner’s spouse in that car",
  },
  {
    who: "a New Yorker on foot, hit in Brooklyn by a car from New Jersey",
    answers: { ...onFoot, struck: "insured", state: "yes" },
    leads: ["striking-insurer (letter)", "other-state"],
    because: "most out-of-state policies pay New York benefits for a crash in New York (§5107)",
  },
  {
    who: "a person on foot, hit by a motorcycle, by two cars, or, on a bicycle, by the opened door of a taxi",
    answers: { ...onFoot, struck: "insured", state: "no" },
    leads: ["striking-insurer (letter)"],
    says: ["motorcycle", "any one of them", "TLC"],
    because:
      "a motorcycle’s policy pays for those outside of it (§5103(f)); any one of the insurers can be asked (65-3.12(a)(2)); getting out of a vehicle is a use of it (§5103(a)(1))",
  },
  {
    who: "a person whose insurer may turn the claim down months later",
    answers: { ...onFoot, struck: "uninsured", household: "unsure" },
    leads: ["household-policy (letter)", "accident-fund"],
    says: [facts["deniedCoverage"], "from its letter"],
    because: "a denial opens another 180 days to MVAIC (§5208(a)(3))",
  },
];

const rarer: readonly Vector[] = [
  {
    who: "a passenger in an insured car, hit by a driver who fled",
    answers: { ...passenger, fled: "yes", insured: "yes", state: "no" },
    leads: ["police", "vehicle-insurer (letter)"],
    because: "the own car’s insurer pays, no matter who fled; the police must be notified all the same",
  },
  {
    who: "a person in a wheelchair, hit by a car whose insurance is not known",
    answers: { ...onFoot, struck: "unsure", state: "no" },
    leads: ["striking-insurer (letter)", "if-uninsured"],
    says: [facts["uninsuredVehicle"]],
    because: "a known vehicle most often has an insurer; if not, 180 days to MVAIC run from the crash",
  },
  {
    who: "the rider of an e-scooter who fell in a pothole, or a person on foot, hit by an e-bike",
    answers: { ...onFoot, struck: "none" },
    leads: ["no-vehicle"],
    because: "No-Fault goes with motor vehicles, and a bicycle with electric assist is none that has to be insured",
  },
  {
    who: "a New Yorker who drove an own insured car in Connecticut",
    answers: { ...away, "away-travel": "driving", "away-household": "yes" },
    leads: ["household-away (letter)"],
    because: "the named insured claims from the own insurer outside New York (65-3.12(a)(3))",
  },
  {
    who: "a New Yorker without a policy, in the New York car of a friend in Pennsylvania",
    answers: { ...away, "away-travel": "riding", "away-household": "no", "away-vehicle": "yes" },
    leads: ["vehicle-away (letter)"],
    because: "a New York resident without a policy turns to that vehicle’s policy (§5103(a)(3))",
  },
  {
    who: "a passenger without a policy in an uninsured car in Florida",
    answers: { ...away, "away-travel": "riding", "away-household": "no", "away-vehicle": "no" },
    leads: ["attorney-away"],
    because: "there is no policy to ask, and MVAIC is for crashes in New York",
  },
  {
    who: "a visitor from Ohio, without a policy, hit in Manhattan by an uninsured car",
    answers: { ...onFoot, struck: "uninsured", household: "no" },
    leads: ["accident-fund"],
    says: ["there are exceptions", facts["uninsuredVehicle"]],
    because: "MVAIC is for residents, with exceptions for some other states: it has to be asked",
  },
  {
    who: "a driver from Ohio in an own Ohio car in Queens",
    answers: { ...driver, insured: "yes", state: "yes" },
    leads: ["vehicle-insurer (letter)", "other-state"],
    because: "the car’s policy counts as a New York policy while it is driven here (§5107)",
  },
  {
    who: "a passenger in an uninsured car of a cousin, with an own policy",
    answers: { ...passenger, insured: "no", owner: "no", household: "yes" },
    leads: ["household-policy (letter)"],
    because: "a named insured in another person’s uninsured car claims from the own insurer (65-3.12(a)(4))",
  },
  {
    who: "the driver of a borrowed car without insurance, and without a policy at home",
    answers: { ...driver, insured: "no", owner: "no", household: "no" },
    leads: ["accident-fund"],
    because: "MVAIC excludes the owner and the spouse of the owner, not another driver",
  },
  {
    who: "a person on foot after a driver fled, who is not sure of a policy at home",
    answers: { ...onFoot, fled: "yes", struck: "unknown", household: "unsure" },
    leads: ["police", "household-policy (letter)", "accident-fund"],
    says: [facts["unknownVehicle"]],
    because: "the policy comes first if there is one, and MVAIC’s 90 days run meanwhile",
  },
  {
    who: "a courier on a motorcycle, at work",
    answers: { ...plain, working: "yes", travel: "motorcycle" },
    leads: ["workers-compensation", "motorcycle"],
    because: "workers’ compensation does not ask what one rode",
  },
  {
    who: "a motorcyclist with a car policy at home, outside New York",
    answers: { ...away, "away-travel": "motorcycle" },
    leads: ["motorcycle"],
    because: "the car policy leaves out people on a motorcycle (§5103(a)(2))",
  },
  {
    who: "a passenger in a van who is not sure whether it was work",
    answers: { ...passenger, working: "unsure", insured: "yes", state: "no" },
    leads: ["workers-compensation-unsure", "vehicle-insurer (letter)"],
    because: "both may be first, so both get notice",
  },
  {
    who: "a New Yorker with a policy, in a tour bus in Pennsylvania",
    answers: { ...away, "away-travel": "riding", "away-household": "yes" },
    leads: ["household-away (letter)"],
    because: "outside New York the own policy is first, and in a bus, too",
  },
  {
    who: "a bus passenger who is not sure of a policy at home",
    answers: { ...plain, travel: "bus", "bus-household": "unsure" },
    leads: ["household-bus (letter)", "bus-insurer"],
    because: "the policy at home is first if there is one",
  },
  {
    who: "a person with a policy, hit on foot by an uninsured car whose driver stayed",
    answers: { ...onFoot, struck: "uninsured", household: "yes" },
    leads: ["household-policy (letter)"],
    because: "the household policy pays in place of the uninsured vehicle (65-3.12(a)(4))",
  },
  {
    who: "the rider of an all-terrain vehicle",
    answers: { ...plain, travel: "other" },
    leads: ["attorney-other"],
    because: "all-terrain vehicles have rules of their own (65-1.1(c))",
  },
  {
    who: "a person hit by a truck that never noticed it",
    answers: { ...onFoot, struck: "unknown", household: "no" },
    leads: ["police", "accident-fund"],
    because: "the report within 24 hours is asked for an unknown vehicle, not for a bad conscience (§5208(a)(2))",
  },
  {
    who: "a passenger of an app ride, hit by a driver who fled",
    answers: { ...plain, fled: "yes", travel: "ride" },
    leads: ["police", "ride-insurer (letter)"],
    because: "the ride’s insurer pays, no matter who fled",
  },
  {
    who: "a courier on an e-bike, at work, hit by a delivery truck",
    answers: { ...onFoot, working: "yes", struck: "insured", state: "no" },
    leads: ["workers-compensation", "striking-insurer (letter)"],
    says: ["Couriers"],
    because: "couriers for an app have often no employer, so the text names them",
  },
  {
    who: "a person hit on foot outside New York who is not sure of a policy at home",
    answers: { ...away, "away-travel": "struck", "away-household": "unsure", "away-vehicle": "yes" },
    leads: ["household-away (letter)", "vehicle-away"],
    because: "the household policy is first if there is one (65-3.12(a)(3))",
  },
  {
    who: "a person who rode along in a car from New Jersey, perhaps without insurance",
    answers: { ...passenger, insured: "unsure", state: "yes" },
    leads: ["vehicle-insurer (letter)", "if-uninsured", "other-state"],
    because: "the car’s insurer is asked first; what follows if it has none is said",
  },
  {
    who: "a person on foot outside New York, with no motor vehicle near",
    answers: { ...away, "away-travel": "none" },
    leads: ["no-vehicle"],
    because: "No-Fault goes with motor vehicles, anywhere",
  },
];

const far = whoPays.questions.length;

describe.each([
  { kind: "common", vectors: common },
  { kind: "rarer", vectors: rarer },
])("in $kind cases", ({ vectors }) => {
  test.each(vectors)("$who gets the results $leads: $because", ({ answers, leads, says = [] }) => {
    const { given, current } = pathThrough(whoPays, answers, far);
    expect(current).toBeUndefined();
    expect(given.map(({ question, option }) => [question.id, option.id])).toEqual(Object.entries(answers));
    const results = resultsFor(whoPays, given);
    const addressee = addresseeFor(results)?.id;
    expect(results.map(({ id }) => (id === addressee ? `${id} (letter)` : id))).toEqual(leads);
    const text = JSON.stringify(resultItems(results, englishTool("who-pays"), fragmentAnswers(whoPays, given)));
    for (const said of says) {
      expect(said).toBeTruthy();
      expect(text).toContain(said);
    }
  });
});
