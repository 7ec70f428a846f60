import { expect, test } from "vitest";
import { placesFor } from "./search-places.ts";

const places = [
  { href: "/danger", words: ["vomit", "passed out", "911"], exactly: [] },
  { href: "/offices", words: ["parking"], exactly: ["bus"] },
  { href: "/who-pays", words: ["Uber"], exactly: ["bus", "EUO"] },
];

test.each([
  { typed: "Vomiting", found: ["/danger"] },
  { typed: "I PASSED  OUT!", found: ["/danger"] },
  { typed: "call 911?", found: ["/danger"] },
  { typed: "the bus", found: ["/offices", "/who-pays"] },
  { typed: "hit by a bus, passed out", found: ["/danger", "/offices", "/who-pays"] },
  { typed: "uber’s insurance", found: ["/who-pays"] },
  { typed: "euo", found: ["/who-pays"] },
  { typed: "business days", found: [] },
  { typed: "passed", found: [] },
  { typed: "carparking", found: [] },
  { typed: " ", found: [] },
])("“$typed” is meant for $found", ({ typed, found }) => {
  expect(placesFor(typed, places).map(({ href }) => href)).toEqual(found);
});
