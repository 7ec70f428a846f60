import { describe, expect, test } from "vitest";
import { articles as written } from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";

const articles = written.map(({ id: slug, text: body, ...fields }) => ({ ...fields, slug, body }));

const article = (slug: string) => articles.find((candidate) => candidate.slug === slug)?.body ?? "";

describe.each(articles)("$slug", ({ short }) => {
  test("has a short version of at most 60 words, numbers filled in", () => {
    expect(short.join(" ").split(/\s+/).length).toBeLessThanOrEqual(60);
  });
});

ownTest.each(articles)("$slug is not dated before the first day of this site’s history", ({ date, updated = date }) => {
  expect(date >= "2026-11-21").toBe(true);
  expect(updated >= date).toBe(true);
});

ownTest.each([
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

ownTest("people with a head injury read the danger signs before anything else", () => {
  expect(article("tbi-memory-loss-auto-accidents").trim()).toMatch(/^## Call 911 for these signs\n\n- /);
});

ownTest("no article says that EMG proves an injury: it can help confirm one", () => {
  const all = articles.map(({ title, lead, body }) => `${title} ${lead} ${body}`).join(" ");
  expect(all).toContain("can help confirm");
  expect(all).not.toMatch(/EMG (confirms|proves|shows that)/i);
  expect(article("emg-confirms-nerve-injury-after-accident")).toContain("does not by itself prove");
});

ownTest(
  "the page for attorneys only says that the law is reported to have changed, and that a lawyer must say which version applies",
  () => {
    expect(article("documenting-neurological-impairment-attorneys")).toContain(
      "New York is reported to have changed its auto-injury laws in 2026; which version applies to a case is a legal question.",
    );
  },
);
