import { addDays, daysBetween } from "#practice/calendar-days.ts";
import type { Claim } from "./claim.ts";
import {
  all,
  also,
  answer,
  any,
  canPay,
  cover,
  drove,
  household,
  inNewYork,
  is,
  isOutside,
  position,
  type Verdict,
} from "./facts.ts";
import { deniedCover, leftByFederal, mvaicOpen, ownedBy, uninsuredVehicle, unknownVehicle } from "./mvaic.ts";

/** A case in which rules count, named in `concerns` of `deadline-rules.yaml` and `claim.yaml`. */
export type Case = (typeof caseIds)[number];

/** A driver fled, or the vehicle is unknown or uninsured: the police must know, and MVAIC asks for it. */
function fledOrUninsured(claim: Claim): Verdict {
  const covered = cover(claim);
  const isUninsured = covered === "unknown" || covered === "none" || deniedCover(claim);
  return any(is(claim, "fled", ["yes"], "noOneFled"), isUninsured || (covered && "noOneFled"));
}

/** A driver left, or has no insurance or too little: uninsured- or underinsured-motorist coverage can pay. */
const uninsuredMotorist = (claim: Claim): Verdict =>
  all(any(also(claim, "uninsured", "noOneFled") === true || "noOneFled", fledOrUninsured(claim)), ownPolicy(claim));

/** A policy that can have uninsured-motorist coverage: that of the vehicle the person was in, or one at home. */
function ownPolicy(claim: Claim): Verdict {
  const inside = position(claim) === "inside" && (cover(claim) === "insured" || cover(claim) === undefined);
  return inside ? (cover(claim) ? true : undefined) : household(claim);
}

const working = (claim: Claim): ReturnType<typeof answer<"working">> => answer(claim, "working");

function appWork(claim: Claim, isCourier: boolean): Verdict {
  const kind = working(claim);
  if (kind === undefined) return undefined;
  if (kind !== "trip" && kind !== "waiting") return kind === "no" ? "notWorking" : "otherWork";
  const place = position(claim);
  const onFoot = place === undefined ? undefined : place !== "inside";
  return onFoot === undefined ? undefined : onFoot === isCourier ? true : "otherWork";
}

/** A vehicle of a public body took part. A bus may be a private company’s. */
function publicVehicle(claim: Claim): Verdict {
  if (answer(claim, "body") === "private") return "notPublic";
  if (isOutside(claim)) return "outsideNewYork";
  const isPublic = cover(claim) === "public" || also(claim, "public", "notPublic") === true;
  if (isPublic) return true;
  if (claim.travel === "bus") return answer(claim, "body") ? true : undefined;
  return canPay(claim) === "noVehicle" ? "noVehicle" : also(claim, "public", "notPublic");
}

const ofBody = (claim: Claim, ...kinds: Claim["body"][]): Verdict => {
  const body = answer(claim, "body");
  return all(publicVehicle(claim), body === undefined ? undefined : kinds.includes(body) ? true : "otherBody");
};

/** The usual body is a city or an authority: unless another is named, its limit counts. */
const cityOrAuthority = (claim: Claim): Verdict =>
  answer(claim, "body") === undefined ? publicVehicle(claim) : ofBody(claim, "city", "authority");

/** The day by which written notice was in time; undefined without the day of the crash. */
const noticeDay = ({ notice, application }: Claim) => [notice, application].filter(Boolean).sort()[0];

/** @param noticeDays the limit for written notice */
function lateNotice(claim: Claim, noticeDays: number): Verdict {
  const given = noticeDay(claim);
  if (!given || !claim.crash) return "unsaid";
  return daysBetween(claim.crash, given) > noticeDays ? true : "noticeInTime";
}

function denialForLateNotice(claim: Claim, noticeDays: number): Verdict {
  if (!claim.denial && !claim.denialCame) return "unsaid";
  const said = answer(claim, "saysLate");
  if (said) return said === "yes" ? true : "notForLateness";
  return noticeDay(claim) && claim.crash && lateNotice(claim, noticeDays) !== true ? "noticeInTime" : undefined;
}

const death = (claim: Claim): Verdict => (claim.death ? true : also(claim, "death", "noneDied"));
const cannotWork = (claim: Claim): Verdict => (claim.pay ? true : also(claim, "cannotWork", "unsaid"));

