import { documentsHref, onFootHref, redFlagsHref, routes, serviceHref } from "#routes.ts";

/** A part of the site that most people mean by some words, whatever its own text calls it. */
export type Place = { href: string; title: string; text: string };

/**
 * Visitors' words, which the pages do not use or use for other things too, and the part that helps. The dangerous ones
 * come first. A word counts from its beginning: `pedestrian` is in “pedestrians”.
 */
const places: readonly (Place & { words: RegExp })[] = [
  {
    words:
      /\b(vomit|thr[eo]w(n|ing|s)? up|puk(e|ing)|pass(ed|es|ing)? out|black(ed|ing)? ?out|faint|unconscious|knocked out|seizure|slurred|worst headache|emergency|ambulance|911)/,
    href: redFlagsHref,
    title: "Danger signs: call 911",
    text: "When to call 911 or go to the emergency room.",
  },
  {
    words: /\b(pedestrian|on foot|crosswalk|(hit|struck|run over|ran over) by|bike|bicycl|cyclist|scooter|courier)/,
    href: onFootHref,
    title: "On foot or on a bicycle: who pays",
    text: "No-Fault can cover people on foot, on a bicycle, and couriers.",
  },
  {
    words: /\b(uber|lyft|taxi|cab\b|rideshare|ride share|doordash|grubhub|deliver|bus\b|buses|passenger|who pays)/,
    href: routes.whoPays,
    title: "Who pays?",
    text: "A few questions lead to the insurer to write to: in a car, a taxi, an app car or a bus.",
  },
  {
    words:
      /\b(bus\b|buses|subway|trains?\b|parking|directions|wheelchair|elevator|interpreter|spanish|russian|chinese)/,
    href: routes.locations,
    title: "Both offices",
    text: "How to get there by bus, subway or car, and access and languages.",
  },
  {
    words: /\b(depos|euo\b|under oath|letter)/,
    href: `${routes.patients}#letters`,
    title: "Letters from the insurer",
    text: "What to do when a letter asks for an exam, or for an interview under oath (EUO).",
  },
  {
    words: /\b(lawyer|attorney|law firm|lawsuit)/,
    href: routes.attorneys,
    title: "For attorneys and clinics",
    text: "Evaluations, reports and referrals. We are doctors and give no legal advice.",
  },
  {
    words: /\b(pills?\b|painkiller|medication|tylenol|advil|ibuprofen|migraine)/,
    href: serviceHref("headache-neck-pain"),
    title: "Headache and neck pain",
    text: "How we examine headache, and why we ask how often you take pain pills.",
  },
  {
    words: /\b(deadline|too late|time limit|how long do)/,
    href: routes.deadlines,
    title: "Your No-Fault dates",
    text: "From the day of the crash: what to do, and by when.",
  },
  {
    words: /\b(price|afford|how much|copay|medicaid|medicare|wage|lost work)/,
    href: `${routes.insurance}#coverage`,
    title: "What No-Fault pays",
    text: "Medical care, lost pay and other costs, and up to what amount.",
  },
  {
    words: /\b(what (to|should i|do i) bring|paperwork)/,
    href: documentsHref,
    title: "What to bring",
    text: "The papers that help at your first visit.",
  },
];

/** The parts of the site that a search for these words most likely wants, the most urgent first. */
export function placesFor(words: string): Place[] {
  const plain = words.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, " ");
  return places.filter((place) => place.words.test(plain)).map(({ words: _, ...place }) => place);
}
