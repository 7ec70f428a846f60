import { expect, test } from "vitest";
import { hrefOf, type Place, placeOf } from "./places.ts";

test.each<Place>([
  { at: "start" },
  { at: "collection", collection: "faqs" },
  { at: "entry", collection: "faqs", id: "will-i-have-to-pay-anything" },
  { at: "entry", collection: "odd", id: "a/b #%?é" },
  { at: "new", collection: "articles" },
  { at: "publish" },
  { at: "publish", only: "offices/brooklyn.yaml:hours" },
])("the link to %o opens it", (place) => {
  expect(placeOf(hrefOf(place))).toEqual(place);
});

test.each(["", "#", "#/", "#/nothing", "#/edit", "#/edit/faqs", "#/%E0%A4%A"])("%o opens the start", (fragment) => {
  expect(placeOf(fragment)).toEqual({ at: "start" });
});
