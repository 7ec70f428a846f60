import { addDays, dayInNewYork } from "#practice/calendar-days.ts";
import { readablePhone } from "#practice/phone.ts";
import { pointNamed } from "#content/points.ts";
import { onFootHref, routes, serviceHref } from "#routes.ts";
import { conditions, deadlineRules, faqs, guidance, services } from "../../tests/support/content.ts";
import { practice } from "../../tests/journeys/support/practice.ts";
import { recordRequests } from "../../tests/journeys/support/record.ts";
import { hiddenBy } from "../../tests/journeys/support/visibility-and-focus.ts";
import { expect, now, test, type Page } from "../../tests/journeys/support/test.ts";

test.beforeEach(({ page }) => page.goto(routes.home).then(() => undefined));

test("the whole cell of a service is its link", { tag: "@phone" }, async ({ page }) => {
  const cell = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Neurological Assessment" }) });
  // `force`: the link of the heading overlaps this text on purpose.
  await cell.getByText(pointNamed(services, "neurological-assessment").reason).click({ force: true });
  await expect(page).toHaveURL(serviceHref("neurological-assessment"));
});

test(
  "the number to call, and the one for danger, are on the first screen of any size",
  { tag: ["@own", "@phone"] },
  async ({ page }) => {
    const main = page.getByRole("main");
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of [`Call ${readablePhone(practice.phone)}`, "Call 911"]) {
        const link = main.getByRole("link", { name }).first();
        await expect(link, `${name}, ${width} px wide`).toBeInViewport({ ratio: 1 });
        expect(await hiddenBy(link), `${name}, ${width} px wide`).toEqual([]);
      }
    }
  },
);

const { limit = 0 } = deadlineRules.find(({ id }) => id === "noticeLimit") ?? {};
const ask = (page: Page) => page.getByLabel("When was the crash?");
const daysAgo = (days: number) => addDays(dayInNewYork(now), -days);

const [send, unsent] = ["send", "unsent"].map((id) => pointNamed(guidance["crash-day"], id).text);
const late = pointNamed(guidance["deadline-results"], "late").text;

const crashes = [
  {
    days: 0,
    says: `Today is day 0. ${send}`,
    labels: ["Crash", /days left, to \w+ \d+$/, "Today", "Visit"],
  },
  { days: limit, says: "That’s today.", labels: ["Crash", /^0 days left, to/, "Today"] },
  {
    days: limit + 1,
    says: `has passed. ${unsent} ${late}`,
    labels: ["Crash", `${limit} days`, `Day ${limit + 1}`],
  },
  { days: 900, says: `Day ${limit}, `, labels: ["Crash", `${limit} days`, "Day 900"] },
];

test(
  "the answer at the field says how many days are left, and the drawing shows the reader’s own dates",
  { tag: "@phone" },
  async ({ page }) => {
    for (const { days, says, labels } of crashes)
      await test.step(`${days} days after the crash`, async () => {
        await page.goto(routes.home);
        const requests = recordRequests(page);
        await ask(page).fill(daysAgo(days));
        await expect(page.locator("#day")).toContainText(says);
        expect(await hiddenBy(page.locator("#day")), "the call bar").toEqual([]);
        await expect(page.locator("[aria-labelledby=hero-plot] text")).toHaveText(labels);
        await expect(page.locator("[aria-labelledby=hero-plot] > svg:first-child path[d*=C]"), "the peak").toHaveCount(
          0,
        );
        expect(requests.map((request) => new URL(request.replace(/^GET /, "")).pathname)).toEqual([
          expect.stringMatching(/crash-day-.*\.js$/),
        ]);
        const link = page.getByRole("link", { name: "See my plan" });
        await link.click();
        await expect(page).toHaveURL(`${routes.claim}#crash=${daysAgo(days)}`);
      });
  },
);

test(
  "when the last day is not a business day, the day to act comes first and large",
  { tag: "@phone" },
  async ({ page }) => {
    for (const { last, act, says } of [
      {
        last: "2026-12-13",
        act: "Friday, December 11",
        says: `in 19 days. The last day by law, day ${limit}, is a Sunday: December 13.`,
      },
      {
        last: "2026-12-25",
        act: "Thursday, December 24",
        says: `in 29 days. The last day by law, day ${limit}, is a public holiday (Christmas Day): December 25.`,
      },
    ]) {
      await page.clock.setFixedTime(new Date(last < "2026-12-20" ? "2026-11-22T17:00:00Z" : "2026-11-25T17:00:00Z"));
      await ask(page).fill(addDays(last, -limit));
      await expect(page.locator("#day")).toContainText(
        new RegExp(`by ${act} That’s ${says.replace(/[().]/g, "\\$&").replaceAll(" ", "\\s")}`),
      );
      await expect(page.locator("#day b")).toHaveText(act);
      await expect(page.locator("[aria-labelledby=hero-plot] text").nth(1)).toHaveText(
        new RegExp(`^(19|29) days left, to ${act.replace(/^\w+, /, "")}$`),
      );
    }
  },
);

