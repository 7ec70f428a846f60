import { describe, expect, test } from "vitest";
import { articles as written } from "../support/content.ts";

const articles = written.map(({ id: slug, text: body, ...fields }) => {
  const headings = body.match(/^## .*$/gm)?.map((line) => line.slice(3)) ?? [];
  const notes = [...body.matchAll(/<aside>(.*?)<\/aside>\s*(.)/gs)].map(([, note = "", next]) => ({ note, next }));
  return { ...fields, slug, body, headings, notes, last: body.slice(body.lastIndexOf("\n## ")) };
});

const article = (slug: string) => articles.find((candidate) => candidate.slug === slug)?.body ?? "";

/** The words of a body as a reader counts them: no marks of Markdown. */
function wordCount(body: string): number {
  return body
    .replace(/\]\([^)]*\)|<\/?aside>/g, "")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

describe.each(articles)("$slug", ({ body, excerpt, short, headings, notes, last, figures = [] }) => {
  test("has 700 to 1,400 words, which are seven minutes at most", () => {
    expect(wordCount(body)).toBeGreaterThanOrEqual(700);
    expect(wordCount(body)).toBeLessThanOrEqual(1400);
  });

  test("has a short version of at most 60 words, numbers filled in", () => {
    expect(wordCount(short.join(" "))).toBeLessThanOrEqual(60);
  });

  test("has an excerpt that search engines show whole, numbers filled in", () => {
    expect(excerpt.length).toBeGreaterThanOrEqual(120);
    expect(excerpt.length).toBeLessThanOrEqual(155);
  });

  test("has a heading every 80 to 150 words, and no heading twice", () => {
    expect(wordCount(body) / headings.length).toBeGreaterThanOrEqual(80);
    expect(wordCount(body) / headings.length).toBeLessThanOrEqual(150);
    expect(new Set(headings).size).toBe(headings.length);
  });

  test("has one to three notes of at most 35 words in the margin, each beside text that goes on", () => {
    expect(notes.length).toBeGreaterThanOrEqual(1);
    expect(notes.length).toBeLessThanOrEqual(3);
    for (const { note, next } of notes) {
      expect(wordCount(note), note).toBeLessThanOrEqual(35);
      expect(next, `what follows ${note}`).not.toBe("#");
    }
  });

  test("ends with what to do next: call, with the contact page for the numbers", () => {
    expect(headings.at(-1)).toBe("What to do next");
    expect(last).toMatch(/\bcall us\b/i);
    expect(last).toContain("](/contact)");
  });

  test("links only to pages of this site", () => {
    const targets = [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(2);
    expect(targets.filter((target) => !target?.startsWith("/"))).toEqual([]);
    expect(body).not.toMatch(/https?:|www\./);
  });

  test("has the headings under which its drawings stand", () => {
    expect(headings).toEqual(expect.arrayContaining(figures.map(({ under }) => under)));
  });

  test("lists none of the serious-injury categories: the law changed in 2026", () => {
    expect(body).not.toMatch(
      /dismemberment|disfigurement|fracture|loss of a fetus|\b90\b[^.]{0,20}\b180\b|permanent|significant limit/i,
    );
  });
});

test.each(articles)("$slug is not dated before the first day of this site’s history", ({ date, updated = date }) => {
  expect(date >= "2026-11-21").toBe(true);
  expect(updated >= date).toBe(true);
});

test.each([
  {
    slug: "what-to-expect-no-fault-neurologist",
    says: /Many insurers ask for a call within [^.]+\. The law’s limit, for written notice, is [^.]+\./,
    because: "a call alone does not keep the limit",
  },
  {
    slug: "what-to-expect-no-fault-neurologist",
    says: /request for information, an exam letter \(IME\), an interview under oath \(EUO\), and a denial \(NF-10\)/,
    because: "each of the four letters can cost benefits",
  },
  {
    slug: "what-to-expect-no-fault-neurologist",
    says: /Send written notice to each insurer that may have to pay/,
    because: "on day 25 there is no time to find out",
  },
  {
    slug: "tbi-memory-loss-auto-accidents",
    says: /Symptoms of a concussion get better with time\. If headache, confusion or weakness grows, even weeks later, go to the emergency room now\./,
    because: "a slow bleed shows after weeks",
  },
  {
    slug: "tbi-memory-loss-auto-accidents",
    says: /\| Week 1 .*\n\| Weeks 2 to 4 .*\n\| After 3 months /,
    because: "what is usual depends on the week",
  },
  {
    slug: "emg-confirms-nerve-injury-after-accident",
    says: /do not stop them yourself/,
    because: "a blood thinner stopped for a test can bring a stroke",
  },
  {
    slug: "emg-confirms-nerve-injury-after-accident",
    says: /misses a good share of pinched nerves/,
    because: "a normal test is often read as no injury",
  },
  {
    slug: "documenting-neurological-impairment-attorneys",
    says: /Three older decisions[^]*98 NY2d 345 \(2002\)[^]*4 NY3d 566 \(2005\)[^]*18 NY3d 208 \(2011\)/,
    because: "courts looked at them before the law changed",
  },
  {
    slug: "documenting-neurological-impairment-attorneys",
    says: /OCA Official Form No\. 960/,
    because: "records are released with it",
  },
])("$slug says $says: $because", ({ slug, says }) => {
  expect(article(slug)).toMatch(says);
});

test("people with a head injury read the danger signs before anything else", () => {
  expect(article("tbi-memory-loss-auto-accidents").trim()).toMatch(/^## Call 911 for these signs\n\n- /);
});

test("no article says that EMG proves an injury: it can help confirm one", () => {
  const all = articles.map(({ title, lead, body }) => `${title} ${lead} ${body}`).join(" ");
  expect(all).toContain("can help confirm");
  expect(all).not.toMatch(/EMG (confirms|proves|shows that)/i);
  expect(article("emg-confirms-nerve-injury-after-accident")).toContain("does not by itself prove");
});

test("attorneys read of the new law only that it is reported to have changed and that a lawyer must say which version applies", () => {
  expect(article("documenting-neurological-impairment-attorneys")).toContain(
    "New York is reported to have changed its auto-injury laws in 2026; which version applies to a case is a legal question.",
  );
});
