import { expect, test } from "vitest";
import { pageTitle, shareImage } from "./head.ts";

test.each([
  { subject: "About", title: "About | Harbor", because: "there is room for both" },
  { subject: "A".repeat(51), title: `${"A".repeat(51)} | Harbor`, because: "sixty characters are shown whole" },
  { subject: "A".repeat(52), title: "A".repeat(52), because: "sixty-one would be cut" },
])("a subject of $subject.length characters: $because", ({ subject, title }) => {
  expect(pageTitle(subject, { name: "Harbor" })).toBe(title);
});

test.each([
  { path: "/", picture: "/og/home.png" },
  { path: "/contact", picture: "/og/contact.png" },
  { path: "/blog/memory", picture: "/og/blog/memory.png" },
])("the picture of $path is $picture", ({ path, picture }) => {
  expect(shareImage(path)).toBe(picture);
});
