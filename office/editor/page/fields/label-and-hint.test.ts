import { expect, test } from "vitest";
import { hintOf } from "./label-and-hint.ts";

test("a field shows in advance how long its text may be", () => {
  const field = { key: "text", title: "Text", kind: "long" as const };
  expect(hintOf({ ...field, hint: "For lists.", min: 120, max: 155 })).toBe("For lists. 120 to 155 characters.");
  expect(hintOf({ ...field, min: 1, max: 60 })).toBe("At most 60 characters.");
  expect(hintOf({ ...field, min: 1 })).toBeUndefined();
  expect(hintOf({ ...field, kind: "list", min: 4 })).toBe("At least 4 entries.");
  expect(hintOf({ ...field, kind: "list", hint: "Points.", min: 2, max: 5 })).toBe("Points. 2 to 5 entries.");
  expect(hintOf({ ...field, kind: "number", max: 60 })).toBeUndefined();
});
