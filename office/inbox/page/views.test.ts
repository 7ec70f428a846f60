import { expect, test } from "vitest";
import { readFragment } from "./views.ts";

test.each([
  { fragment: "#invite=Zk3v", arrival: { invitation: "Zk3v" } },
  { fragment: "#message=123456", arrival: { message: 123_456 } },
  { fragment: "#message=-1", arrival: {} },
  { fragment: "#message=<b>", arrival: {} },
  { fragment: "", arrival: {} },
])("$fragment asks for $arrival", ({ fragment, arrival }) => {
  expect(readFragment(fragment)).toEqual(arrival);
});
