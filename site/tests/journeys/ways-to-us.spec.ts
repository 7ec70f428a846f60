import { routes } from "#routes.ts";
import { articles } from "../support/content.ts";
import { contactForm } from "./support/contact-form.ts";
import { practice } from "./support/practice.ts";
import { expect, test, type Page } from "./support/test.ts";

/** Where people are when they decide: pages that they find in a search engine or are sent, and what a tool answers. */
const starts = [
  { name: "home", path: routes.home },
  { name: "an article", path: `${routes.blog}/${articles[0]?.id}` },
  { name: "a result", path: `${routes.claim}#crash=2026-10-22&travel=riding&vehicle=insured&working=no` },
  { name: "search", path: routes.search },
];

/** The first such link that is whole on the screen, wherever the page is scrolled to. */
async function onScreen(page: Page, selector: string) {
  const links = page.locator(selector);
  const index = await links.evaluateAll((all) =>
    all.findIndex((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return width > 0 && link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  return index < 0 ? undefined : links.nth(index);
}

for (const { name, path } of starts)
  test(`from ${name}, wherever it is scrolled to, a call is one press away, and the form for a message another`, async ({
    page,
  }) => {
    for (const place of [0, 0.5, 1]) {
      await page.goto("about:blank");
      await page.goto(path);
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), place);
      const call = `a[href="${practice.tel}"]`;
      await expect.poll(() => onScreen(page, call), `a call at ${place}`).toBeDefined();
      const contact = await onScreen(page, `a[href^="${routes.contact}"]`);
      expect(contact, `the way to a message at ${place}`).toBeDefined();
      await contact?.click();
      await expect(contactForm(page).name).toBeVisible();
    }
  });
