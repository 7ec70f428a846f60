import { expect, test } from "vitest";
import { forIndex } from "./search-index.ts";

test.each([
  { main: '<div id="euo"><dt>EUO</dt></div>', has: '<h3 id="euo">EUO</h3>', because: "a term is a heading" },
  {
    main: '<section id="a" aria-labelledby="a-title"><div><h2 id="a-title">Costs</h2></div></section>',
    has: '<h2 id="a">Costs</h2>',
    because: "a section is linked by its own address",
  },
  {
    main: '<section id="a"><p>Text</p><article id="b"><h3>Brooklyn</h3></article></section>',
    has: '<h3 id="b">Brooklyn</h3>',
    because: "the heading is that of the inner part",
  },
])("a heading reads $has: $because", ({ main, has }) => {
  expect(forIndex(`<main>${main}</main>`, "/page")).toContain(has);
});

test.each([
  { main: "<dt>EUO</dt><dd>An interview</dd>", words: "EUO An interview" },
  { main: "<span>EMG report</span><b>within 48 hours</b>", words: "EMG report within 48 hours" },
  { main: "<strong>Denial of Claim Form</strong>The form", words: "Denial of Claim Form The form" },
  { main: "<p>Street 1<br>City</p>", words: "Street 1 City" },
  { main: "<b>EMG</b>, <b>NCS</b>.", words: "EMG, NCS." },
])("“$words” keeps spaces between its words", ({ main, words }) => {
  const [, read = ""] = /<main>(.*)<\/main>/s.exec(forIndex(`<main>${main}</main>`, "/page")) ?? [];
  expect(read.replaceAll(/<[^>]*>/g, "")).toBe(words);
});

const call = '<a href="tel:911">Call 911</a>';

test.each([
  { main: `<section id="a"><h2>Vision</h2><p>Double vision? ${call}</p></section>`, url: "/page", has: "Vision" },
  { main: `<p>Rest</p><section id="a"><h2>Double vision</h2>${call}</section>`, url: "/page", has: "Rest" },
  { main: `<section><h2>Double vision</h2>${call}</section>`, url: "/for-patients", has: "Double vision" },
])("of danger signs only those on the page of all of them are found: $url has “$has”", ({ main, url, has }) => {
  const read = forIndex(`<main>${main}</main>`, url);
  expect(read).toContain(has);
  expect(read.includes("Double vision")).toBe(url === "/for-patients");
});
