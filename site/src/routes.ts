/** Every page that can be linked to, by name. A page's URL is only here and in its file name. */
export const routes = {
  home: "/",
  patients: "/for-patients",
  attorneys: "/for-attorneys",
  sampleReport: "/sample-report",
  services: "/services",
  conditions: "/conditions",
  insurance: "/insurance",
  locations: "/locations",
  blog: "/blog",
  contact: "/contact",
  about: "/about",
  faq: "/faq",
  tools: "/tools",
  claim: "/tools/claim",
  letters: "/letters",
  prepare: "/tools/prepare",
  referral: "/tools/referral",
  glossary: "/glossary",
  search: "/search",
  privacy: "/privacy",
  accessibility: "/accessibility",
} as const;

/** The three tools that the claim page replaces, in each language that had them. Their links keep their answers. */
const formerTools = Object.fromEntries(
  ["", "/es", "/ru", "/zh-hans"].flatMap((language) =>
    ["deadlines", "who-pays", "notice-letter"].map((tool) => [
      `${language}/tools/${tool}`,
      `${language}${routes.claim}`,
    ]),
  ),
);

/**
 * Permanent redirects of paths that people and programs try although they have no page. All paths of the earlier site
 * are still pages. The rules of static hosts are generated from this list (`npm run make-deploy`).
 */
export const redirects = {
  "/home": routes.home,
  "/feed": "/rss.xml",
  "/sitemap.xml": "/sitemap-index.xml",
  ...formerTools,
} as const;

type Route = (typeof routes)[keyof typeof routes];

/** A link inside the site, with its text. */
type MenuItem = { href: Route; label: string };

/** The eight links of the header, in order. */
export const mainMenu: readonly MenuItem[] = [
  { href: routes.home, label: "Home" },
  { href: routes.patients, label: "Patients" },
  { href: routes.attorneys, label: "Attorneys" },
  { href: routes.services, label: "Services" },
  { href: routes.insurance, label: "Insurance" },
  { href: routes.locations, label: "Locations" },
  { href: routes.blog, label: "Blog" },
  { href: routes.contact, label: "Contact" },
];

/** The quick links of the footer, in order. */
export const quickLinks: readonly MenuItem[] = [
  { href: routes.patients, label: "For patients" },
  { href: routes.attorneys, label: "For attorneys" },
  { href: routes.services, label: "Services" },
  { href: routes.conditions, label: "Conditions" },
];

/** The tools for injured people, in order, each with its purpose. */
export const tools = [
  {
    href: routes.claim,
    label: "Your No-Fault claim",
    text: "What to do next, by when, and the letter for it.",
  },
  {
    href: routes.letters,
    label: "Which letter is this?",
    text: "The papers that come, drawn as they look: what each is, and what to do by when.",
  },
  {
    href: routes.prepare,
    label: "Lists to print",
    text: "What to bring to your visit, a symptom diary, and a card for your family.",
  },
] as const satisfies readonly (MenuItem & { text: string })[];

/** Further links in the menu on phones, besides the eight. */
export const phoneMenu: readonly MenuItem[] = [
  ...tools,
  { href: routes.conditions, label: "Conditions" },
  { href: routes.faq, label: "FAQ" },
  { href: routes.search, label: "Search" },
];

/** The secondary links at the end of every page: about us, reference, and information about the site. */
export const aboutThisSite: readonly MenuItem[] = [
  { href: routes.about, label: "About" },
  { href: routes.faq, label: "FAQ" },
  { href: routes.tools, label: "Tools" },
  { href: routes.search, label: "Search" },
  { href: routes.glossary, label: "Glossary" },
  { href: routes.privacy, label: "Privacy" },
  { href: routes.accessibility, label: "Accessibility" },
];

/** Notices that the law may require; each is a page if `content/legal/` has its text. */
export const legalPages = {
  "privacy-practices": { href: "/privacy-practices", label: "Notice of Privacy Practices" },
  nondiscrimination: { href: "/nondiscrimination", label: "Notice of Nondiscrimination" },
  "language-help": { href: "/language-help", label: "Language help" },
  "good-faith-estimate": { href: "/good-faith-estimate", label: "Good-faith estimate" },
} as const;

/** The anchor of one service on the services page. */
export const serviceHref = (id: string): string => `${routes.services}#${id}`;

/** The anchor of one condition on the conditions page. */
export const conditionHref = (id: string): string => `${routes.conditions}#${id}`;

/** The message form, linked to on the contact page itself. */
export const messageFormHref = "#message-form";

/** The anchor in the message form for one purpose: `referral`, or an office by its id. */
export const messageAnchor = (purpose: string): string => `message-${purpose}`;

/** The message form on the contact page, for one purpose as in `messageAnchor`. */
export const messageHref = (purpose: string): string => `${routes.contact}#${messageAnchor(purpose)}`;

/** How law firms and clinics refer, on the contact page. */
export const referHref = `${routes.contact}#refer`;

/** One office on the page of locations. */
export const officeHref = (id: string): string => `${routes.locations}#${id}`;

/** The page of one article. */
export const articleHref = (slug: string): string => `${routes.blog}/${slug}`;

/** One page of the list of articles, of all or of one category; pages count from 1. */
export const articlesHref = (category?: string, page = 1): string =>
  [routes.blog, category && `category/${category}`, page > 1 && `page/${page}`].filter(Boolean).join("/");

/** Whether a page only lists articles, other than the first page of all of them. */
export const isArticleList = (path: string): boolean =>
  [`${routes.blog}/category/`, `${routes.blog}/page/`].some((start) => path.startsWith(start));

/** What to bring to a visit, as a list to print. */
export const documentsHref = `${routes.prepare}#visit-list`;

/** The signs for which to call 911, on the page for patients. */
export const redFlagsHref = `${routes.patients}#red-flags`;

/** Who pays for people who were walking, biking or delivering, on the page for patients. */
export const onFootHref = `${routes.patients}#on-foot`;

/** How a clinic refers a patient, on the page for attorneys and clinics. */
export const clinicsHref = `${routes.attorneys}#clinics`;

/** The questions about insurance and cost. */
export const payHref = `${routes.insurance}#will-i-have-to-pay-anything`;

/** A term in the glossary. */
export const glossaryHref = (id: string): string => `${routes.glossary}#${id}`;

/** A paper of a claim, on the page that tells them apart. */
export const letterHref = (id: string): string => `${routes.letters}#${id}`;
