/** Answers that one tool passes to the next. Every part is optional; `accident` is a calendar day `YYYY-MM-DD`. */
export type FragmentAnswers = {
  accident?: string;
  /** At work when it happened, driving for work included. */
  working?: "yes" | "no";
  /** Driving a motor vehicle when it happened, since only drivers file the crash report (form MV-104). */
  drove?: "yes" | "no";
  /** The vehicle whose insurer would pay: the one that the person was in, or the one that hit the person on foot. */
  vehicle?: "insured" | "unknown" | "uninsured";
  /** A driver left the scene, whether or not some insurer is known: the police must be notified. */
  fled?: "yes" | "no";
  /** Hurt by a vehicle of a city or another public body. */
  public?: "yes" | "no";
  /** The kind of insurer that was found, as a letter is addressed to it. */
  insurer?: string;
};

const accepted: Readonly<Record<keyof FragmentAnswers, RegExp>> = {
  accident: /^\d{4}-\d\d-\d\d$/,
  working: /^(yes|no)$/,
  drove: /^(yes|no)$/,
  vehicle: /^(insured|unknown|uninsured)$/,
  fled: /^(yes|no)$/,
  public: /^(yes|no)$/,
  insurer: /^[\w-]{1,40}$/,
};

/** The answers in a URL's fragment, `#accident=2026-01-15&working=yes`; invalid answers are left out. */
export function answersInFragment(fragment: string): FragmentAnswers {
  const given = [...new URLSearchParams(fragment.replace(/^#/, ""))];
  return Object.fromEntries(given.filter(([name, value]) => isAnswer(name) && accepted[name].test(value)));
}

/** A link to a tool with answers in the fragment, which browsers send to no server. */
export function hrefWithAnswers(href: string, answers: FragmentAnswers): string {
  const given = Object.entries(answers).filter(([, value]) => value);
  return given.length === 0 ? href : `${href}#${new URLSearchParams(given)}`;
}

function isAnswer(name: string): name is keyof FragmentAnswers {
  return Object.hasOwn(accepted, name);
}
