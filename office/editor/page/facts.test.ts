import { expect, test } from "vitest";
import { choicesWith, factChoices, pageChoices } from "./choosable.ts";
import { partsOf, withValues } from "./facts.ts";
import { found } from "./find.ts";

const facts = [
  { name: "noticeLimit", title: "Give the insurer written notice", value: "30 days" },
  { name: "firstVisit", title: "Length of the first evaluation", value: "45–60 minutes" },
];

test("a text is split at its facts, each with its value; an unknown fact has no value", () => {
  expect(partsOf("Within {noticeLimit}, {soon}.", facts)).toEqual([
    "Within ",
    { name: "noticeLimit", value: "30 days" },
    ", ",
    { name: "soon", value: undefined },
    ".",
  ]);
});

test("a fact is found by its value, its title, or its name", () => {
  for (const search of ["30 days", "WRITTEN notice", "noticelimit"])
    expect(choicesWith(search, factChoices(facts)).map(({ key }) => key)).toEqual(["noticeLimit"]);
  expect(choicesWith("", factChoices(facts))).toHaveLength(2);
});

const collection = (name: string, title: string, titles: string[], about = "") => ({
  ...{
    name,
    title,
    about,
    subject: "",
    kind: "list" as const,
    foundLast: false,
    canAdd: false,
    canRemove: false,
    ordered: false,
  },
  entries: titles.map((one) => ({ id: one.toLowerCase(), title: one })),
});

test("a page to link to is found by its name or its address, the part of a page by its entry", () => {
  const choices = pageChoices([
    collection("services", "Services", ["EMG"]),
    collection("articles", "Articles", ["Whiplash"]),
    collection("carriers", "Insurance companies", ["GEICO"]),
  ]);
  const found = (search: string) => choicesWith(search, choices).map(({ key }) => key);
  expect(found("attorneys")).toEqual(["/for-attorneys"]);
  expect(found("claim")).toEqual(["/tools/claim"]);
  expect(found("emg")).toEqual(["/services#emg"]);
  expect(found("whiplash")).toEqual(["/blog/whiplash"]);
  expect(found("geico")).toEqual([]);
});

test("an entry is found by its own name and its collection’s, a collection by its description", () => {
  const collections = [
    collection("carriers", "Insurance companies", ["GEICO", "Allstate"]),
    collection("hours", "Hours and closures", ["Brooklyn"], "When each office is open, also on Saturday."),
  ];
  const ids = (search: string) =>
    found(search, collections).map((one) => `${one.collection.name}/${one.entry?.id ?? ""}`);
  expect(ids("geico")).toEqual(["carriers/geico"]);
  expect(ids("saturday")).toEqual(["hours/"]);
  expect(ids("hours brooklyn")).toEqual(["hours/brooklyn"]);
  expect(ids("nothing like it")).toEqual([]);
});

test("in the name of a button a text has the values of its facts", () => {
  const facts = [{ name: "basicLimit", title: "Limit", value: "$50,000" }];
  expect(withValues("Is {basicLimit} enough? {other}", facts)).toBe("Is $50,000 enough? {other}");
});
