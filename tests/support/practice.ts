import type { Practice } from "#schemas/practice.ts";

/** A practice that does not exist, for tests of what is made from one. */
export const practice: Practice = {
  name: "Harbor Neurology",
  phone: "+12125550100",
  phoneHours: { open: [{ days: ["Monday"], opens: "09:00", closes: "18:00" }], byAppointment: ["Saturday"] },
  email: "desk@example.org",
  site: "https://example.org",
  networkStatement: "These sites belong together.",
};
