import { expect, test } from "vitest";
import { cityLine, directionsHref, mapFrameSrc } from "./directions.ts";

const address = { street: "12 Dock & Mill St, Suite #4", city: "New York", state: "NY", zip: "10004" };

test("an address ends as an envelope does: city, state, ZIP code", () => {
  expect(cityLine(address)).toBe("New York, NY 10004");
});

test("the maps service is asked for the whole address, whatever characters stand in it", () => {
  const url = new URL(directionsHref(address));
  expect(url.origin).toBe("https://www.google.com");
  expect(url.searchParams.get("destination")).toBe("12 Dock & Mill St, Suite #4, New York, NY 10004");
  expect(url.hash).toBe("");
});

test("directions start where the visitor is: no origin and no coordinates are sent", () => {
  expect([...new URL(directionsHref(address)).searchParams.keys()]).toEqual(["api", "destination"]);
});

test("the map in a frame shows the address by its text, and asks for no more", () => {
  const url = new URL(mapFrameSrc(address));
  expect(url.origin).toBe("https://www.google.com");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: "12 Dock & Mill St, Suite #4, New York, NY 10004",
    output: "embed",
  });
});
