import { describe, expect, test } from "vitest";
import { aboutThisSite, legalPages, mainMenu, messageFormHref, phoneMenu, quickLinks, routes } from "#routes.ts";
import { callingHours, shortHours } from "#practice/hours.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { all, builtPages, englishPages, hrefOf, linkNamed, notFound, one, textOf } from "../support/built-pages.ts";
import { specification } from "../specification.ts";
import { legalNotices, network, offices, practice } from "../support/content.ts";

describe.each(englishPages)("$file", ({ document, html, route }) => {
  const header = one(document, "body > header");
  const footer = one(document, "body > footer");

  test("declares its language as American English", () => {
    expect(document.documentElement.getAttribute("lang")).toBe("en-US");
  });

  test("begins, for the keyboard, with a link past the header into the main part", () => {
    const [first] = all(document, "a[href], button, input, select, textarea, summary, [tabindex]");
    expect(textOf(first)).toBe("Skip to main content");
    expect(first?.getAttribute("href")).toBe("#main");
    expect(one(document, "main").id).toBe("main");
  });

  test("has nothing after its end", () => {
    expect(html.trimEnd().slice(-40)).toMatch(/<\/html>$/);
  });

  test("has a header whose wordmark links home", () => {
    const [first] = all(header, "a");
    expect(textOf(first)).toBe(practice.name);
    expect(first?.getAttribute("href")).toBe(routes.home);
  });

  test("has the eight links of the menu in their order, and on a phone the tools and the answers after them", () => {
    const [main, more] = all(one(header, "nav"), "ul").map((list) =>
      all(list, "a").map((link) => ({ href: link.getAttribute("href"), label: textOf(link) })),
    );
    expect(main).toEqual(mainMenu);
    expect(mainMenu).toHaveLength(8);
    expect(more).toEqual(phoneMenu.map(({ href, label }) => ({ href, label })));
  });

  test("marks the link to itself, and no other, as the current one", () => {
    const current = all(header, "nav [aria-current]").map(hrefOf);
    expect(current).toEqual([...mainMenu, ...phoneMenu].map(({ href }) => href).filter((href) => href === route));
  });

  test("has a menu that the button Toggle menu opens and closes without a script", () => {
    const button = one(header, "button");
    expect(button.getAttribute("aria-label")).toBe("Toggle menu");
    expect(button.getAttribute("type")).toBe("button");
    const menu = one(document, `#${button.getAttribute("popovertarget")}`);
    expect(menu.getAttribute("popover")).toBe("auto");
    expect(menu.localName).toBe("nav");
  });

  test("has a Call Now button in the header that dials the practice", () => {
    expect(hrefOf(linkNamed(header, "Call Now"))).toBe(telHref(practice.phone));
  });

  test("has a Schedule Evaluation button in the header, in the menu too, that links to the contact page, and there to its form", () => {
    const links = all(header, "a").filter((link) => textOf(link) === "Schedule Evaluation");
    const target = route === routes.contact ? messageFormHref : routes.contact;
    expect(links.map(hrefOf)).toEqual([target, target]);
  });

  test("has exactly the quick links of the specification in its footer", () => {
    const links = all(one(footer, "nav[aria-labelledby=footer-links]"), "a");
    expect(links.map((link) => ({ href: hrefOf(link), label: textOf(link) }))).toEqual(quickLinks);
    expect(links.map(hrefOf)).toEqual(specification.quickLinks);
  });

  test("ends its footer with links to the pages about the site itself", () => {
    const links = all(footer, "a").slice(-aboutThisSite.length);
    expect(links.map((link) => ({ href: link.getAttribute("href"), label: textOf(link) }))).toEqual(aboutThisSite);
  });

  test("links in its footer to every notice of the law that content/ has, and to no other", () => {
    const hrefs: readonly string[] = Object.values(legalPages).map(({ href }) => href);
    const links = all(footer, "a")
      .map(hrefOf)
      .filter((href) => href && hrefs.includes(href));
    expect(links.sort()).toEqual(legalNotices.map(({ id }) => legalPages[id as keyof typeof legalPages].href).sort());
    for (const { line = "" } of legalNotices) expect(textOf(footer)).toContain(line);
  });

  test("links its footer to the four sister sites of the network", () => {
    const links = all(one(footer, "nav[aria-labelledby=footer-network]"), "a");
    expect(links.map(hrefOf)).toEqual(network.filter(({ strip }) => strip).map(({ url }) => url));
    expect(links).toHaveLength(4);
  });

  test("says in its footer how to reach the practice and each office", () => {
    const [own, ...others] = all(footer, "address");
    const links = [telHref(practice.phone), `mailto:${practice.email}`];
    expect(all(own as Element, "a").map(hrefOf)).toEqual(links);
    for (const text of [readablePhone(practice.phone), practice.email]) expect(textOf(own)).toContain(text);
    expect(others).toHaveLength(offices.length);
    for (const [index, { street, zip, phone }] of offices.entries())
      for (const text of [street, zip, readablePhone(phone)]) expect(textOf(others[index])).toContain(text);
  });

  test("says in its footer when the appointment line is answered, and which office to call on its other days", () => {
    const { answered, instead } = callingHours(practice.phoneHours, offices);
    const others = instead.map(({ text }) => `${text}.`);
    expect(textOf(footer)).toContain([`${answered.join(", ")}.`, ...others].join(" "));
    const called = all(footer, "p > a[href^='tel:+']").map((link) => [textOf(link), link.getAttribute("href")]);
    for (const { office, href } of instead) expect(called).toContainEqual([office, href]);
  });

  test("says which year it is in its copyright, in an element that the browser may correct", () => {
    const year = one(footer, "[data-year]");
    expect(textOf(year)).toMatch(/^20\d\d$/);
    expect(textOf(year.parentElement)).toBe(`© ${textOf(year)} ${practice.name}`);
  });

  test("offers call, schedule and offices at the bottom of a phone’s screen, but where the page is itself all three", () => {
    if (route === routes.contact) return expect(all(document, 'nav[aria-label="Call, schedule, offices"]')).toEqual([]);
    const bar = one(document, 'body > nav[aria-label="Call, schedule, offices"]');
    expect(all(bar, "a").map((link) => [textOf(link), link.getAttribute("href")])).toEqual([
      [`Call ${readablePhone(practice.phone)} ${shortHours(practice.phoneHours)}`.trim(), telHref(practice.phone)],
      ["Ask for a call back", `/contact${messageFormHref}`],
      ["Schedule", "/contact"],
      ["Offices", "/locations"],
    ]);
    expect(all(bar, "[hidden]").map(textOf), "until a script knows the hour").toEqual(["Ask for a call back"]);
  });

  test("links above its head to its easy view, with the number and the signs for which to call 911", () => {
    const short = all(document, "[data-short]:not(aside)");
    expect(short.filter(({ id }) => id === "short")).toHaveLength(1);
    const first = one(document, "main > div:first-child");
    expect(hrefOf(linkNamed(first, "Easy view"))).toBe("#short");
    expect(hrefOf(linkNamed(first, "Leave easy view"))).toBe("#main");
    expect(hrefOf(linkNamed(first, "Search"))).toBe(routes.search);
    const links = short.flatMap((part) => all(part, "a")).map(hrefOf);
    expect(links).toEqual(expect.arrayContaining(["#short", "#main", telHref(practice.phone), "tel:911"]));
  });

  test("has column headers in its tables, also in those with drawings", () => {
    expect(all(document, "thead td[aria-hidden]")).toEqual([]);
  });
});

test("a trace is behind the heads that are about recordings and findings, and has no marks, which would look like data", () => {
  const traces = builtPages.flatMap(({ document, route }) =>
    all(document, "[data-trace]").map((svg) => ({ route, parts: svg.children.length })),
  );
  expect(traces).toEqual([routes.about, routes.sampleReport].map((route) => ({ route, parts: 1 })));
});

test("the 404 page has the text that the specification fixes", () => {
  const main = one(notFound.document, "main");
  expect(textOf(main)).toContain("404");
  expect(textOf(one(main, "h1"))).toBe("Page Not Found");
  expect(textOf(main)).toContain("The page you're looking for doesn't exist or has been moved.");
  expect(hrefOf(linkNamed(main, "Return to Home"))).toBe("/");
});
