import { expect, test } from "@playwright/test";
import { officeHref, routes } from "#routes.ts";
import { recordFaults, recordRequests } from "./support/record.ts";
import { hiddenBy } from "./support/sight.ts";

const maps = "https://www.google.com/**";
const elsewhere = (requests: readonly string[], own: string) =>
  requests.filter((request) => !request.startsWith(`GET ${own}/`));

test("another host is asked for a map only when a person opens it, and only for that one", async ({ page }) => {
  const requests = recordRequests(page);
  const faults = await recordFaults(page);
  await page.route(maps, (route) => route.fulfill({ contentType: "text/html", body: "<title>Map</title>A map" }));
  await page.goto(routes.locations, { waitUntil: "networkidle" });
  const own = new URL(page.url()).origin;
  const summary = page.locator(`${officeSelector("manhattan")} summary`);
  await summary.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  await page.waitForLoadState("networkidle");
  expect(elsewhere(requests, own)).toEqual([]);

  const asked = page.waitForRequest(maps);
  await summary.click();
  const request = await asked;
  expect(new URL(request.url()).searchParams.get("q")).toContain("New York, NY 10016");
  expect((await request.allHeaders())["referer"]).toBeUndefined();
  const frame = page.frameLocator('iframe[title="Interactive map of the Manhattan office"]');
  await expect(frame.getByText("A map")).toBeVisible();
  expect(elsewhere(requests, own)).toHaveLength(1);
  expect(faults).toEqual([]);
});

test("the live map opens and closes with the keyboard, without JavaScript of ours", async ({ page }) => {
  await page.route(maps, (route) => route.fulfill({ contentType: "text/html", body: "A map" }));
  await page.goto(routes.locations);
  const details = page.locator(`${officeSelector("brooklyn")} details`);
  await details.locator("summary").press("Enter");
  await expect(details.locator("iframe")).toBeVisible();
  await details.locator("summary").press("Enter");
  await expect(details.locator("iframe")).toBeHidden();
});

for (const id of ["brooklyn", "manhattan"])
  test(`a link to the ${id} office comes to rest with its name in sight`, async ({ page }) => {
    await page.goto(officeHref(id));
    const name = page.locator(`${officeSelector(id)} h2`);
    await expect(name).toBeInViewport({ ratio: 1 });
    expect(await hiddenBy(name)).toEqual([]);
  });

function officeSelector(id: string): string {
  return `article#${id}`;
}
