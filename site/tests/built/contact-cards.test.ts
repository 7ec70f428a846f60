import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { builtFiles, dist, hrefOf, linkNamed, one, pageAt } from "../support/built-pages.ts";
import { offices, practice } from "../support/content.ts";

const cards = [
  { id: "practice", phone: practice.phone, street: undefined },
  ...offices.map(({ id, phone, street }) => ({ id, phone, street })),
];

const cardOf = (id: string) => readFileSync(new URL(`contacts/${id}.vcf`, dist), "utf8");

test("there is one card for the practice line and one for each office", () => {
  expect(builtFiles.filter((file) => file.endsWith(".vcf")).sort()).toEqual(
    cards.map(({ id }) => `contacts/${id}.vcf`).sort(),
  );
});

test("no two cards are listed under one name, and none has a note with a backslash that a reader might show", () => {
  const lines = cards.map(({ id }) => cardOf(id).replaceAll("\r\n ", "").split("\r\n"));
  const names = lines.map((card) => card.find((line) => line.startsWith("ORG:")));
  expect(new Set(names).size).toBe(cards.length);
  expect(names.join("")).not.toMatch(/[^\\];/);
  expect(lines.flat().filter((line) => line.startsWith("NOTE:") && line.includes("\\;"))).toEqual([]);
});

describe.each(cards)("contacts/$id.vcf", ({ id, phone, street }) => {
  const card = cardOf(id);
  const lines = card.replaceAll("\r\n ", "").split("\r\n");

  test("is a well-formed vCard, with the line endings that the format requires", () => {
    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
    expect(lines.slice(-2)).toEqual(["END:VCARD", ""]);
    expect(card.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[A-Za-z-]+(;[A-Z]+=[A-Z,]+)*:./);
    for (const line of card.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    for (const name of ["FN", "N", "ORG", "UID", "URL", "NOTE"])
      expect(lines.filter((line) => line.startsWith(`${name}:`))).toHaveLength(1);
  });

  test("has one number, that of content/, and the address of content/", () => {
    expect(card.match(/\+1\d{10}/g)).toEqual([phone]);
    const address = lines.find((line) => line.startsWith("ADR")) ?? "";
    expect(address.replaceAll("\\", "")).toContain(street ?? "");
    expect(address === "").toBe(street === undefined);
  });
});

test.each(offices)("the $name office can be saved from the contact page", (office) => {
  const label = `Save the ${office.name} office to your contacts`;
  expect(hrefOf(linkNamed(one(pageAt("/contact").document, "main"), label))).toBe(`/contacts/${office.id}.vcf`);
});
