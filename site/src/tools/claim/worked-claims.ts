/* eslint-disable max-lines -- One table; its rows are read one by one. */
import type { AddresseeId } from "./addressees.ts";
import type { NoteId } from "./advise.ts";
import type { Reason } from "./facts.ts";
import { addDays } from "#practice/calendar-days.ts";
import { alsoTrue, choiceKeys, choices, claimDays, type Claim } from "./claim.ts";

/** What is expected of one step. */
export type WorkedStep = {
  /** Where it stands; among what to do if not said. */
  in?: "steps" | "maybe" | "passed" | "done" | "others";
  /** The last day by law; none where the step has no day. */
  limit?: string;
  /** The day to act by, where it is not the limit. */
  act?: string;
  /** The next business day after a limit that is none. */
  may?: string;
  /** `ahead` if not said. */
  state?: "ahead" | "tomorrow" | "today" | "grace" | "passed";
};

/** A claim worked out by hand from the law, with what the tool has to say of it. */
export type WorkedClaim = {
  claim: Claim;
  today: string;
  /** The law, in plain words. */
  because: string;
  /** Whom to write to, in order; one that is not sure ends with `?`. Not said where the letters are out already. */
  to?: readonly (AddresseeId | `${AddresseeId}?`)[];
  /** The steps to take, in this order; the first is the first of all. Others may stand between them. */
  order?: readonly string[];
  steps?: Readonly<Record<string, WorkedStep>>;
  /** What may be neither among what to do nor among what only some have to do. */
  never?: readonly string[];
  notNeeded?: Readonly<Record<string, Reason>>;
  notes?: readonly NoteId[];
};

const fund = ["unknownVehicle", "uninsuredVehicle", "deniedCoverage"];
/** What each claim says that is of an ordinary crash: nobody fled, nobody worked, in New York City. */
const plain = { working: "no", fled: "no", place: "city", also: [] } as const satisfies Claim;

