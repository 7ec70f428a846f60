import { clinicsHref, routes, serviceHref } from "#routes.ts";
import { faqs, services } from "../support/content.ts";
import { practice } from "./support/practice.ts";
import { expect, test, type Page } from "./support/test.ts";

test.beforeEach(({ page }) => page.goto(routes.home).then(() => undefined));

test("the page opens with the practice's name, its place, and two ways on", async ({ page }) => {
  const hero = page.getByRole("main").locator("section").first();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${practice.name} & Accident Injury Care`);
  await expect(page.getByRole("heading", { level: 1 }).or(hero).first()).toContainText("Brooklyn & NYC");
  await expect(hero.getByRole("link", { name: "Schedule Evaluation" })).toHaveAttribute("href", routes.contact);
  await expect(hero.getByRole("link", { name: "Submit a Case" })).toHaveAttribute("href", routes.attorneys);
});

const leads = [
  { part: "Choose your audience", links: { "Accident Victims": routes.patients, "Law Firms": routes.attorneys } },
  { part: "Choose your audience", links: { Clinics: clinicsHref, Insurers: serviceHref("ime-reports") } },
  { part: "Choose Your Path", links: { "Learn More": routes.patients, "Submit a Case": routes.attorneys } },
  {
    part: "What we examine, test and treat",
    links: {
      "IME & Report Generation": serviceHref("ime-reports"),
      "Neurological Assessment": serviceHref("neurological-assessment"),
    },
  },
];

test("every tile, path and service leads where it says", async ({ page }) => {
  for (const { part, links } of leads) {
    const place = page.getByRole("region", { name: part }).or(page.getByRole("navigation", { name: part }));
    for (const [name, href] of Object.entries(links))
      await expect(place.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test.describe("services of sister sites", { tag: "@desktop" }, () => {
  for (const { title: service } of services.filter(({ site }) => site))
    test(`${service} leads to a sister site, and says so`, async ({ page }) => {
      const part = page.getByRole("region", { name: "What we examine, test and treat" });
      const link = part.getByRole("link", { name: service });
      await expect(link).toHaveAttribute("href", /^https:/);
      await expect(link).toHaveAttribute("rel", /noopener/);
      await expect(link).toHaveAccessibleName(`${service} (external site)`);
    });
});

test("the whole cell of a service is its link", async ({ page }) => {
  const cell = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Neurological Assessment/ }) });
  await cell.scrollIntoViewIfNeeded();
  // By force: the link of the heading lies over these words, which is the point.
  await cell.getByText("See our services").click({ force: true });
  await expect(page).toHaveURL(serviceHref("neurological-assessment"));
});

const questions = (page: Page) => page.getByRole("region", { name: "Frequently Asked Questions" }).locator("details");

async function open(page: Page): Promise<number[]> {
  return questions(page).evaluateAll((all) =>
    all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? index : [])),
  );
}

function accordionBehaves() {
  test("one question is open at a time, and the open one closes", async ({ page }) => {
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
}

accordionBehaves();

test("the keyboard opens and closes a question with Enter and with Space", async ({ page }) => {
  const summary = questions(page).nth(3).locator("summary");
  for (const key of ["Enter", "Space"]) {
    await summary.press(key);
    await expect.poll(() => open(page)).toEqual([3]);
    await summary.press(key);
    await expect.poll(() => open(page)).toEqual([]);
    await expect(summary).toBeFocused();
  }
});

test("an answer that a link names is open when one arrives", async ({ page }) => {
  const id = await questions(page).nth(4).getAttribute("id");
  await page.goto(`${routes.home}#${id ?? ""}`);
  await expect(questions(page).nth(4).locator("summary")).toBeInViewport();
});

test.describe("with JavaScript switched off", () => {
  test.use({ javaScriptEnabled: false });
  accordionBehaves();
});