test(
  "an impossible day is reported at the field, and an emptied field restores the drawing",
  { tag: "@phone" },
  async ({ page }) => {
    await ask(page).fill(daysAgo(-1));
    await expect(ask(page)).toHaveAccessibleDescription("This day is still to come. Enter a past date.");
    await expect(ask(page)).toHaveAttribute("aria-invalid", "true");
    await ask(page).fill(daysAgo(3));
    await expect(page.locator("#day")).toContainText("day 3");
    await expect(ask(page), "its answer has replaced its hint").toHaveAccessibleDescription("");
    for (const year of ["02", "120", "0220"]) {
      await ask(page).fill(daysAgo(3).replace(/^../, year));
      await expect(ask(page), "while the field keeps the focus").toHaveAccessibleDescription(/^Check the year/);
    }
    await expect(page.getByRole("link", { name: "See my plan" })).toBeHidden();
    await ask(page).fill("");
    await expect(page.locator("#day")).toHaveText("");
    await expect(page.locator("[aria-labelledby=hero-plot] text")).toHaveText(["Pulse", "Delay", "Strength"]);
    await expect(page.locator("[aria-labelledby=hero-plot]")).not.toHaveAttribute("aria-hidden");
  },
);

test("when its code fails to load, the field says to call", { tag: "@phone" }, async ({ page }) => {
  await page.route("**/crash-day-*", (route) => route.abort());
  await ask(page).fill(daysAgo(3));
  await expect(ask(page)).toHaveAccessibleDescription("This could not start. Please call.");
});

const questions = (page: Page) => page.getByRole("region", { name: "Frequently Asked Questions" }).locator("details");

async function open(page: Page): Promise<number[]> {
  return questions(page).evaluateAll((all) =>
    all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? index : [])),
  );
}

test(
  "the long text is open on a wide screen, and folded on a phone",
  { tag: ["@own", "@desktop"] },
  async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const guide = page.locator("#guide details");
      await expect(guide.locator("h3").last()).toBeVisible({ visible: width > 960 });
      await expect(guide.locator("summary")).toBeVisible({ visible: width < 960 });
    }
  },
);

test("a link to an answer or a folded section opens it", { tag: "@phone" }, async ({ page }) => {
  const id = await questions(page).nth(4).getAttribute("id");
  await page.goto(`${routes.home}#${id ?? ""}`);
  await expect(questions(page).nth(4).locator("summary")).toBeInViewport();
  await page.goto(`${routes.patients}#denial`);
  await expect(page.getByRole("heading", { name: "Three ways to dispute" })).toBeVisible();
  await page.goto(onFootHref);
  await expect(page.getByText("Not sure which insurer is yours?")).toBeVisible();
  for (const { id, features } of services) {
    await page.goto(serviceHref(id));
    await expect(page.locator(`#${id}`).getByText(features[0] ?? "", { exact: true })).toBeVisible();
  }
  for (const { id, symptoms, urgent } of conditions) {
    const condition = page.locator(`#${id}`);
    await page.goto(routes.conditions);
    for (const text of [...symptoms, urgent?.split(".")[0] ?? ""])
      await expect(condition.getByText(text).first(), "it is never folded").toBeVisible();
    const way = condition.getByRole("link", { name: "Service for this" });
    await expect(way).toBeHidden();
    await page.getByRole("list", { name: "Where do you notice it?" }).locator(`a[href="#${id}"]`).click();
    await expect(way).toBeVisible();
  }
});

test.describe("with JavaScript switched off", () => {
  test.use({ javaScriptEnabled: false });
  test("there is no field for a day", { tag: "@phone" }, async ({ page }) => {
    await expect(ask(page)).toBeHidden();
  });

  test("one question is open at a time, and the open one closes", { tag: "@phone" }, async ({ page }) => {
    await expect(questions(page)).toHaveCount(faqs.filter((faq) => faq.page === "home").length);
    expect((await open(page)).length).toBeLessThanOrEqual(1);
    for (const index of [2, 5, 0]) {
      await questions(page).nth(index).locator("summary").click();
      await expect.poll(() => open(page)).toEqual([index]);
      await expect(questions(page).nth(index).locator("summary ~ *").first()).toBeVisible();
    }
    await questions(page).nth(0).locator("summary").click();
    await expect.poll(() => open(page)).toEqual([]);
    await expect(questions(page).nth(0).locator("summary ~ *").first()).toBeHidden();
  });
});
