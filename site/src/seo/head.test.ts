import { expect, test } from "vitest";
import { countedTitle, describePage } from "./head.ts";

test.each([
  { subject: "About", title: "About | Harbor", because: "there is room for both" },
  { subject: "A".repeat(51), title: `${"A".repeat(51)} | Harbor`, because: "sixty characters are shown whole" },
  { subject: "A".repeat(52), title: "A".repeat(52), because: "sixty-one would be cut" },
])("a subject of $subject.length characters: $because", ({ subject, title }) => {
  const about = { path: "/about", name: subject, description: "" };
  expect(describePage({ name: "Harbor", site: "https://example.org" }, about).title).toBe(title);
});

test.each([
  { name: "Harbor", title: "Harbor & Accident Injury Care, Brooklyn & NYC", because: "there is room for all of it" },
  {
    name: "Harbor Street Neurology",
    title: "Harbor Street Neurology & Accident Injury Care",
    because: "the place would be cut",
  },
  { name: "A".repeat(40), title: "A".repeat(40), because: "the name alone has room" },
])("the home page of $name is called $title: $because", ({ name, title }) => {
  expect(describePage({ name, site: "https://example.org" }, { path: "/", description: "" }).title).toBe(title);
});

test("a title has the number of items on its page", () => {
  expect(countedTitle(6, "common questions")).toBe("Six common questions");
});
