import { routes } from "#routes.ts";
import { painted } from "../../../tests/journeys/support/layout-shift.ts";
import { practice } from "../../../tests/journeys/support/practice.ts";
import {
  axeViolations,
  expectAccessible,
  expectReadableOnNarrowScreen,
} from "../../../tests/journeys/support/checks.ts";
import { expect, test, type Locator, type Page } from "../../../tests/journeys/support/test.ts";
import type { Claim } from "./claim.ts";
import { readClaim } from "./claim.ts";
import type { ClaimData } from "./claim-texts.ts";
import { toolFrame } from "../../../tests/support/content.ts";

/** Noon in New York on these days. */
const friday = "2026-11-27T17:00:00Z";
const sunday = "2026-11-22T17:00:00Z";

/** The words of the tool, as the site serves them. */
async function wordsOf(page: Page): Promise<ClaimData> {
  return (await (await page.request.get(`${routes.claim}.json`)).json()) as ClaimData;
}

async function open(page: Page, now: string, fragment = ""): Promise<ClaimData> {
  await page.clock.setFixedTime(new Date(now));
  const data = await wordsOf(page);
  await page.goto(routes.claim + fragment);
  return data;
}

const day = (page: Page) => page.locator("#crash");
const act = (page: Page) => page.locator("#next-act");
const question = (page: Page) => page.locator("#question");
const text = (words: string) => words.replaceAll("\u00a0", " ");

const questionOf = (data: ClaimData, id: string) =>
  data.questions.find((one) => one.id === id) as ClaimData["questions"][number];
const stepOf = (data: ClaimData, id: string) => data.steps.find((one) => one.id === id) as ClaimData["steps"][number];
const optionLabel = (data: ClaimData, id: string, option: string) =>
  option === "unsure"
    ? data.labels.ask.unsure
    : text(questionOf(data, id).options.find((one) => one.id === option)?.label ?? option);

/** Taps answers, each to the question that is asked. */
async function answer(page: Page, data: ClaimData, answers: Readonly<Record<string, string>>) {
  for (const [id, option] of Object.entries(answers)) {
    const words = id === "since" ? data.labels.ask.since : questionOf(data, id).text;
    await expect(question(page)).toHaveText(text(words));
    const group = page.getByRole("group", { name: text(words) });
    const label =
      id === "since"
        ? data.labels.ask.nothing
        : id === "also" && option === "none"
          ? data.labels.ask.none
          : optionLabel(data, id, option);
    await group.getByRole("button", { name: label, exact: true }).click();
  }
}

/** The claim in the address. */
const claimIn = (page: Page): Claim => readClaim(new URL(page.url()).hash, ["crashReport"]).claim;

/** A date field itself moves its words by this much when it gets its day. */
const dayTyped = 0.001;

