import type { CarriedAnswers } from "./carried-answers.ts";
import { readablePhone, telHref } from "./phone.ts";
import { payerTitles, type PayerId } from "./payers.ts";

const named = [
  "noticeLimit",
  "employerNotice",
  "boardClaim",
  "policeReport",
  "unknownVehicle",
  "uninsuredVehicle",
  "accidentFund",
  "accidentFundPhone",
] as const;

/** The time limits that the texts name, as they read, and where MVAIC is. */
export type PayerFacts = Readonly<Record<(typeof named)[number], string>>;

/** Of all facts those that the texts name. */
export function payerFacts(facts: PayerFacts): PayerFacts {
  return Object.fromEntries(named.map((name) => [name, facts[name]])) as PayerFacts;
}

/** What is said of one payer: why it, where its name stands, what to send by when, and whom to call, if it is only one. */
export type PayerText = { why: string; find: string; send: string; phone?: string };

/**
 * The texts to each payer. None says whether it will pay: that is the insurer's decision.
 * @param vehicle what is known of the vehicle's insurer: what concerns another case is left out
 */
export function payerTexts(
  facts: PayerFacts,
  vehicle?: CarriedAnswers["vehicle"],
): Readonly<Record<PayerId, PayerText>> {
  const notice = `Send written notice within ${facts.noticeLimit} of the crash. A letter or the form NF-2, the No-Fault application, will do.`;
  const papers =
    "The insurance card has its name. The police report names it by a code. The accident report to the Department of Motor Vehicles (DMV) names it, too.";
  const police = `tell the police within ${facts.policeReport}, or as soon as you can`;
  const sendToFund = {
    unknown: `Driver unknown: ${police}, and MVAIC within ${facts.unknownVehicle}.`,
    uninsured: `Vehicle known but not insured: tell MVAIC within ${facts.uninsuredVehicle}.`,
  };
  return {
    "workers-compensation": {
      why: "It comes first for people who were hurt at work. Not sure? Ask your employer or the Workers’ Compensation Board.",
      find: "Ask your employer for the name of its insurer.",
      send: `Tell your employer in writing within ${facts.employerNotice}. File form C-3 with the Board within ${facts.boardClaim}. Give the No-Fault insurer notice within ${facts.noticeLimit} too, to be safe.`,
    },
    motorcycle: {
      why: "New York No-Fault leaves out people on a motorcycle, passengers included. An attorney can tell you what else may pay.",
      find: "Your health insurance card has the name and the number to call.",
      send: "Ask an attorney soon which notices to send, and by when. Keep your bills and reports.",
    },
    "vehicle-insurer": {
      why: "Drivers and passengers turn to the insurer of the vehicle they were in, whoever caused the crash.",
      find: papers,
      send: notice,
    },
    "ride-insurer": {
      why: "Passengers turn to the insurer of the car they were in, whoever caused the crash.",
      find: "The trip record in the app shows the plate of the car. The police report names the insurer by a code.",
      send: notice,
    },
    "bus-insurer": {
      why: "Bus passengers without a policy at home turn to the insurer of the bus. If the bus belongs to a city or a public agency, ask an attorney about other time limits.",
      find: "Ask the bus company. The police report names the insurer by a code.",
      send: notice,
    },
    "striking-insurer": {
      why: "People on foot or on a bicycle turn to the insurer of the vehicle that hit them, whoever caused the crash.",
      find: papers,
      send: notice,
    },
    "no-vehicle": {
      why: "No-Fault goes with motor vehicles. Whether it helps when none took part is not certain. Ask an attorney or your own insurers.",
      find: "Look at the cards of your health insurance and, if you have one, your car insurance.",
      send: `If an insurer may be the right one, send it written notice within ${facts.noticeLimit}, to be safe.`,
    },
    "household-policy": {
      why: "For a bus passenger this policy comes first. For others it comes when no other insurer is known. Ask its insurer whether it covers you.",
      find: "The insurance card of that policy has its name.",
      send: vehicle === "uninsured" ? notice : `${notice} If the driver is unknown, ${police}.`,
    },
    "accident-fund": {
      why: "The Motor Vehicle Accident Indemnification Corporation (MVAIC) may help when no car policy applies. It has conditions: ask whether you meet them.",
      find: `Its forms are at mvaic.com. It is at ${facts.accidentFund}.`,
      phone: facts.accidentFundPhone,
      send: `${vehicle === "unknown" || vehicle === "uninsured" ? sendToFund[vehicle] : `${sendToFund.unknown} ${sendToFund.uninsured}`} It asks for a sworn Notice of Intention and a household affidavit, both notarized.`,
    },
    "other-state": {
      why: "The rules of another state may apply, and they may lead to another insurer. Ask your own car insurer which one pays first.",
      find: "Your own insurance card has its name.",
      send: `Ask soon, for other states have other time limits. Send written notice within ${facts.noticeLimit}, to be safe.`,
    },
  };
}

/** What is said of these payers, as a list with the same points under each. */
export function payerItems(payers: readonly PayerId[], facts: PayerFacts, vehicle?: CarriedAnswers["vehicle"]) {
  const texts = payerTexts(facts, vehicle);
  return payers.map((id) => {
    const { why, find, send, phone } = texts[id];
    return {
      id,
      title: payerTitles[id],
      text: why,
      pairs: [
        { term: "Where to look", value: find },
        { term: "What to send", value: send },
        ...(phone ? [{ term: "Whom to call", value: readablePhone(phone), href: telHref(phone) }] : []),
      ],
    };
  });
}
