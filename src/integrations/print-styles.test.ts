import { expect, test } from "vitest";
import { splitPrintStyles } from "./print-styles.ts";

test("rules for paper leave a style sheet with the rules that are around them", () => {
  const style =
    "@layer ui{.a{top:0;&:hover{top:1px;@media print{top:2px;& b{top:3px}}}}@media print{.a{top:4px}}}@page{margin:1cm}";
  expect(splitPrintStyles(style)).toEqual({
    screen: "@layer ui{.a{top:0;&:hover{top:1px}}}",
    print: ["@layer ui{.a{&:hover{top:2px;& b{top:3px}}}}", "@layer ui{.a{top:4px}}", "@page{margin:1cm}"],
  });
});

test("rules for paper and something else stay where they are", () => {
  const style = "@media print,(forced-colors:active){.a{top:0}}@media screen{.a{top:1px}}";
  expect(splitPrintStyles(style)).toEqual({ screen: style, print: [] });
});
