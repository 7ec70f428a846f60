import { expect, test } from "vitest";
import { traces } from "#ui/graphics/traces.ts";
import { orderOf } from "./share-images.ts";

const head = (image: string) =>
  `<link rel="canonical" href="https://example.org/contact"><meta property="og:site_name" content="Harbor"><meta property="og:image" content="https://example.org${image}">`;

test("a page orders a picture of its own title and trace, at the address that it names", () => {
  const html = `${head("/og/contact.png")}<h1 id="a">Call <span>R&amp;D</span></h1><svg data-trace="six"></svg>`;
  expect(orderOf({ file: "contact.html", html })).toEqual({
    file: "og/contact.png",
    picture: { title: "Call R&D", name: "Harbor", host: "example.org", trace: traces.six },
  });
});

test("a page with a drawing of its own gets the plainest trace", () => {
  const html = `${head("/og/home.png")}<h1>Home</h1>`;
  expect(orderOf({ file: "index.html", html })?.picture.trace).toBe(traces.response);
});

test("a page whose picture is a file orders none", () => {
  expect(orderOf({ file: "404.html", html: `${head("/icon-512.png")}<h1>Nothing here</h1>` })).toBeUndefined();
});

test.each([
  { html: head("/og/contact.png"), complaint: /contact\.html has no h1/, because: "a picture needs a title" },
  {
    html: `${head("/og/contact.png")}<h1>x</h1><svg data-trace="seven">`,
    complaint: /“seven”/,
    because: "no such line is drawn",
  },
])("the build stops with the name of the page: $because", ({ html, complaint }) => {
  expect(() => orderOf({ file: "contact.html", html })).toThrow(complaint);
});