/** Twenty-four claims, some with variants, each with a turn of its own. */
export const workedClaims: Readonly<Record<string, WorkedClaim>> = {
  "1, the owner at the wheel: the policy was canceled a month before the crash": {
    because:
      "the owner of an uninsured vehicle gets nothing from No-Fault or MVAIC (Insurance Law §5202(b)), but a cancellation can be void: an attorney first, then a letter to the last insurer; the police had to know by Sunday",
    claim: { ...plain, crash: "2025-03-08", travel: "driving", vehicle: "none", owner: "mine", household: "no" },
    today: "2025-03-10",
    to: ["lastInsurer"],
    order: ["attorney", "healthInsurance", "noticeLimit", "policeReport"],
    steps: {
      policeReport: { limit: "2025-03-09", state: "passed" },
      noticeLimit: { limit: "2025-04-07" },
      crashReport: { limit: "2025-03-18" },
    },
    never: fund,
    notNeeded: { uninsuredVehicle: "ownVehicle", unknownVehicle: "ownVehicle" },
  },
  "1, the owner’s wife, who rode along": {
    because: "the owner’s spouse who rides in the uninsured vehicle is left out of MVAIC (§5202(b))",
    claim: { ...plain, crash: "2025-03-08", travel: "riding", vehicle: "none", owner: "spouse", household: "no" },
    today: "2025-03-10",
    to: [],
    order: ["attorney", "healthInsurance"],
    never: [...fund, "noticeLimit", "crashReport", "application"],
    notNeeded: { uninsuredVehicle: "spouseVehicle", noticeLimit: "noInsurer", crashReport: "notDriving" },
  },
  "1, a friend, who rode along": {
    because:
      "a friend of the owner is not left out: MVAIC, 180 days from the crash, as the vehicle is known (§5208(a)(1))",
    claim: { ...plain, crash: "2025-03-08", travel: "riding", vehicle: "none", owner: "other", household: "no" },
    today: "2025-03-10",
    to: ["mvaic"],
    steps: { uninsuredVehicle: { limit: "2025-09-04" }, policeReport: { limit: "2025-03-09", state: "passed" } },
    never: ["noticeLimit", "unknownVehicle", "deniedCoverage", "crashReport"],
    notNeeded: { noticeLimit: "noInsurer" },
  },
  "2: on foot, on leap day": {
    because:
      "the insurer of the vehicle that hit someone on foot pays; 30 days end on a Saturday, a year after February 29 ends on February 28, and three years on a Sunday",
    claim: { ...plain, crash: "2024-02-29", travel: "foot", hit: "known", touched: "yes", vehicle: "insured" },
    today: "2024-03-05",
    to: ["strikingVehicle"],
    order: ["noticeLimit", "application", "yearRule", "suit"],
    steps: {
      noticeLimit: { limit: "2024-03-30", act: "2024-03-29", may: "2024-04-01" },
      yearRule: { limit: "2025-02-28" },
      suit: { limit: "2027-02-28", act: "2027-02-26", may: "2027-03-01" },
    },
    never: [...fund, "crashReport", "policeReport", "umNotice"],
    notNeeded: { crashReport: "notDriving", uninsuredVehicle: "insured", policeReport: "noOneFled" },
  },
  "3: in one’s own insured car, hit by one that fled, on the day before Election Day": {
    because:
      "one’s own insurer pays whoever hit the car, so MVAIC does not; day 30 is Election Day, so the letter goes out today, before what is late already; the uninsured-motorist part of the policy wants a sworn statement",
    claim: {
      ...plain,
      ...{ crash: "2024-10-06", travel: "driving", vehicle: "insured", fled: "yes", police: "no", place: "state" },
      ...{ household: "yes", also: ["several"] },
    },
    today: "2024-11-04",
    to: ["ownVehicle"],
    order: ["noticeLimit", "policeReport", "umNotice", "crashReport"],
    steps: {
      noticeLimit: { limit: "2024-11-05", act: "2024-11-04", may: "2024-11-06", state: "today" },
      policeReport: { limit: "2024-10-07", state: "passed" },
      swornStatement: { limit: "2025-01-04", act: "2025-01-03", may: "2025-01-06" },
      crashReport: { limit: "2024-10-16", state: "passed" },
      umNotice: {},
    },
    never: fund,
    notNeeded: { unknownVehicle: "insured", uninsuredVehicle: "insured" },
  },
  "4: on a city bus, with a policy at home, on Lincoln’s Birthday": {
    because:
      "of a bus passenger the own or household policy pays first, else the bus (§5103(a)(1)): both the same day; the limit is a public holiday and is today",
    claim: {
      ...plain,
      ...{ crash: "2026-01-13", travel: "bus", role: "passenger", body: "authority", household: "yes" },
    },
    today: "2026-02-12",
    to: ["household", "bus"],
    order: ["noticeLimit", "publicNotice"],
    steps: {
      noticeLimit: { limit: "2026-02-12", may: "2026-02-13", state: "today" },
      publicNotice: { limit: "2026-04-13" },
    },
    never: [...fund, "crashReport", "stateClaim", "federalClaim"],
    notes: ["sameDay"],
  },
  "5: on a slow moped, on the Sunday after the limit": {
    because:
      "a class C moped needs no insurance, so its rider may count as someone on foot: the letter goes out, with the reason, as the limit was a Saturday and Monday may still count; health insurance meanwhile",
    claim: {
      ...plain,
      ...{ crash: "2028-01-13", travel: "motorcycle", cycle: "slow", hit: "known", touched: "yes", vehicle: "insured" },
    },
    today: "2028-02-13",
    to: ["strikingVehicle"],
    order: ["noticeLimit", "healthInsurance"],
    steps: { noticeLimit: { limit: "2028-02-12", may: "2028-02-14", state: "grace" } },
    never: fund,
    notes: ["unclear"],
  },
  "6: in a taxi, on Thanksgiving Day": {
    because:
      "the taxi’s own insurer pays its passengers, not their policy at home; day 30 is Christmas Day, a Saturday, which does not move: Friday is a business day",
    claim: {
      ...plain,
      ...{ crash: "2027-11-25", travel: "taxi", role: "passenger", vehicle: "insured", household: "yes" },
    },
    today: "2027-12-20",
    to: ["taxi"],
    order: ["noticeLimit"],
    steps: { noticeLimit: { limit: "2027-12-25", act: "2027-12-24", may: "2027-12-27" } },
    never: [...fund, "crashReport"],
    notNeeded: { crashReport: "notDriving" },
  },
  "7: on foot, hit by an unknown car, two days before the last day": {
    because:
      "without any insurer MVAIC pays; its sworn papers must be there within 90 days (§5208(a)(2)), which end on New Year’s Day, a Saturday: tomorrow is the last business day",
    claim: {
      ...plain,
      ...{ crash: "2027-10-03", travel: "foot", hit: "unknown", touched: "yes", fled: "yes", police: "same-day" },
      household: "no",
    },
    today: "2027-12-30",
    to: ["mvaic"],
    order: ["unknownVehicle", "application"],
    steps: {
      unknownVehicle: { limit: "2028-01-01", act: "2027-12-31", may: "2028-01-03", state: "tomorrow" },
      policeReport: { in: "done", limit: "2027-10-04", state: "passed" },
    },
    never: ["noticeLimit", "uninsuredVehicle", "deniedCoverage", "umNotice", "swornStatement", "crashReport"],
    notNeeded: { noticeLimit: "noInsurer", umNotice: "noPolicy" },
  },
  "8: in a friend’s car that was never insured, on the day after Labor Day": {
    because: "180 days ended on Labor Day: the business day after it may still count (General Construction Law §25-a)",
    claim: { ...plain, crash: "2027-03-10", travel: "riding", vehicle: "none", owner: "other", household: "no" },
    today: "2027-09-07",
    to: ["mvaic"],
    order: ["uninsuredVehicle", "application"],
    steps: { uninsuredVehicle: { limit: "2027-09-06", may: "2027-09-07", state: "grace" } },
    never: ["noticeLimit", "unknownVehicle", "deniedCoverage"],
  },
  "9: a volunteer firefighter on the way to a call": {
    because:
      "volunteers have laws of their own: notice within 90 days and a form within 2 years, not the employer’s notice and form C-3; No-Fault as ever",
    claim: {
      ...plain,
      ...{ crash: "2026-05-30", travel: "driving", vehicle: "insured", working: "volunteer", place: "state" },
    },
    today: "2026-06-01",
    to: ["ownVehicle"],
    order: ["noticeLimit", "volunteerNotice", "volunteerClaim"],
    steps: {
      noticeLimit: { limit: "2026-06-29" },
      volunteerNotice: { limit: "2026-08-28" },
      volunteerClaim: { limit: "2028-05-30" },
      crashReport: { limit: "2026-06-09" },
    },
    never: [...fund, "employerNotice", "boardClaim", "fundNotice", "courierNotice", "disability"],
    notNeeded: { employerNotice: "otherWork", boardClaim: "otherWork" },
  },
  "10: the app is on, no ride yet, outside the City": {
    because:
      "a logged-on app driver has the app company’s group policy, which pays first while it is disputed, the car’s own, and the Black Car Fund, which counts as compensation",
    claim: {
      ...plain,
      ...{ crash: "2025-07-15", travel: "driving", vehicle: "insured", working: "waiting", place: "state" },
      household: "yes",
    },
    today: "2025-07-20",
    to: ["appInsurer", "ownVehicle"],
    order: ["noticeLimit", "fundNotice", "crashReport", "boardClaim"],
    steps: {
      noticeLimit: { limit: "2025-08-14" },
      fundNotice: { limit: "2025-08-14" },
      boardClaim: { limit: "2027-07-15" },
      crashReport: { limit: "2025-07-25" },
    },
    never: [...fund, "employerNotice", "courierNotice", "volunteerNotice", "disability"],
    notes: ["sameDay"],
  },
  "11: an app courier on an e-bike, hit by a rented van": {
    because:
      "the rental company pays; declining the waiver at the counter is not “no insurance”; couriers of an app are mostly no employees, but ask; day 30 is a Sunday, and the Friday before a Saturday’s July 4 is a business day",
    claim: {
      ...plain,
      ...{ crash: "2026-06-05", travel: "bicycle", hit: "known", touched: "yes", vehicle: "rental", working: "trip" },
    },
    today: "2026-06-30",
    to: ["rental"],
    order: ["noticeLimit", "courierNotice"],
    steps: {
      noticeLimit: { limit: "2026-07-05", act: "2026-07-03", may: "2026-07-06" },
      courierNotice: { limit: "2026-07-05", act: "2026-07-03", may: "2026-07-06" },
    },
    never: [...fund, "crashReport", "fundNotice", "boardClaim", "employerNotice"],
    notNeeded: { uninsuredVehicle: "rental", fundNotice: "otherWork" },
  },
  "12: on foot, hit by a police car": {
    because:
      "for No-Fault the City pays for its vehicles, and MVAIC leaves them out; a lawsuit needs a second, sworn paper within 90 days, which end on Election Day",
    claim: { ...plain, crash: "2025-08-06", travel: "foot", hit: "public", touched: "yes", body: "city" },
    today: "2025-08-20",
    to: ["publicOwner"],
    order: ["noticeLimit", "publicNotice"],
    steps: {
      noticeLimit: { limit: "2025-09-05" },
      publicNotice: { limit: "2025-11-04", act: "2025-11-03", may: "2025-11-05" },
    },
    never: [...fund, "stateClaim", "federalClaim", "crashReport"],
    notNeeded: { unknownVehicle: "publicVehicle", uninsuredVehicle: "publicVehicle" },
    notes: ["policeCar"],
  },
  "13: on a bicycle, hit by a mail truck, with a spouse’s policy at home": {
    because:
      "whether the United States pays No-Fault is not sure, so the policy at home comes first; damages need form SF-95 within 2 years, and no notice of claim within 90 days",
    claim: {
      ...plain,
      ...{ crash: "2024-09-30", travel: "bicycle", hit: "public", touched: "yes", body: "federal", household: "yes" },
    },
    today: "2024-10-15",
    to: ["household", "federalAgency"],
    order: ["noticeLimit", "federalClaim"],
    steps: { noticeLimit: { limit: "2024-10-30" }, federalClaim: { limit: "2026-09-30" } },
    never: [...fund, "publicNotice", "stateClaim"],
    notNeeded: { publicNotice: "otherBody", stateClaim: "otherBody" },
    notes: ["sameDay"],
  },
  "14: in one’s own car, hit by a State truck, before two holidays": {
    because:
      "one’s own insurer pays; day 30 is Saturday, Friday is Lincoln’s Birthday and Monday Presidents’ Day; the Attorney General must receive the claim within 90 days",
    claim: {
      ...plain,
      ...{ crash: "2027-01-14", travel: "driving", vehicle: "insured", place: "state", body: "state" },
      also: ["several", "public"],
    },
    today: "2027-02-10",
    to: ["ownVehicle"],
    order: ["noticeLimit", "stateClaim"],
    steps: {
      noticeLimit: { limit: "2027-02-13", act: "2027-02-11", may: "2027-02-16", state: "tomorrow" },
      stateClaim: { limit: "2027-04-14" },
      crashReport: { limit: "2027-01-24", may: "2027-01-25", state: "passed" },
    },
    never: [...fund, "publicNotice", "federalClaim"],
    notes: ["several"],
  },
  "15: a New Yorker on an e-scooter in New Jersey": {
    because:
      "outside New York the policy at home is first (§5103(a)(2)), and the other car’s insurer hears of it, too; MVAIC and the New York crash report are for crashes in New York",
    claim: {
      ...plain,
      ...{ crash: "2026-04-18", travel: "bicycle", hit: "known", touched: "yes", vehicle: "insured", place: "us" },
      ...{ otherState: "yes", household: "yes" },
    },
    today: "2026-04-20",
    to: ["household", "strikingVehicle"],
    order: ["noticeLimit", "otherStateLaw"],
    steps: { noticeLimit: { limit: "2026-05-18" }, otherStateLaw: {} },
    never: [...fund, "crashReport", "suit"],
    notes: ["sameDay", "outOfState"],
  },
  "16: a passenger in a Connecticut car, not sure of a policy at home": {
    because:
      "a car of another state mostly must pay New York benefits here; a New York policy at home, if any, the same day",
    claim: {
      ...plain,
      ...{ crash: "2025-06-01", travel: "riding", vehicle: "insured", otherState: "yes", household: "unsure" },
    },
    today: "2025-06-10",
    to: ["vehicleYouWereIn", "household?"],
    order: ["noticeLimit"],
    steps: { noticeLimit: { limit: "2025-07-01" } },
    never: [...fund, "crashReport"],
    notes: ["outOfState"],
  },
  "16, then its insurer writes that there was no policy": {
    because: "without a policy the vehicle was never insured: MVAIC, 180 days from the crash, if there is none at home",
    claim: {
      ...plain,
      ...{ crash: "2025-06-01", travel: "riding", vehicle: "insured", otherState: "yes", household: "no" },
      ...{ coverage: "2025-07-21", noCover: "none", notice: "2025-06-10" },
    },
    today: "2025-07-28",
    to: ["mvaic", "lastInsurer"],
    order: ["uninsuredVehicle"],
    steps: { uninsuredVehicle: { limit: "2025-11-28" } },
    never: ["unknownVehicle", "deniedCoverage", "noticeLimit"],
    notes: ["outOfState", "letterGivesNothing"],
  },
  "17: on foot on Halloween, hit by an insured car and by one that fled, no policy at home": {
    because:
      "of two vehicles any insured one pays No-Fault; for the fled one MVAIC can be asked; the police must know within 24 hours, so today",
    claim: {
      ...plain,
      ...{ crash: "2026-10-31", travel: "foot", hit: "known", touched: "yes", vehicle: "insured", fled: "yes" },
      ...{ household: "no", also: ["several"] },
    },
    today: "2026-11-01",
    to: ["strikingVehicle", "mvaic"],
    order: ["policeReport", "noticeLimit", "unknownVehicle"],
    steps: {
      policeReport: { limit: "2026-11-01", state: "today" },
      noticeLimit: { limit: "2026-11-30" },
      unknownVehicle: { limit: "2027-01-29" },
    },
    never: ["uninsuredVehicle", "deniedCoverage", "crashReport", "umNotice", "swornStatement"],
    notes: ["several"],
  },
  "18: a denial that does not accept the reason for late notice": {
    because:
      "special arbitration is due 30 days after the denial was mailed (11 NYCRR 65-4.5), a Saturday before Labor Day; interest runs 30 days from the day it came; the reasons are sent, and no new letter helps",
    claim: {
      ...plain,
      ...{ crash: "2024-05-01", travel: "riding", vehicle: "insured", notice: "2024-06-20", saysLate: "yes" },
      ...{ denial: "2024-08-01", denialCame: "2024-08-05", denies: "all", done: { lateReason: "2024-07-15" } },
    },
    today: "2024-08-12",
    order: ["lateArbitration", "interestAction"],
    steps: {
      lateArbitration: { limit: "2024-08-31", act: "2024-08-30", may: "2024-09-03" },
      interestAction: { limit: "2024-09-04" },
      noticeLimit: { in: "done", limit: "2024-05-31", state: "passed" },
    },
    never: ["noticeLimit", "lateReason"],
  },
  "19: a denial after an exam, notice in time": {
    because:
      "special arbitration is only for late notice; 30 days from the day the denial came keep interest running on lost pay; the report behind it is to be had in writing (65-3.8(b)(4))",
    claim: {
      ...plain,
      ...{ crash: "2025-05-05", travel: "driving", vehicle: "insured", notice: "2025-05-20" },
      ...{ denial: "2025-10-10", denialCame: "2025-10-15", denies: "all" },
    },
    today: "2025-10-20",
    order: ["interestAction", "denialReport"],
    steps: { interestAction: { limit: "2025-11-14" }, denialReport: {}, denialCopy: {} },
    never: ["lateArbitration", "noticeLimit", "lateReason"],
    notNeeded: { lateArbitration: "noticeInTime" },
  },
  "20a: on foot; a letter months later says that the policy was canceled before the crash": {
    because:
      "canceled before the crash is never insured: 180 days from the crash, five days from today, sworn and to arrive; the letter gives no new time; the last insurer, too, as a cancellation can be void",
    claim: {
      ...plain,
      ...{ crash: "2025-08-15", travel: "foot", hit: "known", touched: "yes", vehicle: "insured", place: "state" },
      ...{ household: "no", coverage: "2026-02-02", noCover: "none" },
    },
    today: "2026-02-06",
    to: ["mvaic", "lastInsurer"],
    order: ["uninsuredVehicle"],
    steps: {
      uninsuredVehicle: { limit: "2026-02-11" },
      policeReport: { limit: "2025-08-16", state: "passed" },
    },
    never: ["deniedCoverage", "unknownVehicle"],
    notes: ["letterGivesNothing"],
  },
  "20b: the same letter says that its insured did not cooperate": {
    because:
      "a policy existed and its insurer denies for an act of its driver: a new period runs from its letter, whose number is not sure, so no day later than 90 days from the letter’s date is shown, not even the Monday after",
    claim: {
      ...plain,
      ...{ crash: "2025-08-15", travel: "foot", hit: "known", touched: "yes", vehicle: "insured", place: "state" },
      ...{ household: "no", coverage: "2026-02-02", noCover: "act" },
    },
    today: "2026-02-06",
    to: ["mvaic"],
    order: ["deniedCoverage"],
    steps: { deniedCoverage: { limit: "2026-05-03", act: "2026-05-01" } },
    never: ["uninsuredVehicle", "unknownVehicle", "noticeLimit"],
  },
  "21: killed on foot by a City garbage truck": {
    because:
      "an attorney today, as someone has to be appointed; a relative can give notice, 30 days, which Columbus Day does not move; the claim for pain before death keeps 90 days from the crash; the suit is 2 years from the death",
    claim: {
      ...plain,
      ...{ crash: "2026-09-13", travel: "foot", hit: "public", touched: "yes", body: "city", death: "2026-09-20" },
      also: ["death"],
    },
    today: "2026-10-01",
    to: ["publicOwner"],
    order: ["attorney", "noticeLimit", "publicNotice", "deathSuit"],
    steps: {
      noticeLimit: { limit: "2026-10-13" },
      publicNotice: { limit: "2026-12-12", act: "2026-12-11", may: "2026-12-14" },
      deathSuit: { limit: "2028-09-20" },
      deathBenefit: {},
    },
    never: [...fund, "yearRule", "suit"],
    notNeeded: { yearRule: "died", suit: "died" },
  },
  "22: off duty, two jobs, and out of work since Monday": {
    because:
      "hurt outside work: disability benefits within 30 days of the first day without work; pay from both jobs counts, claimed within 90 days of its loss; the crash report is due tomorrow",
    claim: {
      ...plain,
      ...{ crash: "2027-04-24", travel: "driving", vehicle: "insured", pay: "2027-04-26" },
      also: ["cannotWork", "secondJob"],
    },
    today: "2027-05-03",
    to: ["ownVehicle"],
    order: ["noticeLimit", "disability"],
    steps: {
      disability: { limit: "2027-05-26" },
      noticeLimit: { limit: "2027-05-24" },
      crashReport: { limit: "2027-05-04", state: "tomorrow" },
      wageClaim: { limit: "2027-07-25", act: "2027-07-23", may: "2027-07-26" },
      secondJob: {},
    },
    never: [...fund, "employerNotice", "boardClaim"],
    notNeeded: { employerNotice: "notWorking", boardClaim: "notWorking" },
  },
  "23: an exam missed on Monday, a new one next week, and a request for papers": {
    because:
      "write today with the true reason, and go to the second exam: two missed break a condition of the policy; 120 days run from the date of the first request, and the insurer has to ask again by day 40",
    claim: {
      ...plain,
      ...{ crash: "2025-09-02", travel: "driving", vehicle: "insured", notice: "2025-09-10" },
      ...{ missed: "2025-12-08", exam: "2025-12-19", request: "2025-11-10" },
    },
    today: "2025-12-10",
    order: ["missedExam", "exam", "requestReply"],
    steps: {
      missedExam: {},
      exam: { limit: "2025-12-19" },
      requestReply: { limit: "2026-03-10" },
      followUp: { in: "others", limit: "2025-12-20" },
    },
    never: ["noticeLimit", "lateReason"],
  },
  "24: three days before three years are over": {
    because: "of an old claim, the time to sue still runs: 3 years (CPLR 214(5)), so call an attorney today",
    claim: { ...plain, crash: "2024-06-11", travel: "driving", vehicle: "insured", notice: "2024-06-20" },
    today: "2027-06-08",
    order: ["suit"],
    steps: {
      suit: { limit: "2027-06-11" },
      yearRule: { in: "passed", limit: "2025-06-11", state: "passed" },
      crashReport: { in: "passed", limit: "2024-06-21", state: "passed" },
    },
    never: [...fund, "noticeLimit", "crashReport", "yearRule"],
  },
  "24, of a child": {
    because:
      "for a child the time to sue a driver ends 3 years after the 18th birthday (CPLR 208(a)); no date is shown",
    claim: {
      ...plain,
      ...{ crash: "2024-06-11", travel: "riding", vehicle: "insured", application: "2024-06-20", also: ["child"] },
    },
    today: "2027-06-08",
    order: ["child"],
    steps: { child: {} },
    never: ["suit", ...fund],
  },
};

