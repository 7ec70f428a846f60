import { expect, test } from "vitest";
import { leastStyles } from "./least-styles.ts";

const named = new Set("html p .card data-tone good ink open".split(" "));

test.each([
  { style: ".card{top:0}.other{top:1px}", least: ".card{top:0}", because: "no element has the other class" },
  { style: "p{top:0}table{top:1px}", least: "p{top:0}", because: "there is no table" },
  { style: "table,p{top:0}", least: "p{top:0}", because: "only one of the two can match" },
  { style: "[data-tone=bad]{top:0}", least: "", because: "no element has the value" },
  { style: "[data-tone]{top:0}", least: "[data-tone]{top:0}", because: "any value will do" },
  { style: ".card{& .other{top:0}}", least: "", because: "what is nested cannot match either" },
  { style: "@media print{.other{top:0}}", least: "", because: "it prints nothing" },
  { style: ":is(.card,.other){top:0}", least: ":is(.card,.other){top:0}", because: "one of the two can match" },
  { style: "p:hover:not(.other){top:0}", least: "p:hover:not(.other){top:0}", because: "states come and go" },
])("$style becomes “$least”: $because", ({ style, least }) => {
  expect(leastStyles(style, named)).toBe(least);
});

test("a custom property goes that nothing reads, and then the one that only it read", () => {
  expect(leastStyles("p{--a:1px;--b:var(--a);--c:2px;top:var(--c)}", named)).toBe("p{--c:2px;top:var(--c)}");
});
