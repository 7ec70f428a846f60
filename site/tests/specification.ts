/**
 * Counts, names and text of this repository's own content that the specification fixes.
 * `site/tests/built/specification.test.ts` compares `content/` with it; no schema does, since another practice may have a
 * ninth question. Hours, addresses and telephone numbers are the practice's to change, so they are not here.
 */
export const specification = {
  quickLinks: ["/for-patients", "/for-attorneys", "/services", "/conditions"],
  questions: { home: 8, insurance: 10, faq: 5 },
  articles: [
    "documenting-neurological-impairment-attorneys",
    "emg-confirms-nerve-injury-after-accident",
    "tbi-memory-loss-auto-accidents",
    "what-to-expect-no-fault-neurologist",
  ],
  categories: ["Patient Education", "Diagnostic Testing", "Brain Injury", "Legal"],
  conditions: 6,
  carriers: { count: 20, last: "And all others" },
  areas: ["Brooklyn", "Manhattan", "Queens", "Bronx", "Staten Island", "Long Island", "Westchester", "New Jersey"],
  networkStrip: 4,
  rowsOfComparison: 4,
  /** The cards of Choose Your Path, each with its button. */
  paths: [
    { card: "For patients", label: "Learn More", href: "/for-patients" },
    { card: "For attorneys and clinics", label: "Submit a Case", href: "/for-attorneys" },
  ],
  /** The cards of the home page, and whether each links to a sister site or to /services. */
  services: {
    "EMG/NCS Testing": "out",
    "TBI/Concussion Evaluation": "out",
    "Headache & Neck Pain": "out",
    "IME & Report Generation": "in",
    "Neurological Assessment": "in",
    "Continuing Care": "out",
  },
  steps: {
    home: ["Auto Accident", "Schedule Evaluation", "Comprehensive Report", "Recovery & Follow-Up"],
    insurance: [
      "Accident Occurs",
      "File NF-2 Form",
      "Schedule Evaluation",
      "We Handle Billing",
      "Carrier Processes Claim",
      "Continue Treatment",
    ],
  },
  stepsOfPatients: 5,
  benefits: {
    home: [
      "Medical-Legal Expertise",
      "Fast Report Turnaround",
      "Objective Assessments",
      "Networked Care",
      "Insurer Compliance",
      "Accessible Locations",
    ],
    insurance: ["Immediate Coverage", "No Out-of-Pocket Costs", "30-Day Filing Window", "All Carriers Accepted"],
  },
  reasonsForAttorneys: 4,
  visit: ["Initial consultation", "Neurological examination", "Diagnostic testing"],
  servicesForCases: [
    "Initial evaluation",
    "Independent medical examination (IME)",
    "Peer review or supplemental opinion",
  ],
  reports: {
    "EMG report": "within 48 hours",
    "Rush report": "48–72 hours",
    "Supplemental opinion": "3–5 business days",
    "Standard report": "5–7 business days",
    "IME report": "7–10 business days",
  },
  notices: {
    "message-sent": { title: "Message Sent!", text: "We'll contact you within 24 hours." },
    "missing-information": { title: "Missing Information", text: "Please fill in all required fields." },
  },
  mainOffice: "Brooklyn",
} as const;