/** One claim or more for each kind of error that earlier tools made. */
export const pastErrors: Readonly<Record<string, WorkedClaim>> = {
  "a limit on a Saturday, looked at on Sunday": {
    because: "the remark stays: sent by Monday it may still count",
    claim: { ...plain, crash: "2026-10-22", travel: "riding", vehicle: "insured" },
    today: "2026-11-22",
    order: ["noticeLimit"],
    steps: { noticeLimit: { limit: "2026-11-21", may: "2026-11-23", state: "grace" } },
  },
  "a letter sent on the Monday after a limit on a Sunday": {
    because: "what is done keeps the remark, too; the reason is sent all the same",
    claim: { ...plain, crash: "2026-09-11", travel: "riding", vehicle: "insured", notice: "2026-10-13" },
    today: "2026-10-20",
    steps: {
      noticeLimit: { in: "done", limit: "2026-10-11", may: "2026-10-13", state: "passed" },
      lateReason: {},
    },
    never: ["noticeLimit"],
  },
  "special arbitration whose limit was yesterday, a Sunday": {
    because: "on Monday it may still count, so it is not over yet",
    claim: {
      ...plain,
      ...{ crash: "2026-06-01", travel: "riding", vehicle: "insured", notice: "2026-07-20", saysLate: "yes" },
      ...{ denial: "2026-10-23", denialCame: "2026-10-26" },
    },
    today: "2026-11-23",
    order: ["lateArbitration", "interestAction"],
    steps: { lateArbitration: { limit: "2026-11-22", may: "2026-11-23", state: "grace" } },
    never: ["noticeLimit"],
  },
  "form C-3 on the Tuesday after two years ended on Labor Day weekend": {
    because: "2 years ended on a Saturday, and Monday was Labor Day: Tuesday may still count",
    claim: { ...plain, crash: "2024-09-05", travel: "riding", vehicle: "insured", working: "employee" },
    today: "2026-09-08",
    steps: { boardClaim: { limit: "2026-09-05", may: "2026-09-08", state: "grace" } },
  },
  "outside New York, on foot, hit by a car that fled, no policy at home": {
    because: "MVAIC and the New York crash report are for crashes in New York: an attorney there can tell what pays",
    claim: {
      ...plain,
      ...{ crash: "2026-09-12", travel: "foot", hit: "unknown", touched: "yes", fled: "yes", place: "us" },
      household: "no",
    },
    today: "2026-09-25",
    to: [],
    order: ["attorney", "otherStateLaw"],
    never: [...fund, "crashReport", "noticeLimit", "application", "suit"],
    notNeeded: { unknownVehicle: "outsideNewYork" },
  },
  "driving one’s own car in New Jersey, hit by one that fled": {
    because: "one’s own insurer and its uninsured-motorist part as ever, but no report to New York’s DMV, and no MVAIC",
    claim: {
      ...plain,
      ...{ crash: "2026-11-02", travel: "driving", vehicle: "insured", fled: "yes", place: "us", household: "no" },
    },
    today: "2026-11-02",
    to: ["ownVehicle"],
    order: ["policeReport", "noticeLimit", "umNotice", "otherStateLaw"],
    never: [...fund, "crashReport", "suit"],
    notNeeded: { crashReport: "outsideNewYork" },
  },
  "a fall from a bicycle, no motor vehicle": {
    because: "No-Fault and MVAIC need a motor vehicle: none of their dates is shown",
    claim: { ...plain, crash: "2026-11-02", travel: "bicycle", hit: "none", household: "yes" },
    today: "2026-11-03",
    to: [],
    order: ["attorney", "healthInsurance"],
    never: [...fund, "noticeLimit", "application", "crashReport", "wageClaim", "yearRule", "suit", "publicNotice"],
    notNeeded: { noticeLimit: "noVehicle", unknownVehicle: "noVehicle" },
  },
  "a volunteer ambulance worker": {
    because: "volunteers give notice within 90 days; No-Fault as ever",
    claim: {
      ...plain,
      ...{ crash: "2026-07-11", travel: "riding", vehicle: "insured", working: "volunteer", place: "state" },
    },
    today: "2026-07-12",
    order: ["noticeLimit", "volunteerNotice"],
    steps: { volunteerNotice: { limit: "2026-10-09" }, noticeLimit: { limit: "2026-08-10" } },
    never: ["employerNotice", "boardClaim"],
  },
  "three years ago today, a Sunday": {
    because: "the time to sue may end today, or on Monday",
    claim: { ...plain, crash: "2023-11-22", travel: "driving", vehicle: "insured" },
    today: "2026-11-22",
    order: ["suit"],
    steps: { suit: { limit: "2026-11-22", may: "2026-11-23", state: "today" } },
    never: ["crashReport", "noticeLimit"],
  },
  "an old crash, and an insurer that denied coverage lately": {
    because: "the crash is old, but this period runs from the letter: file today, and call an attorney",
    claim: {
      ...plain,
      ...{ crash: "2023-12-04", travel: "foot", hit: "known", touched: "yes", vehicle: "insured" },
      ...{ household: "no", coverage: "2026-08-03", noCover: "act" },
    },
    today: "2026-11-09",
    steps: { deniedCoverage: { limit: "2026-11-01", state: "passed" } },
  },
  "an unknown car fled; tomorrow is the last day, and there is no insurer": {
    because: "first the sworn paper that must arrive by tomorrow; no letter where there is no insurer",
    claim: {
      ...plain,
      ...{ crash: "2026-08-25", travel: "foot", hit: "unknown", touched: "yes", fled: "yes", household: "no" },
    },
    today: "2026-11-22",
    to: ["mvaic"],
    order: ["unknownVehicle", "policeReport"],
    steps: { unknownVehicle: { limit: "2026-11-23", state: "tomorrow" } },
    never: ["noticeLimit"],
  },
  "a denial for another reason, notice in time": {
    because:
      "the day that keeps interest running is first, a Friday after Thanksgiving; no arbitration for late notice",
    claim: {
      ...plain,
      ...{ crash: "2026-07-20", travel: "driving", vehicle: "insured", notice: "2026-07-25" },
      ...{ denial: "2026-10-26", denialCame: "2026-10-29" },
    },
    today: "2026-11-22",
    order: ["interestAction"],
    steps: { interestAction: { limit: "2026-11-28", act: "2026-11-27", may: "2026-11-30" } },
    never: ["lateArbitration"],
  },
  "a denial of which only its own date is known": {
    because: "it cannot have come before its date: counted from there, interest is safe",
    claim: {
      ...plain,
      ...{ crash: "2026-07-20", travel: "driving", vehicle: "insured", notice: "2026-07-25", denial: "2026-10-26" },
    },
    today: "2026-11-22",
    order: ["interestAction"],
    steps: { interestAction: { limit: "2026-11-25" } },
    never: ["lateArbitration"],
  },
  "a denial for late notice of which only the day it came is known": {
    because: "special arbitration runs from the mailing, which was earlier: no date is better than one too late",
    claim: {
      ...plain,
      ...{ crash: "2026-07-20", travel: "driving", vehicle: "insured", notice: "2026-08-25", saysLate: "yes" },
      denialCame: "2026-10-29",
    },
    today: "2026-11-22",
    steps: { lateArbitration: {}, interestAction: { limit: "2026-11-28", act: "2026-11-27", may: "2026-11-30" } },
  },
  "on foot, no driver left, and nobody knows about the car’s insurance": {
    because: "it may have none, and then MVAIC asks for the police: what is not known rules out nothing",
    claim: { ...plain, crash: "2026-11-02", travel: "foot", hit: "known", vehicle: "unsure", household: "no" },
    today: "2026-11-02",
    to: ["strikingVehicle", "mvaic?"],
    order: ["noticeLimit"],
    steps: {
      policeReport: { in: "maybe", limit: "2026-11-03", state: "tomorrow" },
      uninsuredVehicle: { in: "maybe", limit: "2027-05-01", act: "2027-04-30", may: "2027-05-03" },
    },
  },
  "notice was late, but the denial does not say so": {
    because: "special arbitration is only for a denial that says so",
    claim: {
      ...plain,
      ...{ crash: "2026-07-20", travel: "driving", vehicle: "insured", notice: "2026-08-25", saysLate: "no" },
      ...{ denial: "2026-10-26", denialCame: "2026-10-29" },
    },
    today: "2026-11-22",
    never: ["lateArbitration"],
    notNeeded: { lateArbitration: "notForLateness" },
  },
  "a denial about bills for care alone": {
    because: "bills that were assigned are for whoever sent them to dispute",
    claim: {
      ...plain,
      ...{ crash: "2026-07-20", travel: "driving", vehicle: "insured", notice: "2026-07-25", denies: "care" },
      ...{ denial: "2026-10-26", denialCame: "2026-10-29" },
    },
    today: "2026-11-03",
    never: ["interestAction", "lateArbitration"],
    notNeeded: { interestAction: "careOnly" },
  },
  "in a rented car whose coverage was declined at the counter": {
    because: "the rental company pays its renters, too; MVAIC never",
    claim: { ...plain, crash: "2026-11-02", travel: "driving", vehicle: "rental", household: "no" },
    today: "2026-11-03",
    to: ["rental"],
    order: ["noticeLimit"],
    never: fund,
    notNeeded: { uninsuredVehicle: "rental" },
  },
  "on foot, hit by a fire engine": {
    because: "its city, town or district insures itself, and MVAIC leaves it out, also when there is no policy at home",
    claim: {
      ...plain,
      ...{ crash: "2026-11-02", travel: "foot", hit: "public", touched: "yes", body: "city", household: "no" },
    },
    today: "2026-11-03",
    to: ["publicOwner"],
    order: ["noticeLimit", "publicNotice"],
    never: fund,
  },
  "on foot, hit by a mail truck, no policy at home": {
    because:
      "the United States may pay no No-Fault: an attorney today, a letter to the agency, and MVAIC to be safe, as its law names police and fire vehicles only",
    claim: {
      ...plain,
      ...{ crash: "2026-11-02", travel: "foot", hit: "public", touched: "yes", body: "federal", household: "no" },
    },
    today: "2026-11-03",
    to: ["federalAgency", "mvaic"],
    order: ["attorney", "noticeLimit", "uninsuredVehicle"],
    steps: { uninsuredVehicle: { limit: "2027-05-01", act: "2027-04-30", may: "2027-05-03" } },
    never: ["unknownVehicle", "publicNotice"],
  },
  "first day without pay, and a request with its follow-up": {
    because: "each day that was entered becomes a date: disability 30 days, pay 90, the request 120",
    claim: {
      ...plain,
      ...{ crash: "2026-10-20", travel: "riding", vehicle: "insured", pay: "2026-10-26", notice: "2026-10-25" },
      ...{ request: "2026-11-02", also: ["cannotWork"] },
    },
    today: "2026-11-22",
    steps: {
      disability: { limit: "2026-11-25" },
      wageClaim: { limit: "2027-01-24", act: "2027-01-22", may: "2027-01-25" },
      requestReply: { limit: "2027-03-02" },
      followUp: { in: "others", limit: "2026-12-12" },
    },
  },
  "a letter that says the policy was canceled, after the 180 days": {
    because:
      "the letter opens no new period: the 180 days ended on the Sunday before Labor Day; file at once all the same",
    claim: {
      ...plain,
      ...{ crash: "2026-03-10", travel: "foot", hit: "known", touched: "yes", vehicle: "insured", household: "no" },
      ...{ coverage: "2026-11-05", noCover: "none" },
    },
    today: "2026-11-22",
    to: ["mvaic", "lastInsurer"],
    order: ["uninsuredVehicle"],
    steps: { uninsuredVehicle: { limit: "2026-09-06", may: "2026-09-08", state: "passed" } },
    never: ["deniedCoverage"],
    notes: ["letterGivesNothing"],
  },
  "a letter that denies coverage, and the person cannot tell why": {
    because: "of the two periods the earlier is shown as well: 180 days from the crash",
    claim: {
      ...plain,
      ...{ crash: "2026-06-01", travel: "foot", hit: "known", touched: "yes", vehicle: "insured", household: "no" },
      ...{ coverage: "2026-11-02", noCover: "unsure" },
    },
    today: "2026-11-10",
    order: ["uninsuredVehicle", "deniedCoverage"],
    steps: {
      uninsuredVehicle: { limit: "2026-11-28", act: "2026-11-27", may: "2026-11-30" },
      deniedCoverage: { limit: "2027-01-31", act: "2027-01-29" },
    },
  },
  "the insurer of one’s own car says that the policy had lapsed": {
    because: "the owner of an uninsured vehicle is left out of MVAIC, also if it turns out so later",
    claim: {
      ...plain,
      ...{ crash: "2026-06-01", travel: "driving", vehicle: "insured", owner: "mine", household: "no" },
      ...{ coverage: "2026-07-06", noCover: "none", notice: "2026-06-10" },
    },
    today: "2026-07-10",
    to: ["lastInsurer"],
    never: fund,
  },
  "a letter that denies coverage, with another policy at home": {
    because: "the next insurer in line hears of it the same day, with the wrong first insurer as the reason",
    claim: {
      ...plain,
      ...{ crash: "2026-09-01", travel: "riding", vehicle: "insured", owner: "other", household: "yes" },
      ...{ notice: "2026-09-10", coverage: "2026-11-02", noCover: "act" },
    },
    today: "2026-11-04",
    to: ["household", "mvaic"],
    steps: {
      noticeLimit: { limit: "2026-10-01", state: "passed" },
      deniedCoverage: { limit: "2027-01-31", act: "2027-01-29" },
      umNotice: {},
    },
    notes: ["lateHome"],
  },
  "an app driver with a rider, outside the City": {
    because: "the app’s group policy, the car’s own insurer, and the Black Car Fund: write to all",
    claim: {
      ...plain,
      ...{ crash: "2026-11-02", travel: "taxi", role: "driver", vehicle: "insured", working: "trip", place: "state" },
    },
    today: "2026-11-03",
    to: ["appInsurer", "ownVehicle"],
    order: ["noticeLimit", "fundNotice", "boardClaim"],
    steps: { fundNotice: { limit: "2026-12-02" } },
    never: ["employerNotice", "courierNotice"],
  },
  "an app driver in the City": {
    because: "in the City the car’s own policy pays, and the Fund is told all the same",
    claim: { ...plain, crash: "2026-11-02", travel: "driving", vehicle: "insured", working: "waiting" },
    today: "2026-11-03",
    to: ["ownVehicle"],
    order: ["noticeLimit", "fundNotice"],
  },
  "on a moped without a plate": {
    because: "likely a motorcycle, plate or not, but not settled: an attorney, and the letter to be safe (14.1, 14.2)",
    claim: {
      ...plain,
      ...{ crash: "2026-11-02", travel: "motorcycle", cycle: "unplated", hit: "known", touched: "yes" },
      ...{ vehicle: "insured", household: "no" },
    },
    today: "2026-11-03",
    to: ["strikingVehicle"],
    order: ["attorney", "noticeLimit"],
    steps: { noticeLimit: { limit: "2026-12-02" } },
    never: fund,
    notes: ["unclear"],
  },
  "killed on a motorcycle": {
    because: "there is no No-Fault death benefit for who was on a motorcycle",
    claim: {
      ...plain,
      ...{ crash: "2026-11-02", travel: "motorcycle", cycle: "motorcycle", hit: "known", touched: "yes" },
      ...{ vehicle: "insured", death: "2026-11-02", also: ["death"] },
    },
    today: "2026-11-03",
    order: ["attorney"],
    steps: { deathSuit: { limit: "2028-11-02" } },
    never: ["deathBenefit", "noticeLimit", "yearRule"],
  },
  "on foot, hit by two insured cars": {
    because: "any one insured vehicle pays: write to both, claim from one",
    claim: {
      ...plain,
      ...{ crash: "2026-11-02", travel: "foot", hit: "known", touched: "yes", vehicle: "insured", also: ["several"] },
    },
    today: "2026-11-03",
    to: ["strikingVehicle"],
    notes: ["several"],
  },
  "a car that did not touch the person fled": {
    because: "MVAIC usually wants contact: file all the same, and call an attorney",
    claim: {
      ...plain,
      ...{ crash: "2026-11-02", travel: "foot", hit: "unknown", touched: "no", fled: "yes", household: "no" },
    },
    today: "2026-11-02",
    to: ["mvaic"],
    order: ["policeReport", "attorney"],
    steps: {
      policeReport: { limit: "2026-11-03", state: "tomorrow" },
      unknownVehicle: { limit: "2027-01-31", act: "2027-01-29", may: "2027-02-01" },
    },
    notes: ["untouched"],
  },
  "on foot, hit by a car that left; most is not known, and day 90 is tomorrow": {
    because: "what is lost for good within days is done to be safe: not sure counts as the 90 days (5.1, 5.2)",
    claim: {
      ...{ crash: "2026-08-25", travel: "foot", hit: "unknown", touched: "unsure", police: "same-day" },
      ...{ working: "no", place: "unsure", household: "unsure", also: "unsure" },
    },
    today: "2026-11-22",
    to: ["household?", "mvaic?"],
    order: ["unknownVehicle"],
    steps: { unknownVehicle: { limit: "2026-11-23", state: "tomorrow" } },
    notes: ["toBeSafe"],
  },
  "nothing is known but the day, and day 90 is tomorrow": {
    because: "“I don’t know” to everything hides no limit that ends tomorrow",
    claim: {
      ...{ crash: "2026-08-25", travel: "unsure", hit: "unsure", vehicle: "unsure", working: "unsure" },
      ...{ fled: "unsure", police: "unsure", place: "unsure", household: "unsure", also: "unsure" },
    },
    today: "2026-11-22",
    order: ["unknownVehicle", "volunteerNotice", "publicNotice", "stateClaim", "noticeLimit"],
  },
  "a denial, and no word on the notice": {
    because: "who denies a claim has it: no new letter, but the dispute",
    claim: {
      ...plain,
      ...{ crash: "2026-07-20", travel: "riding", vehicle: "insured", denial: "2026-11-07", denialCame: "2026-11-11" },
      ...{ denies: "pay", saysLate: "no" },
    },
    today: "2026-11-22",
    order: ["interestAction"],
    steps: { interestAction: { limit: "2026-12-11" } },
    never: ["noticeLimit", "lateReason", "lateArbitration"],
  },
  "the choice about extra coverage": {
    because: "15 calendar days from the letter’s date",
    claim: { ...plain, crash: "2026-09-01", travel: "driving", vehicle: "insured", obel: "2026-11-03" },
    today: "2026-11-10",
    steps: { obelChoice: { limit: "2026-11-18" } },
  },
};