/** No-Fault pays nothing, or not surely: health insurance, and an attorney. */
function leftOut(claim: Claim): Verdict {
  if (canPay(claim) !== true || ownedBy(claim, "mine") || ownedBy(claim, "spouse")) return true;
  if (answer(claim, "travel") === "motorcycle") return answer(claim, "cycle") ? true : undefined;
  return "unsaid";
}

/** Each case, and how it follows from the claim. `insurer` is the work of `addressees`. */
const verdicts = {
  police: fledOrUninsured,
  drove: (claim) => all(drove(claim), inNewYork(claim) ?? true),
  employee: (claim) => is(claim, "working", ["employee"], working(claim) === "no" ? "notWorking" : "otherWork"),
  appDriver: (claim) => appWork(claim, false),
  courier: (claim) => appWork(claim, true),
  volunteer: (claim) => is(claim, "working", ["volunteer"], working(claim) === "no" ? "notWorking" : "otherWork"),
  disabled: (claim) => all(cannotWork(claim), is(claim, "working", ["no"], "working")),
  unknownVehicle,
  uninsuredVehicle,
  coverageDenied: (claim) =>
    deniedCover(claim) ? all(mvaicOpen(claim), claim.noCover === "none" ? "unsaid" : true) : "unsaid",
  uninsuredMotorist,
  hitAndRun: (claim) =>
    all(cover(claim) === "unknown" ? true : is(claim, "fled", ["yes"], "noOneFled"), ownPolicy(claim)),
  publicBody: cityOrAuthority,
  stateVehicle: (claim) => ofBody(claim, "state"),
  federalVehicle: (claim) => ofBody(claim, "federal"),
  denial: (claim) => (claim.denial || claim.denialCame ? true : "unsaid"),
  denialOfYours: (claim) => (answer(claim, "denies") === "care" ? "careOnly" : true),
  denialForLateNotice,
  lateNotice,
  missed: (claim) => (claim.missed ? true : "unsaid"),
  child: (claim) => also(claim, "child", "unsaid"),
  death,
  deathBenefit: (claim) => all(canPay(claim), death(claim)),
  /** Whoever No-Fault may pay: the year for what is found later. */
  alive: (claim) => (death(claim) === true ? "died" : canPay(claim)),
  secondJob: (claim) => (canPay(claim) === true ? also(claim, "secondJob", "unsaid") : "unsaid"),
  maySue: (claim) => {
    if (death(claim) === true) return "died";
    if (canPay(claim) === "noVehicle") return "noVehicle";
    // No date for a child or another state.
    if (also(claim, "child", "unsaid") === true) return "unsaid";
    return isOutside(claim) ? "outsideNewYork" : true;
  },
  outsideNewYork: (claim) => (isOutside(claim) ? true : "unsaid"),
  healthInsurance: leftOut,
  attorney: (claim) =>
    any(
      position(claim) === "struck" && claim.cycle !== "unplated" ? "unsaid" : leftOut(claim),
      canPay(claim) === true ? "unsaid" : true,
      cover(claim) === "public" && leftByFederal(claim) === true ? true : "unsaid",
      death(claim) === true || "unsaid",
      inNewYork(claim) === "outsideNewYork" && household(claim) === "noPolicy" ? true : "unsaid",
      claim.travel === "other" ? true : "unsaid",
      claim.touched === "no" ? true : "unsaid",
    ),
} satisfies Record<string, (claim: Claim, noticeDays: number) => Verdict>;

/** The cases that only an addressee decides: there is an insurer to write to, or an insurer or a fund. */
export const caseIds = [...(Object.keys(verdicts) as (keyof typeof verdicts)[]), "insurer", "insurerOrFund"] as const;

/** Whether a case is this claim’s. */
export function verdictOf(one: keyof typeof verdicts, claim: Claim, noticeDays: number): Verdict {
  return (verdicts[one] as (claim: Claim, noticeDays: number) => Verdict)(claim, noticeDays);
}

/** The earliest day on which written notice was given, if it was, and its last day in time. */
export function noticeGiven(claim: Claim, noticeDays: number): { day: string; isLate: boolean } | undefined {
  const day = noticeDay(claim);
  return day === undefined
    ? undefined
    : { day, isLate: Boolean(claim.crash) && day > addDays(claim.crash as string, noticeDays) };
}
