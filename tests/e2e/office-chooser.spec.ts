import { routes } from "#routes.ts";
import { expect, test, type Page } from "./support/test.ts";

const parts = (page: Page) => ({
  service: page.getByLabel("What for?"),
  day: page.getByLabel("Which day?"),
  answer: page.locator("#compare").getByRole("status"),
});

for (const { service, day, says, because } of [
  {
    service: "EMG/NCS Testing",
    day: "Wednesday",
    says: "This is done only in Brooklyn. Brooklyn is open on Wednesday, 8:00 AM–6:00 PM.",
    because: "one office has it",
  },
  {
    service: "Neurological Assessment",
    day: "Tuesday",
    says: "Brooklyn is open on Tuesday, 8:00 AM–6:00 PM. Manhattan sees people on Tuesday by appointment: call first.",
    because: "a day by appointment has no hours",
  },
  {
    service: "Continuing Care",
    day: "Sunday",
    says: "Brooklyn is closed on Sunday. Manhattan is closed on Sunday.",
    because: "nobody is there",
  },
])
  test(`${service} on ${day}: ${because}`, async ({ page }) => {
    await page.goto(routes.locations);
    const { service: what, day: when, answer } = parts(page);
    await what.selectOption(service);
    await when.selectOption(day);
    await expect(answer).toHaveText(says, { useInnerText: true });
  });

test(
  "whoever comes back to the page finds the answer to what they had chosen",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto(routes.locations);
    const { service, day, answer } = parts(page);
    await service.selectOption("Continuing Care");
    await day.selectOption("Saturday");
    await page.goto(routes.contact);
    await page.goBack();
    await expect(day).toHaveValue("Saturday");
    await expect(answer).toHaveText("Brooklyn is open on Saturday, 9:00 AM–2:00 PM. Manhattan is closed on Saturday.", {
      useInnerText: true,
    });
  },
);
