import { routes } from "#routes.ts";
import type { Weekday } from "#practice/practice-schema.ts";
import type { Service } from "#services/service-schema.ts";
import { offices, services } from "../../tests/support/content.ts";
import { weekdays, weekOf } from "../../tests/support/weeks.ts";
import { expect, now, test, type Page } from "../../tests/journeys/support/test.ts";

const parts = (page: Page) => ({
  service: page.getByLabel("What do you need?"),
  day: page.getByLabel("Which day?"),
  answer: page.locator("#compare").getByRole("status"),
});

/** The answer for a service on a day, for each office. */
function answerText({ offices: at }: Service, day: Weekday): string {
  const giving = offices.filter(({ id }) => at.includes(id));
  const only =
    giving.length < offices.length ? [`We do this only in ${giving.map(({ name }) => name).join(" and ")}.`] : [];
  const sentences = giving.map(({ name, hours }) => {
    const said = weekOf(hours)[weekdays.indexOf(day)] ?? "";
    if (said === "Closed") return `${name} is closed that day.`;
    if (said === "By appointment") return `${name} sees people by appointment that day: please call first.`;
    return `${name} is open ${said.replaceAll(":00", "")}.`;
  });
  return [...only, ...sentences].join(" ");
}

const givenAt = (count: number) => services.find((service) => service.offices.length === count) as Service;
const [atOne, everywhere] = [givenAt(1), givenAt(offices.length)];

test(
  "the chooser shows the office for a service and a day, also after navigating back",
  {
    tag: "@phone",
  },
  async ({ page }) => {
    await page.goto(routes.locations);
    const { service: what, day: when, answer } = parts(page);
    const today = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", weekday: "long" }).format(now);
    await expect(when, "begins with today").toHaveValue(today);
    await expect(answer).toHaveText(answerText(services[0] as Service, today as Weekday), { useInnerText: true });
    for (const { service, day, because } of [
      { service: atOne, day: "Wednesday", because: "one office has it" },
      { service: everywhere, day: "Tuesday", because: "a day by appointment has no hours" },
      { service: everywhere, day: "Sunday", because: "an office may be closed" },
      { service: everywhere, day: "Saturday", because: "each office has a weekend of its own" },
    ] as const) {
      await what.selectOption(service.title);
      await when.selectOption(day);
      await expect(answer, because).toHaveText(answerText(service, day), { useInnerText: true });
    }
    await page.goto(routes.contact);
    await page.goBack();
    await expect(when).toHaveValue("Saturday");
    await expect(answer).toHaveText(answerText(everywhere, "Saturday"), { useInnerText: true });
  },
);