/** The cumulative layout shift until now, without what follows a key at once. */
async function movedAlone(page: Page): Promise<number> {
  await painted(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
        let sum = 0;
        const observer = new PerformanceObserver((shifts) => {
          for (const shift of shifts.getEntries() as Shift[]) if (!shift.hadRecentInput) sum += shift.value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

const list = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true });

test.describe("the claim tool", { tag: "@thorough-phone" }, () => {
  test("says to a driver on day 7: the letter, then the DMV, by their days", { tag: "@own" }, async ({ page }) => {
    const data = await open(page, friday);
    await day(page).fill("2026-11-20");
    await expect(page.locator("#claim [role=status] b")).toHaveText(data.labels.day.number.replace("{day}", "7"));
    await expect(act(page)).toHaveText(text(stepOf(data, "noticeLimit").title));
    const main = page.getByRole("main");
    await expect(main).toContainText("by Friday, December 18");
    await expect(main).toContainText("The last day by law is a Sunday, December 20.");
    // The hint names the date that this answer brings.
    await expect(main).toContainText("Then one date is sooner: Monday, November 30.");

    await answer(page, data, { travel: "driving" });
    const also = page.locator("h3", { hasText: text(stepOf(data, "crashReport").title) });
    await expect(also).toBeVisible();
    await expect(main).toContainText("by Monday, November 30, in 3 days");
    await expect(main).toContainText(`New: ${optionOf(data, "travel", "driving").new}`);
    await expect(question(page)).toBeFocused();

    await answer(page, data, { vehicle: "insured", working: "no", fled: "no", place: "city" });
    await answer(page, data, { otherState: "no", also: "none", since: "nothing" });
    await expect(question(page)).toHaveCount(0);
    await expect(act(page)).toBeFocused();
    expect(claimIn(page)).toEqual({
      crash: "2026-11-20",
      ...{ travel: "driving", vehicle: "insured", working: "no", fled: "no", place: "city", otherState: "no" },
      ...{ also: [], since: "nothing" },
    });
    await expectAccessible(page);
  });

  test("says on day 89 to someone hit by an unknown car that MVAIC has to have it tomorrow", async ({ page }) => {
    const data = await open(page, sunday);
    await day(page).fill("2026-08-25");
    // Over 30 days ago, what has happened since is asked first.
    await answer(page, data, { since: "nothing", travel: "foot", hit: "unknown", touched: "yes", working: "no" });
    await answer(page, data, { police: "same-day", place: "city", household: "no", also: "none" });
    await expect(act(page)).toHaveText(text(stepOf(data, "unknownVehicle").title));
    const main = page.getByRole("main");
    await expect(main).toContainText("It must arrive by tomorrow, November 23");
    await expect(main).toContainText(data.labels.act.bring);
    await expect(page.getByRole("link", { name: stepOf(data, "unknownVehicle").button as string })).toBeVisible();
    await expect(main.getByRole("button", { name: data.labels.act.letter })).toHaveCount(0);
    await expectAccessible(page);
  });

  test(
    "tells a passenger on the Sunday after the last day that Monday may still count",
    { tag: "@own" },
    async ({ page }) => {
      const data = await open(page, sunday, "#crash=2026-10-22&travel=riding&vehicle=insured&working=no");
      await expect(act(page)).toHaveText(text(stepOf(data, "noticeLimit").lateTitle as string));
      const main = page.getByRole("main");
      await expect(main).toContainText("It was due yesterday, November 21");
      await expect(main).toContainText("A letter sent by Monday, November 23, may still be on time.");
      await expect(main).toContainText(data.labels.act.noPost);
      await expect(main).toContainText(data.visit.late.title);
    },
  );

  test("puts a denial of lost pay first, by the last business day before day 30", async ({ page }) => {
    const data = await open(page, sunday, "#crash=2026-07-20&travel=riding&notice=2026-07-25");
    const letter = data.events.find(({ events }) => events?.some(({ id }) => id === "denial"));
    const denial = letter?.events?.find(({ id }) => id === "denial");
    // The notice is known: only what is left is asked, and this is added where the answers are.
    await answer(page, data, { vehicle: "insured", working: "no", fled: "no", place: "city" });
    await answer(page, data, { otherState: "no", also: "none" });
    await page.getByRole("button", { name: data.labels.ask.add }).click();
    const since = page.getByRole("group", { name: data.labels.ask.since });
    await since.getByRole("button", { name: text(letter?.label ?? "") }).click();
    await since.getByRole("button", { name: text(denial?.label ?? "") }).click();
    await page.locator("#denial").fill("2026-10-26");
    await page.locator("#denialCame").fill("2026-10-29");
    const pay = denial?.fields?.find(({ id }) => id === "denies")?.options?.find(({ id }) => id === "pay");
    await page.getByRole("button", { name: text(pay?.label ?? "") }).click();
    await page.getByRole("button", { name: data.labels.ask.save, exact: true }).click();
    await expect(act(page)).toHaveText(text(stepOf(data, "interestAction").title));
    await expect(page.getByRole("main")).toContainText("Friday, November 27");
    expect(claimIn(page)).toMatchObject({ denial: "2026-10-26", denialCame: "2026-10-29", denies: "pay" });
    await expectAccessible(page);

    const row = page.getByRole("listitem").filter({ hasText: text(denial?.label ?? "") });
    await row.getByRole("button").first().click();
    await row.getByRole("button", { name: data.labels.ask.out }).click();
    await expect(act(page)).not.toHaveText(text(stepOf(data, "interestAction").title));
    expect(claimIn(page).denial).toBeUndefined();
  });

  test("keeps every protective step for someone who knows neither the day nor an answer", async ({ page }) => {
    const data = await open(page, friday);
    await page.getByRole("button", { name: data.labels.day.unknown }).click();
    await expect(act(page)).toHaveText(text(stepOf(data, "noticeLimit").title));
    await expect(page.getByRole("main")).toContainText(text(data.labels.day.count));
    const before = await list(page, data.labels.plan.maybe).getByRole("listitem").count();
    for (let asked = 0; asked < 20 && (await question(page).count()) > 0; asked += 1) {
      const words = await question(page).innerText();
      if (words === data.labels.ask.since) break;
      await page.locator("#ask").getByRole("button", { name: data.labels.ask.unsure, exact: true }).click();
      await expect(question(page)).not.toHaveText(words);
    }
    await expect(question(page)).toHaveText(data.labels.ask.since);
    expect(await list(page, data.labels.plan.maybe).getByRole("listitem").count()).toBeGreaterThanOrEqual(before);
    expect(new Set(Object.values(claimIn(page)))).toEqual(new Set(["unsure"]));
    await expectAccessible(page);
  });

  test("changes an answer in its row, and asks and drops what then matters", async ({ page }) => {
    const data = await open(page, friday, "#crash=2026-11-20&travel=taxi&role=driver&vehicle=insured");
    const taxi = optionLabel(data, "travel", "taxi");
    const change = page.getByRole("button", {
      name: text(
        data.labels.ask.changeName.replace("{question}", questionOf(data, "travel").text).replace("{answer}", taxi),
      ),
    });
    await change.click();
    const box = page.getByRole("group", { name: questionOf(data, "travel").text });
    await expect(box.getByRole("button", { name: taxi })).toHaveAttribute("aria-pressed", "true");
    await box.getByRole("button", { name: optionLabel(data, "travel", "riding") }).click();
    await expect(box).toHaveCount(0);
    await expect(page.locator("#change-travel")).toBeFocused();
    await expect(page.locator("#change-role")).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText(
      data.addressees.find(({ id }) => id === "vehicleYouWereIn")?.to ?? "",
    );
    // The answer is kept, and counts again.
    expect(claimIn(page)).toMatchObject({ travel: "riding", role: "driver" });
    await page.locator("#change-travel").click();
    await box.getByRole("button", { name: taxi }).click();
    await expect(page.locator("#change-role")).toBeVisible();
  });

  test("goes back to the question before, with its answer marked", async ({ page }) => {
    const data = await open(page, friday, "#crash=2026-11-20");
    await answer(page, data, { travel: "riding", vehicle: "insured" });
    await page.getByRole("button", { name: data.labels.ask.back, exact: true }).click();
    await expect(question(page)).toHaveText(text(questionOf(data, "vehicle").text));
    await expect(question(page)).toBeFocused();
    await expect(page.locator("#ask [aria-pressed=true]")).toHaveText(optionLabel(data, "vehicle", "insured"));
    await page.getByRole("button", { name: data.labels.ask.back, exact: true }).click();
    await answer(page, data, { travel: "driving" });
    await expect(question(page)).toHaveText(text(questionOf(data, "working").text));
  });

  test("reads the links of the former tools, and says if a part could not be read", async ({ page }) => {
    const data = await open(page, friday, "#accident=2026-01-15&working=yes");
    await expect(day(page)).toHaveValue("2026-01-15");
    await expect(page.locator("#change-working")).toHaveAccessibleName(
      new RegExp(optionLabel(data, "working", "employee")),
    );
    await expect(page.getByText(data.labels.day.link)).toHaveCount(0);
    await page.goto("about:blank");
    await page.goto(`${routes.claim}#crash=2026-01-15&travel=rocket`);
    await expect(page.getByText(data.labels.day.link)).toBeVisible();
    await expect(act(page)).toBeVisible();
  });

  test("copies a link that opens the same plan", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const fragment = "#crash=2026-11-20&travel=driving&vehicle=insured&working=no&also=several,child";
    const data = await open(page, friday, fragment);
    await expect(act(page)).toBeVisible();
    const lists = await page.locator("[data-plan]").innerText();
    await page.getByRole("button", { name: data.labels.keep.copy }).click();
    await expect(page.getByText(data.labels.keep.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto("about:blank");
    await page.goto(link);
    await expect(act(page)).toBeVisible();
    expect(await page.locator("[data-plan]").innerText()).toBe(lists);
  });

  test("opens the letter from a link, and the open question", async ({ page }) => {
    const data = await open(page, friday, "#crash=2026-11-20&travel=riding");
    await page.getByRole("button", { name: data.labels.act.letter }).click();
    await expect(page.locator("#letter")).toBeFocused();
    await expect(page.getByRole("link", { name: data.labels.act.open })).toBeVisible();

    await page.goto("about:blank");
    await page.goto(`${routes.claim}#letter`);
    await expect(page.locator("#letter")).toBeFocused();
    await page.goto("about:blank");
    await page.goto(`${routes.claim}#crash=2026-11-20&ask`);
    await expect(question(page)).toBeFocused();
    await page.goto("about:blank");
    await page.goto(`${routes.claim}#ask`);
    await expect(day(page)).toBeFocused();
  });

  test("moves nothing when a link with answers is opened", async ({ page }) => {
    await page.clock.setFixedTime(new Date(friday));
    await page.goto(`${routes.claim}#crash=2026-11-20&travel=driving`);
    await expect(act(page)).toBeVisible();
    expect(await movedAlone(page)).toBeLessThan(dayTyped);
  });

  // A phone has no keys that fill in a date.
  test("moves nothing when a day is typed before the texts are there @desktop", async ({ page }) => {
    await page.clock.setFixedTime(new Date(friday));
    await page.route(`**${routes.claim}.json`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(routes.claim);
    await day(page).focus();
    await page.keyboard.type("11202026");
    await expect(act(page)).toBeVisible();
    expect(await movedAlone(page)).toBeLessThan(dayTyped);
  });

  const wrong = [
    { typed: "2026-12-01", problem: "future", because: "a crash is not ahead" },
    { typed: "1926-11-20", problem: "unreal", because: "No-Fault began in 1974" },
  ] as const;
  for (const { typed, problem, because } of wrong)
    test(`says what is wrong with ${typed} and keeps the plan: ${because}`, { tag: "@own" }, async ({ page }) => {
      await open(page, friday, "#crash=2026-11-20");
      await expect(act(page)).toBeVisible();
      const before = await day(page).boundingBox();
      await day(page).fill(typed);
      await day(page).blur();
      await expect(page.locator("#crash-error")).toHaveText(toolFrame.days[problem]);
      await expect(day(page)).toHaveAttribute("aria-invalid", "true");
      await expect(day(page)).toHaveValue(typed);
      await expect(page.getByRole("main")).toContainText("by Friday, December 18");
      expect(await day(page).boundingBox()).toEqual(before);
      expect(await axeViolations(page, "main")).toEqual([]);
    });

  test("marks a step as done, and takes that back", async ({ page }) => {
    const data = await open(page, friday, "#crash=2026-11-20&travel=driving");
    await page.getByRole("button", { name: data.labels.act.sent }).click();
    await expect(page.locator("h3", { hasText: text(stepOf(data, "crashReport").title) })).toHaveCount(0);
    expect(claimIn(page).done).toEqual({ crashReport: "2026-11-27" });
    await page.getByRole("button", { name: data.labels.act.undo }).first().click();
    await expect(page.locator("h3", { hasText: text(stepOf(data, "crashReport").title) })).toBeVisible();
    expect(claimIn(page).done).toBeUndefined();
  });

  test("clears everything, and brings it back", async ({ page }) => {
    const data = await open(page, friday, "#crash=2026-11-20&travel=driving");
    await page.getByRole("button", { name: data.labels.keep.clear }).click();
    await expect(act(page)).toHaveCount(0);
    await expect(day(page)).toHaveValue("");
    await expect(day(page)).toBeFocused();
    expect(new URL(page.url()).hash).toBe("");
    await page.getByRole("button", { name: data.labels.act.undo }).click();
    await expect(act(page)).toBeVisible();
    await expect(day(page)).toHaveValue("2026-11-20");
    expect(claimIn(page)).toEqual({ crash: "2026-11-20", travel: "driving" });
  });

  test("works with the keyboard alone @desktop", async ({ page }) => {
    const data = await open(page, friday);
    await day(page).focus();
    await page.keyboard.type("11202026");
    await expect(act(page)).toHaveText(text(stepOf(data, "noticeLimit").title));
    await page.keyboard.press("Enter");
    await expect(act(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: data.labels.act.letter })).toBeFocused();
    // What may be due within days opens to why.
    await page.keyboard.press("Tab");
    await expect(page.locator("[data-plan] summary").first()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: optionLabel(data, "travel", "driving") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toHaveText(text(questionOf(data, "vehicle").text));
  });

  // The tool’s code comes while the day is typed.
  for (const delay of [0, 40, 120])
    test(`loses no digit of a day, a key each ${delay} ms @desktop`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(friday));
      await page.goto(routes.claim);
      await day(page).focus();
      for (const digit of "11202026") {
        await page.keyboard.press(digit);
        await page.waitForTimeout(delay);
      }
      await expect(act(page)).toBeVisible();
      await expect(day(page)).toHaveValue("2026-11-20");
      expect(claimIn(page)).toEqual({ crash: "2026-11-20" });
    });

  test("drops part of a date when the day is not known, and says what is next", async ({ page }) => {
    const data = await open(page, friday, "#ask");
    await expect(day(page)).toBeFocused();
    await page.keyboard.press("1");
    await day(page).blur();
    await expect(page.locator("#crash-error")).toHaveText(toolFrame.days.missing);
    await page.getByRole("button", { name: data.labels.day.unknown }).click();
    await expect(page.locator("#crash-error")).toHaveCount(0);
    await expect(act(page)).toBeFocused();
    await expect(page.locator("#claim-said")).toHaveText(/^Next: send the insurer written notice/);
  });

  test("asks what a letter by a link leaves open, and those who can’t work for their first day without pay", async ({
    page,
  }) => {
    const data = await open(page, friday, "#crash=2026-11-01&denialCame=2026-11-20&travel=riding&also=cannotWork");
    const fields = data.events.flatMap(({ fields: own = [], events = [] }) => [
      ...own,
      ...events.flatMap((one) => one.fields ?? []),
    ]);
    const label = (id: string) => text(fields.find((one) => one.id === id)?.label ?? "");
    for (const id of ["denies", "saysLate"]) {
      await expect(question(page)).toHaveText(label(id));
      await page.locator("#ask").getByRole("button", { name: data.labels.ask.unsure }).click();
    }
    await expect(question(page)).toHaveText(label("pay"));
    await page.locator("#ask").getByRole("button", { name: data.labels.ask.unsure }).click();
    await expect(question(page)).toHaveText(text(questionOf(data, "vehicle").text));
  });

  test("asks anew about the vehicle when another one is meant", async ({ page }) => {
    const data = await open(page, friday, "#crash=2026-11-20&travel=driving&vehicle=none&owner=other&working=no");
    await page.locator("#change-travel").click();
    await page.keyboard.press("Escape");
    await expect(page.locator("#change-travel")).toBeFocused();
    await page.locator("#change-travel").click();
    const box = page.getByRole("group", { name: questionOf(data, "travel").text });
    await box.getByRole("button", { name: optionLabel(data, "travel", "foot") }).click();
    await expect(question(page)).toHaveText(text(questionOf(data, "hit").text));
    expect(claimIn(page)).toEqual({ crash: "2026-11-20", travel: "foot", working: "no" });
  });

  test("is readable 320 px wide", async ({ page }) => {
    await open(page, friday, "#crash=2026-11-20&travel=driving&vehicle=insured&working=no");
    await expect(act(page)).toBeVisible();
    await expectReadableOnNarrowScreen(page);
  });

  test("says so, with the phone number, when its texts do not come, and keeps the day", async ({ page }) => {
    await page.route(`**${routes.claim}.json`, (route) => route.abort());
    await page.clock.setFixedTime(new Date(friday));
    await page.goto(routes.claim);
    await day(page).fill("2026-11-20");
    const alert = page.getByRole("alert").filter({ hasText: toolFrame.failed });
    await expect(alert.getByRole("link", { name: practice.phone })).toHaveAttribute("href", practice.tel);
    await expect(day(page)).toHaveValue("2026-11-20");
    await page.unroute(`**${routes.claim}.json`);
    await day(page).fill("2026-11-19");
    await expect(act(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test("stores and sends nothing", async ({ page, context }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" || request.url().includes("2026-11-20")) sent.push(request.url());
    });
    await open(page, friday, "");
    await day(page).fill("2026-11-20");
    await expect(act(page)).toBeVisible();
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });
});

const optionOf = (data: ClaimData, id: string, option: string) =>
  questionOf(data, id).options.find((one) => one.id === option) as ClaimData["questions"][number]["options"][number];
