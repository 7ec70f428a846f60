import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { practiceSchema } from "./practice.ts";

const practice = parse(readFileSync(new URL("../../content/practice.yaml", import.meta.url), "utf8")) as object;

test("delivery cannot be switched on before there is any: /privacy would tell visitors what is not so", () => {
  expect(practiceSchema.safeParse({ ...practice, messageDelivery: false }).success).toBe(true);
  const { error } = practiceSchema.safeParse({ ...practice, messageDelivery: true });
  expect(error?.issues.map(({ path }) => path)).toEqual([["messageDelivery"]]);
});
