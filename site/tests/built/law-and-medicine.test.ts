import { expect, test } from "vitest";
import { all, builtPages, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import { articles, comparison, conditions, deadlineRules, facts, practice, redFlags } from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";
import { articleHref, routes } from "#routes.ts";

const { basicLimit, boardClaim, careWithin, deathBenefit, earlyNotice, emgBest, emgOffice, employerNotice } = facts;
const {
  familyDeductible,
  firstVisit,
  interestAction,
  noticeLimit,
  obelChoice,
  policeReport,
  stateDepartment,
  wait,
  yearRule,
} = facts;

/** The main part of a page, or one element of it; its scripts hold every text of a tool. */
function said(place: string): string {
  const [route = "", id] = place.split("#");
  const part = one(pageAt(route).document, id ? `#${id}` : "main").cloneNode(true) as HTMLElement;
  for (const code of all(part, "script, style")) code.remove();
  return textOf(part);
}

/** Sentences that decide whether a reader keeps a right or goes to a hospital in time, each with the reason. */
const sentences: Readonly<Record<string, readonly (readonly [says: string, because: string])[]>> = {
  "/": [
    [`Most patients are seen within ${wait}`, "the promise of the specification"],
    [`The first visit takes ${firstVisit}`, "how long to take off work"],
    [`within ${noticeLimit} of the crash`, "the limit for written notice"],
    [`up to ${basicLimit}`, "the basic limit"],
    ["that total covers medical care, lost pay and other costs", "the limit is not for care alone"],
    [`for covered services, apart from a family deductible of ${familyDeductible}`, "“no deductible” is not true"],
    ["Most adults with a concussion feel better in a few weeks", "no other injury is known to do so"],
    ["or only a sudden stop, can bring headache", "no blow to the head is needed"],
    ["even weeks later, go to the emergency room now", "a slow bleed shows late"],
    ["once it has all the proof it asked for", "the insurer’s 30 days begin then"],
    ["we do not perform one on our own patients", "an examiner may not be the treating doctor"],
    [`Only at our ${emgOffice} office`, "nerves are not tested at both"],
  ],
  "/about": [
    ["A normal result is a finding too, so it goes into the report.", "one that leaves it out is not honest"],
    ["We do not promise a cure, a payment or the outcome of a case.", "no one can"],
    ["We do not perform an independent medical examination (IME) on our own patients.", "two roles"],
  ],
  "/accessibility": [
    ["WCAG 2.2, level AA", "a statement names its standard"],
    ["Nobody from outside", "it is our own judgment"],
    ["Firefox and WebKit now and then", "so are the browsers"],
    ["No people with disabilities", "it is so"],
    ["live map", "others’ parts are no part of the promise"],
  ],
  "/conditions": [["A symptom does not prove an injury.", "many read it so"]],
  "/conditions#red-flags": [["even weeks later, go to the emergency room", "a slow bleed shows late"]],
  "/conditions#dizziness-memory-thinking": [["Do not try them yourself", "a hurt neck may not be turned"]],
  "/conditions#neck-injury": [["one side of the neck", "a torn artery can cause a stroke"]],
  "/conditions#peripheral-nerve-injury": [["swollen", "pressure in a limb kills nerve and muscle"]],
  "/contact": [["EMG/NCS (nerve and muscle testing) is done only here.", "patients must not travel in vain"]],
  "/faq#questions": [
    ["grows, even weeks later, go to the emergency room now", "a slow bleed shows in weeks"],
    [`The legal limit of ${noticeLimit} is for written notice.`, "no law says when to see a doctor"],
  ],
  "/for-attorneys": [
    [
      "client’s name and date of birth by phone or a secure channel, not through the web form",
      "it is no place for them",
    ],
    ["treating, examining once, or reviewing records only", "which one to ask for"],
    ["We don’t pay for referrals or accept payment for them.", "Education Law §6530(18)"],
    ["The report gives medical findings.", "that is all that a doctor can give"],
    ["The court decides the legal threshold.", "no doctor does"],
    ["We do not perform an IME on our own patients.", "an examiner may not be the treating doctor"],
    ["An IME is not treatment, and no doctor-patient relationship is created.", "people mistake it"],
    [`due within ${noticeLimit} of the crash`, "a new client may come on day 25"],
  ],
  "/for-attorneys#send": [["OCA Official Form 960", "records are released with it"]],
  "/for-attorneys#clinics": [
    ["Please leave your patient’s name and medical details out of the web form.", "the form is no place for it"],
    [`EMG/NCS is done only at our ${emgOffice} office.`, "patients must not travel in vain"],
    ["with the patient’s signed authorization", "a report belongs to the patient first"],
  ],
  "/for-patients": [
    [`Written notice is due within ${noticeLimit}`, "the limit for written notice"],
    ["Send it anyway, with a dated note that explains why", "late notice can be excused"],
    [
      `a call within ${earlyNotice}. A call is not enough: the law’s limit, for written notice, is ${noticeLimit}`,
      "the hours are a wish of insurers, the days are the law",
    ],
    [`As your first written notice, it is due within ${noticeLimit} of the crash`, "after a letter it has no limit"],
    [
      "Are you pregnant? Tell us, and call your own doctor about the crash, too.",
      "a neurologist does not watch a pregnancy",
    ],
    ["Hit by two vehicles? Write to both insurers, and claim from one.", "either may say no"],
    ["Send the notice letter anyway, to be safe.", "no decision says how a slow moped counts"],
    ["never sign an empty form", "anything could be written on it later"],
    [`for covered services, apart from a family deductible of ${familyDeductible}`, "“no deductible” is not true"],
    ["ask your insurer or an attorney about your case", "doctors give no legal advice"],
    ["it cannot order payment", "a complaint is not a decision"],
    [`done only at our ${emgOffice} office`, "testing is not at both offices"],
    ["Your symptoms can be real even when every test is normal", "people fear a normal result"],
    ["Sample, not a real form.", "the denial is drawn"],
  ],
  "/glossary#obel": [
    ["11 NYCRR 65-1.2", "65-1.3 is the section on APIP"],
    [`Within ${obelChoice} of the date on its letter`, "no answer is an answer, too"],
  ],
  "/glossary#apip": [["11 NYCRR 65-1.3", "neither §5102(a)(5) nor form NF-13 is about it"]],
  "/glossary#mvaic": [["A fund set up by state law.", "the State Fund insures workers"]],
  "/glossary#nf-2": [
    [`it is due within ${noticeLimit} of the crash`, "it can be the first notice"],
    ["After a letter in time, it has no date of its own.", "the limit is for notice, and not for this form"],
    ["without proof, nothing is paid", "a reader must not leave it"],
  ],
  "/glossary#uninsured-motorist-coverage": [
    ["separate from No-Fault", "No-Fault notice alone does not open it"],
    ["as soon as you can give it", "the form names no number of days"],
  ],
  "/glossary#ime": [["Write to the insurer that day.", "a second missed exam can end the benefits"]],
  "/glossary#written-notice": [["A phone call alone does not count.", "the limit is for writing"]],
  "/glossary#euo": [["if you miss it, you can lose benefits", "going is a condition, as it is for an IME"]],
  "/glossary#assignment-of-benefits": [["Never sign an empty form.", "a blank form can be filled in later"]],
  "/glossary#lien": [["A doctor who took an assignment", "a lien obliges no one to this"]],
  "/glossary#department": [[stateDepartment ?? "?", "a complaint needs an address"]],
  "/insurance": [
    [`Plan to be seen and to notify the insurer within ${careWithin}`, "the law limits no care"],
    [`The legal limit of ${noticeLimit} is for written notice`, "that is what the law limits"],
    ["and the simplest written notice", "the NF-2 is one way among several"],
    ["once it has all the proof it asked for", "the insurer’s 30 days begin then"],
    ["A request stops the insurer’s clock until it is answered.", "30 days can take longer"],
    [`Up to ${basicLimit} per personThe basic amount. All three share it.`, "there is one limit, and not one for each"],
    [
      `Many insurers ask for a call within ${earlyNotice}. The law’s limit, for written notice, is ${noticeLimit} from the crash`,
      "a reader who knows only one of the two can lose benefits or worry for nothing",
    ],
    ["a call alone does not count", "most people call first and believe it is done"],
    [
      `If the other driver fled, report it to police within ${policeReport}, or as soon as you can.`,
      "it can be excused",
    ],
    [
      `apart from a family deductible of ${familyDeductible} that some policies have`,
      "“no deductible” is not always so",
    ],
    [`first found more than ${yearRule} after the crash`, "the law asks whether it could be told in time"],
    ["from the crash to written notice, such as the NF-2", "the law’s 30 days are for notice"],
    ["Did a letter give notice by then? Send the NF-2 soon after.", "then the form has no date of its own"],
    ["in writing, that you may make an uninsured-motorist claim", "late notice can lose it"],
    ["Ask an attorney before you settle or sign a release.", "that insurer has to agree first"],
    ["The notice letter does not replace form C-3", "two insurers have two papers"],
    ["Never sign an empty form.", "a blank bill is a sign of fraud"],
    ["(form NF-AOB)", "that is what the patient signs, and not the bill"],
    ["drunk or impaired by drugs, except for emergency hospital care", "Insurance Law §5103(b)(2)"],
    ["a car they knew was stolen, or in their own uninsured car", "they are left out, too"],
    [`If someone dies, ${deathBenefit} is paid on top of the amount.`, "it is no part of the limit"],
    ["for 1 year. Care continues as long as you need it and benefits remain.", "it does after three years"],
    ["Taxis and app cars licensed in New York City must carry more", "their limit is higher than the basic one"],
    [`Department of Financial Services (${stateDepartment})`, "a complaint needs an address"],
    ["for benefits that you did not assign, such as lost pay", "an assigned bill is the doctor’s to dispute"],
    ["MVAIC may help: a fund set up by state law, with conditions of its own", "it is no state fund"],
    ["After a crash outside New York, try your own or a household policy first.", "11 NYCRR 65-3.12(a)"],
    ["a moped or motor scooter that needs a plate usually counts as one", "many are hit on one"],
    ["Not sure something is covered? Ask us first.", "a patient can be billed then"],
    ["NF-3 for our care; hospitals use NF-4", "an office does not bill with NF-4"],
    ["You don’t have to wait until someone decides who was at fault.", "“immediate” would promise more"],
    ["patients insured by any New York No-Fault carrier", "No-Fault has no network"],
    ["Coverage depends on your policy and the insurer’s decision.", "no one can promise coverage"],
    ["Confirm any deadline with your insurer or an attorney.", "the page states deadlines"],
    ["Most letters have a deadline.", "each of them can cost benefits"],
  ],
  "/insurance#workers-compensation": [
    [employerNotice ?? "?", "an employer must know in time"],
    [boardClaim ?? "?", "so must the Board"],
  ],
  "/locations": [
    ["do not drive yourself", "a head injury can slow reactions"],
    ["If your policy is from New Jersey, its rules can apply", "not every policy is from New York"],
  ],
  "/services": [
    ["A normal test does not rule out a pinched nerve.", "many read it so"],
    ["Neck or back pain alone is not a reason for EMG.", "testing then helps no one"],
    ["does not by itself prove that the crash caused the injury", "a test shows what, not why"],
    ["testing all four limbs is not advised", "it is done by habit elsewhere"],
    ["nerve conduction alone is not enough", "a nerve root needs the needle test"],
    [`You don’t have to wait ${emgBest} for the exam.`, "the time of the test is not the time of the visit"],
    ["An IME is not treatment, and no doctor-patient relationship is created.", "it is an opinion"],
    ["This is not an emergency service.", "danger signs belong to 911"],
  ],
  "/services#emg-visit": [
    ["You take blood thinners", "the doctor who prescribed them decides"],
    ["You are pregnant, or may be.", "the staff decide how to test"],
  ],
  "/letters#nf-1": [
    [`It’s due within ${noticeLimit} of the crash if you haven’t given written notice yet.`, "65-3.3(d)"],
  ],
  "/letters#nf-2": [
    [
      "Then the NF-2 has no deadline of its own, but nothing is paid without it.",
      "opinion 08-06-01: no denial for its lateness",
    ],
    ["To be paid, you have to send it.", "a letter is no application"],
  ],
  "/letters#exam": [
    ["It isn’t treatment, and it isn’t us.", "an IME makes no doctor-patient relationship"],
    ["Say so in writing before the day, and keep a copy.", "silence has lost the objection"],
  ],
  "/letters#oath": [["You may bring an attorney", "a person who swears alone can harm the claim"]],
  "/letters#nf-10": [
    [`${interestAction} from the day it came, to keep interest running.`, "that is all that the day decides"],
    ["The right to dispute isn’t lost.", "only interest stops"],
    [`Does it say your notice was late? Then ask for special expedited arbitration`, "it is for no other denial"],
  ],
  "/letters#nf-13": [["you can’t change it later", "the choice is final"]],
  "/letters#coverage": [
    [
      "file no later than 90 days from the date on the letter; the exact number is not certain",
      "§5208(a)(3) was not read",
    ],
    ["The limit is 180 days from the crash, and the letter adds no time.", "it was never insured"],
    ["MVAIC, a fund set up by state law", "it is no state fund"],
    ["MVAIC’s forms are sworn, notarized, and must arrive.", "mailing them is not enough"],
  ],
  "/sample-report": [["is for the court", "legal tests are"]],
  "/tools/claim": [
    ["These are general New York dates and rules.", "cases differ"],
    ["Confirm any deadline with your insurer or an attorney.", "this is no advice"],
    ["Day 1is the day after the accident.", "the accident is day 0"],
    ["“Days”means calendar days", "most rows say no more than “30 days”"],
    ["Notice to the No-Fault insurer counts on the day you mail it.", "the state says so of it"],
    ["For other limits, count the day it arrives.", "the state says it of no other paper"],
    ["the day it gets your written notice", "a phone call starts nothing"],
    ["where MVAIC or a self-insured owner, such as a bus authority, has to pay", "uninsured means something else"],
    ["MVAIC, a fund set up by state law", "the State Fund is another one"],
    ["a letter counts as notice", "any writing counts"],
    ["to be paid you must also send the NF-2", "a letter is no application"],
    ["Please send me form NF-2, the application for No-Fault benefits.", "the letter is no application"],
  ],
  [articleHref("what-to-expect-no-fault-neurologist")]: [
    [
      `Many insurers ask for a call within ${earlyNotice}. The law’s limit, for written notice, is ${noticeLimit}`,
      "both",
    ],
    [
      "a request for information, an exam (IME), an interview under oath (EUO), a denial (NF-10), form NF-13, or a denial",
      "each of these letters can cost benefits",
    ],
    ["Send written notice to each insurer that may have to pay", "on day 25 there is no time to find out"],
  ],
  [articleHref("tbi-memory-loss-auto-accidents")]: [
    ["Symptoms of a concussion get better with time.", "what grows is something else"],
    ["grows, even weeks later, go to the emergency room now.", "a slow bleed shows after weeks"],
  ],
  [articleHref("emg-confirms-nerve-injury-after-accident")]: [
    ["do not stop them yourself", "a blood thinner stopped for a test can bring a stroke"],
    ["misses a good share of pinched nerves", "a normal test is often read as no injury"],
    ["does not by itself prove", "a test shows what, not why"],
    ["can help confirm", "it confirms nothing alone"],
  ],
  [articleHref("documenting-neurological-impairment-attorneys")]: [
    ["98 NY2d 345 (2002)", "courts looked at it before the law changed"],
    ["4 NY3d 566 (2005)", "at this one, too"],
    ["18 NY3d 208 (2011)", "and at this"],
    ["OCA Official Form No. 960", "records are released with it"],
    ["Older summaries of the serious-injury test may be out of date", "the law is for lawyers to read"],
  ],
};

ownTest.each(
  Object.entries(sentences).flatMap(([place, rows]) => rows.map(([says, because]) => ({ place, says, because }))),
)("$place says “$says”: $because", ({ place, says }) => {
  expect(said(place)).toContain(says);
});

/** What pages must not say, whatever their content. */
test.each<{ places: readonly string[]; not: RegExp; because: string }>([
  {
    places: [routes.glossary, routes.attorneys, routes.sampleReport, ...articles.map(({ id }) => articleHref(id))],
    not: /dismember|disfigure|fracture|loss of a fetus|permanent|significant limit|90.{0,20}180/i,
    because: "the list of serious injuries has changed, and which one applies is a legal question",
  },
  { places: [routes.attorneys], not: /180 days|serious injury/i, because: "so is the threshold" },
  {
    places: [routes.attorneys],
    not: /\b(best|top|leading|renowned|state-of-the-art|guarantee|win|winning|court-proven|#1|contingen)/i,
    because: "a practice promises no result and claims no rank",
  },
  { places: [routes.attorneys], not: /fees? (do|does) not depend/i, because: "fees are a matter for the phone" },
  { places: [routes.services], not: /\b(stop|skip|pause|hold)\b/i, because: "medicine is for who prescribed it" },
  {
    places: [routes.accessibility],
    not: /by eye|we check|checked|also get by phone|we help you/i,
    because: "no record says that a person looked, and the phone is the practice’s to confirm",
  },
  {
    places: [routes.locations],
    not: /free parking|parking lot|our (garage|lot)|easy parking/i,
    because: "no one is promised a place to park",
  },
  {
    places: [routes.claim],
    not: /\byou are (not )?covered\b|\bwill (not )?pay\b|\bguarantee|\bstate(’s)? (accident )?fund\b/i,
    because: "no one is told that they are covered, and MVAIC is not the State Fund",
  },
  {
    places: [routes.claim],
    not: /\b(all|every|each) (other )?(New York )?(time )?limits?\b/i,
    because: "no table of limits is complete",
  },
  {
    places: [routes.claim],
    not: /hospital stay|wrong insurer|did not know/i,
    because: "no reason for being late is suggested",
  },
  { places: ["/glossary#apip"], not: /5102|NF-13/, because: "these are about OBEL" },
  {
    places: ["causation", "impairment", "mmi", "neuropathy", "post-concussion-symptoms"].map((id) => `/glossary#${id}`),
    not: /likely|check/i,
    because: "a neurologist does not doubt what it is",
  },
])("$places do not say $not: $because", ({ places, not }) => {
  for (const place of places) expect(said(place), place).not.toMatch(not);
});

test.each([routes.tools, routes.glossary, routes.search, routes.faq])(
  "%s states no deadline of its own, so it does not say how old the rules are",
  (route) => {
    expect(said(route)).not.toContain(practice.unreviewed.law);
  },
);

ownTest("Manhattan names no station and no train: its street is not confirmed", () => {
  expect(said("/locations#manhattan")).not.toMatch(/\b(station|trains?|\d+ ?(st|nd|rd|th)\b)/i);
});

ownTest("no article says that EMG proves an injury: it can help confirm one", () => {
  const texts = articles.map(({ title, lead, text }) => `${title} ${lead} ${text}`).join(" ");
  expect(texts).not.toMatch(/EMG (confirms|proves|shows that)/i);
});

test("no text on conditions says that a symptom proves an injury", () => {
  const claims = said(routes.conditions).match(/[^.]*\b(proves?|proof|confirms?)\b[^.]*\./g) ?? [];
  expect(claims.filter((sentence) => !sentence.includes(" not "))).toEqual([]);
});

test("the hours in which insurers want a call are never without the days that the law gives", () => {
  const paragraphs = builtPages.flatMap(({ document }) => all(document, "main p").map(textOf));
  const naming = paragraphs.filter((text) => text.includes(`call within ${earlyNotice}`));
  expect(naming.length).toBeGreaterThan(0);
  expect(
    naming.filter((text) => !/written notice, is|legal limit/.test(text) || !text.includes(`${noticeLimit}`)),
  ).toEqual([]);
});

test("no person is made up: /about has no title, degree, board, school, hospital or year that is not in content/", () => {
  const invented =
    /\bDr\b|\bM\.?D\b|\bPh\.?D\b|board[- ]certified|fellow|university|hospital|award|years of|\b(19|20)\d\d\b/i;
  const confirmed = Object.values(practice.physician ?? {});
  expect(confirmed.reduce((text, value) => text.replace(value, ""), said(routes.about))).not.toMatch(invented);
});

test("the physician is named as the practice has confirmed, or not at all", () => {
  const { document } = pageAt(routes.about);
  const { licensePage, ...known } = practice.physician ?? {};
  const strips = all(document, "[data-physician]");
  expect(strips).toHaveLength(practice.physician ? 1 : 0);
  for (const strip of strips) {
    for (const value of Object.values(known)) expect(textOf(strip)).toContain(value);
    expect(all(strip, "a").map((link) => link.getAttribute("href"))).toEqual(licensePage ? [licensePage] : []);
  }
  expect(said(routes.about).includes("How to check")).toBe(practice.physician !== undefined);
});

test.each([routes.services, routes.conditions])("no advice of %s to go to the emergency room is folded", (route) => {
  for (const folded of all(pageAt(route).document, "main details"))
    expect(textOf(folded)).not.toMatch(/\b911\b|emergency room(?! and)/i);
});

test.each(conditions)("$title: its danger signs lead to all of them, where the number is", ({ id, urgent }) => {
  const { document } = pageAt(routes.conditions);
  expect(all(one(document, `#${id}`), 'a[href="#red-flags"]')).toHaveLength(urgent ? 1 : 0);
  expect(all(document, '#red-flags a[href="tel:911"]')).toHaveLength(1);
});

test("the most telling danger signs are open, and the fold counts the others", () => {
  for (const route of [routes.patients, routes.conditions]) {
    const flags = one(pageAt(route).document, "#red-flags");
    const folded = all(flags, "details li");
    expect(all(flags, "li").length - folded.length).toBe(redFlags.flatMap(({ shown = [] }) => shown).length);
    expect(textOf(one(flags, "summary"))).toMatch(new RegExp(`^${folded.length} more `));
  }
});

ownTest("every condition has danger signs", () => {
  expect(conditions.filter(({ urgent }) => !urgent).map(({ title }) => title)).toEqual([]);
});

ownTest("people with a head injury read the danger signs before anything else of the article", () => {
  const text = articles.find(({ id }) => id === "tbi-memory-loss-auto-accidents")?.text.trim();
  expect(text).toMatch(/^## Call 911 for these signs\n\n- /);
});

test("no danger sign says “you”: helpers read them on a card, injured people in a list", () => {
  const signs = all(one(pageAt(routes.prepare).document, "#family-card"), "li").map(textOf);
  expect(signs.length).toBeGreaterThan(5);
  expect(signs.filter((sign) => /\byour?\b/i.test(sign))).toEqual([]);
});

test("no rule counts days from a letter’s arrival where the law counts from its date", () => {
  const fromLetters = ["request", "denial", "obel", "coverage"];
  const counted = deadlineRules.filter(({ event }) => fromLetters.includes(event));
  expect([...new Set(counted.map(({ event }) => event))].toSorted()).toEqual(fromLetters.toSorted());
  expect(counted.filter(({ from, who }) => who === "you" && !/\bdate on\b/.test(from)).map(({ id }) => id)).toEqual([]);
});

test("the two evaluations are compared under heads for rows and columns", () => {
  const table = one(pageAt(routes.faq).document, "main table");
  expect(all(table, "thead th[scope=col]").map(textOf)).toEqual([
    "What differs",
    "Treating evaluation",
    "Independent medical examination (IME)",
  ]);
  const rows = all(table, "tbody tr").map((row) => [textOf(one(row, "th[scope=row]")), ...all(row, "td").map(textOf)]);
  expect(rows).toEqual(comparison.map(({ aspect, treating, ime }) => [aspect, treating, ime]));
});

test("the sample report is about no one: it says so first and last, and has no name, date or number", () => {
  const report = one(pageAt(routes.sampleReport).document, "#report article");
  const stamp = /^Sample\b.*?\bnot a real person\b/i.exec(textOf(report))?.[0] ?? "?";
  expect(
    all(report, "p")
      .map(textOf)
      .filter((text) => text.startsWith(stamp)),
  ).toHaveLength(2);
  expect(textOf(report)).not.toMatch(/\b(19|20)\d\d\b|\d\/\d\d?\/\d|\d{3}-\d{4}|\b(Dr|Mr|Ms|Mrs)\.|\bMD\b/);
});

test.each([
  { idea: /the findings are the same whoever asks/i, because: "the same findings whoever asks" },
  { idea: /first we listen\. then we check/i, because: "a careful exam" },
  { idea: /normal result is a finding too/i, because: "honest findings" },
  { idea: /plain words/i, because: "plain words" },
])("the mission has 80 to 120 words and mentions $because", ({ idea }) => {
  const mission = all(sectionNamed(pageAt(routes.about).document, "Our mission"), "p")
    .map(textOf)
    .join(" ");
  expect(mission).toMatch(idea);
  expect(mission.split(" ").length).toBeGreaterThanOrEqual(80);
  expect(mission.split(" ").length).toBeLessThanOrEqual(120);
});
