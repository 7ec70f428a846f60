import { expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import { newTexts } from "./new-texts.ts";

const before = new Map(contentFiles());
before.set("facts.yaml", (before.get("facts.yaml") ?? "").replace(/^wait: .*$/m, "wait: 41 days"));

test("changed text is located by the words around it, and a fact by its value", () => {
  const path = "faqs/are-passengers-covered.md";
  const text = before.get(path) ?? "";
  const was = new Map(before).set(path, `${text}\n- One **two** three [four](/contact) five six seven.\n`);
  const is = new Map(before).set(path, `${text}\n- One **two** three [four](/contact) five six eight.\n`);
  expect(newTexts(was, is)).toEqual(["three four five six eight."]);
  const facts = (before.get("facts.yaml") ?? "").replace("wait: 41 days", "wait: 52 days");
  expect(newTexts(before, new Map(before).set("facts.yaml", facts))).toEqual(["52 days"]);
  expect(newTexts(before, before)).toEqual([]);
});
