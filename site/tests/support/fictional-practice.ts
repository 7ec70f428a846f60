import type { Office, Practice } from "#practice/practice-schema.ts";

/** A fictional practice, for tests of what is derived from one. */
export const practice: Practice = {
  name: "Harbor Neurology",
  phone: "+12125550100",
  phoneHours: { open: [{ days: ["Monday"], opens: "09:00", closes: "18:00" }], byAppointment: ["Saturday"] },
  otherHours: [],
  email: "desk@example.org",
  site: "https://example.org",
  networkStatement: "These sites belong together.",
  interpreterFor: [],
  messageDelivery: "server",
  unreviewed: { law: "These rules are as published long ago.", medicine: "No reviewer has been named." },
};

/** The required fields of an office besides name, phone and address, for tests of other fields. */
export const officeTexts: Pick<Office, "about" | "access" | "getting" | "map" | "otherHours"> = {
  about: "By the water.",
  access: {},
  otherHours: [],
  getting: [{ by: "Ferry", text: "From the other pier." }],
  map: { turn: 0, block: { wide: 90, deep: 60 }, avenues: [{ name: "Pier Street", east: 0 }], crossings: [] },
};