const crash = "2026-11-02";
const letter = { limit: "2026-12-02" } as const;

/** Which act is first: twelve stories. */
export const stories: Readonly<Record<string, WorkedClaim>> = {
  "a. own insured car, and the other is known": {
    because: "one’s own insurer first, then the DMV within 10 days, the form, and pay",
    claim: { ...plain, crash, travel: "driving", vehicle: "insured", pay: "2026-11-03" },
    today: "2026-11-03",
    to: ["ownVehicle"],
    order: ["noticeLimit", "crashReport", "application", "wageClaim"],
    steps: { noticeLimit: letter, crashReport: { limit: "2026-11-12" } },
    never: fund,
  },
  "b. passenger in a friend’s insured car": {
    because: "the insurer of the car pays, not one’s own policy, and only a driver reports to the DMV",
    claim: { ...plain, crash, travel: "riding", vehicle: "insured", owner: "other", household: "yes" },
    today: "2026-11-03",
    to: ["vehicleYouWereIn"],
    order: ["noticeLimit", "application", "yearRule"],
    steps: { noticeLimit: letter },
    never: [...fund, "crashReport"],
  },
  "c. on foot, hit by a known insured car": {
    because: "the insurer of the car that hit someone on foot pays, whatever policy they have",
    claim: { ...plain, crash, travel: "foot", hit: "known", touched: "yes", vehicle: "insured", household: "yes" },
    today: "2026-11-03",
    to: ["strikingVehicle"],
    order: ["noticeLimit", "application"],
    steps: { noticeLimit: letter },
    never: [...fund, "crashReport"],
  },
  "d. an unknown car fled, and there is no policy at home": {
    because: "the police within 24 hours, then MVAIC within 90 days; there is no insurer to write to",
    claim: { ...plain, crash, travel: "foot", hit: "unknown", touched: "yes", fled: "yes", household: "no" },
    today: "2026-11-03",
    to: ["mvaic"],
    order: ["policeReport", "unknownVehicle", "application"],
    steps: {
      policeReport: { limit: "2026-11-03", state: "today" },
      unknownVehicle: { limit: "2027-01-31", act: "2027-01-29", may: "2027-02-01" },
    },
    never: ["noticeLimit", "uninsuredVehicle"],
  },
  "e. the same, with a policy at home": {
    because: "the policy at home pays, with its uninsured-motorist part; MVAIC to be safe, without waiting for a no",
    claim: { ...plain, crash, travel: "foot", hit: "unknown", touched: "yes", fled: "yes", household: "yes" },
    today: "2026-11-03",
    to: ["household", "mvaic"],
    order: ["policeReport", "noticeLimit", "umNotice", "unknownVehicle", "swornStatement"],
    steps: {
      noticeLimit: letter,
      umNotice: {},
      swornStatement: { limit: "2027-01-31", act: "2027-01-29", may: "2027-02-01" },
    },
    notes: ["lateHome"],
  },
  "f. in a friend’s uninsured car, no policy at home": {
    because: "the car is known, so MVAIC gives 180 days, not 90; MVAIC asks for a police report, too",
    claim: { ...plain, crash, travel: "riding", vehicle: "none", owner: "other", household: "no", police: "no" },
    today: "2026-11-06",
    to: ["mvaic"],
    order: ["uninsuredVehicle", "policeReport", "application"],
    steps: { uninsuredVehicle: { limit: "2027-05-01", act: "2027-04-30", may: "2027-05-03" } },
    never: ["unknownVehicle", "noticeLimit"],
  },
  "f. the same, with a policy at home": {
    because: "the policy at home pays first",
    claim: { ...plain, crash, travel: "riding", vehicle: "none", owner: "other", household: "yes", police: "no" },
    today: "2026-11-06",
    to: ["household", "mvaic"],
    order: ["noticeLimit", "umNotice", "uninsuredVehicle", "policeReport", "application"],
    steps: { noticeLimit: letter },
    never: ["unknownVehicle"],
  },
  "g. in one’s own uninsured car": {
    because:
      "its owner gets nothing from No-Fault or MVAIC: an attorney, and the health card; the last insurer to be safe",
    claim: { ...plain, crash, travel: "driving", vehicle: "none", owner: "mine", police: "same-day", household: "no" },
    today: "2026-11-03",
    to: ["lastInsurer"],
    order: ["attorney", "healthInsurance", "noticeLimit"],
    never: fund,
  },
  "h. an employee at work": {
    because: "compensation is first, but both are told the same day; form C-3 follows",
    claim: { ...plain, crash, travel: "driving", vehicle: "insured", working: "employee" },
    today: "2026-11-05",
    to: ["ownVehicle"],
    order: ["noticeLimit", "employerNotice", "crashReport", "boardClaim"],
    steps: { noticeLimit: letter, employerNotice: letter, boardClaim: { limit: "2028-11-02" } },
    never: [...fund, "disability", "fundNotice"],
  },
  "i. a city bus": {
    because: "the No-Fault letter first, then an attorney for the sworn notice of claim: two papers, and no MVAIC",
    claim: { ...plain, crash, travel: "bus", role: "passenger", body: "city", household: "no" },
    today: "2026-11-03",
    to: ["bus"],
    order: ["noticeLimit", "publicNotice"],
    steps: { noticeLimit: letter, publicNotice: { limit: "2027-01-31", act: "2027-01-29", may: "2027-02-01" } },
    never: fund,
  },
  "j. a denial for late notice, and the reasons were refused": {
    because: "special arbitration first, 30 days from the mailing, then the day for interest; no new letter",
    claim: {
      ...{ ...plain, crash: "2026-06-01", travel: "riding", vehicle: "insured", notice: "2026-07-20" },
      ...{ denial: "2026-11-02", denialCame: "2026-11-05", saysLate: "yes", done: { lateReason: "2026-08-01" } },
    },
    today: "2026-11-09",
    order: ["lateArbitration", "interestAction"],
    steps: {
      lateArbitration: letter,
      interestAction: { limit: "2026-12-05", act: "2026-12-04", may: "2026-12-07" },
    },
    never: ["noticeLimit", "lateReason"],
  },
  "k. day 31, insured": {
    because: "late notice is sent all the same, with the reason",
    claim: { ...plain, crash, travel: "riding", vehicle: "insured" },
    today: "2026-12-03",
    to: ["vehicleYouWereIn"],
    order: ["noticeLimit"],
    steps: { noticeLimit: { limit: "2026-12-02", state: "passed" } },
    never: fund,
  },
  "l. a death": {
    because: "an attorney today, then the family’s letter; nothing about seeing a doctor",
    claim: { ...plain, crash, travel: "riding", vehicle: "insured", death: "2026-11-03", also: ["death"] },
    today: "2026-11-05",
    to: ["vehicleYouWereIn"],
    order: ["attorney", "noticeLimit"],
    steps: { noticeLimit: letter, deathSuit: { limit: "2028-11-03" } },
    never: [...fund, "yearRule"],
  },
};

/**
 * Claims at random, the same for the same seed: of each key a third is missing, and some answers are `unsure`. All days
 * are within the four years after the crash.
 * @param steps the ids of the steps that can be done
 */
export function anyClaim(seed: number, steps: readonly string[]): Claim {
  const next = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const dayAfter = (days: number) => addDays("2024-02-20", Math.floor(next() * days));
  const crashDay = dayAfter(800);
  const claim: Record<string, unknown> = {};
  for (const key of choiceKeys) if (next() < 2 / 3) claim[key] = pick([...choices[key], "unsure"]);
  for (const day of claimDays.slice(1)) if (next() < 1 / 3) claim[day] = addDays(crashDay, Math.floor(next() * 1400));
  if (next() < 0.9) claim["crash"] = crashDay;
  if (next() < 0.7) claim["also"] = next() < 0.1 ? "unsure" : alsoTrue.filter(() => next() < 0.3);
  if (next() < 0.3) claim["done"] = { [pick(steps)]: addDays(crashDay, 20), [pick(steps)]: addDays(crashDay, 200) };
  return claim as Claim;
}

/** Numbers from 0 to 1 that look random (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
