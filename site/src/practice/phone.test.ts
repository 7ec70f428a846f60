import { expect, test } from "vitest";
import { readablePhone, telHref } from "./phone.ts";

test.each([
  { stored: "+12125550100", read: "(212) 555-0100", because: "area code in brackets, then three and four digits" },
  { stored: "+18005550199", read: "(800) 555-0199", because: "a toll-free number is written no differently" },
  { stored: "+10000000000", read: "(000) 000-0000", because: "zeros are digits, not an empty number" },
  { stored: "911", read: "911", because: "a number that is not ten digits long is not cut up" },
])("$stored reads $read: $because", ({ stored, read }) => {
  expect(readablePhone(stored)).toBe(read);
});

test("dialling uses the number with its country code, so that it works from abroad", () => {
  expect(telHref("+12125550100")).toBe("tel:+12125550100");
});
