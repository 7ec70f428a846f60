import { expect, test } from "vitest";
import { toCsv } from "./inbox-csv.ts";

test.each([
  { value: "=1+1", cell: "'=1+1" },
  { value: "+1 718", cell: "'+1 718" },
  { value: "-2", cell: "'-2" },
  { value: "@SUM(A1)", cell: "'@SUM(A1)" },
  { value: "\t=1", cell: "'\t=1" },
  { value: "\r\n =1", cell: "'\r\n =1" },
  { value: "\u0000=1", cell: "'\u0000=1" },
  { value: "＝1", cell: "'＝1" },
  { value: 'say "=1"', cell: 'say ""=1""' },
  { value: "a,b\r\nc", cell: "a,b\r\nc" },
  { value: -5, cell: "-5" },
])("$value is the cell $cell", ({ value, cell }) => {
  expect(toCsv([[value, 1]])).toBe(`\ufeff"${cell}","1"\r\n`);
});
