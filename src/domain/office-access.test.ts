import { expect, test } from "vitest";
import type { Office } from "#schemas/office.ts";
import { officeAccess } from "./office-access.ts";

const all = {
  entrance: "No step.",
  elevator: "To our floor.",
  restroom: "On our floor.",
  languages: "English.",
  interpreter: "By phone.",
};

test.each<{ access: Office["access"]; ask: string | undefined; known: string[]; because: string }>([
  {
    access: {},
    known: [],
    ask: "Step-free entrance, elevator, restroom, languages, interpreter: ask when you call.",
    because: "nothing may be promised that nobody confirmed",
  },
  {
    access: { entrance: "No step.", languages: "English and Russian." },
    known: ["Step-free entrance: No step.", "Languages: English and Russian."],
    ask: "Elevator, restroom, interpreter: ask when you call.",
    because: "what is known is said, and the rest is not passed over",
  },
  {
    access: all,
    known: [
      "Step-free entrance: No step.",
      "Elevator: To our floor.",
      "Restroom: On our floor.",
      "Languages: English.",
      "Interpreter: By phone.",
    ],
    ask: undefined,
    because: "then there is nothing to ask",
  },
])("of $access readers learn $known and “$ask”: $because", ({ access, known, ask }) => {
  const said = officeAccess({ access });
  expect(said.known.map(({ name, text }) => `${name}: ${text}`)).toEqual(known);
  expect(said.ask).toBe(ask);
});
