import { routes } from "#routes.ts";
import { messageLimits } from "./contact-message.ts";
import { isOwnContent, noticeText, offices } from "../../tests/support/content.ts";
import { expectAccessible, expectReadable } from "../../tests/journeys/support/checks.ts";
import {
  contactForm,
  delayScripts,
  fill,
  hydrateForm,
  validMessage,
  openForm,
  type TextField,
} from "../../tests/journeys/support/contact-form.ts";
import { practice } from "../../tests/journeys/support/practice.ts";
import { hiddenBy } from "../../tests/journeys/support/visibility-and-focus.ts";
import {
  expect,
  type Locator,
  sharedPageTest as test,
  test as ownPageTest,
} from "../../tests/journeys/support/test.ts";

const malformed = "Write one address like name@example.com, without spaces, commas or a dot at the end.";
const errorTexts = {
  name: "Enter your full name.",
  email: "Enter an email address such as name@example.com.",
  message: "Enter a short message.",
};
const required = ["name", "email", "message"] as const;
const fields = ["name", "email", "phone", "message"] as const;

const incomplete: { values: Partial<Record<TextField, string>>; missing: readonly TextField[]; because: string }[] = [
  { values: { ...validMessage, name: "" }, missing: ["name"], because: "the name is missing" },
  {
    values: { name: "  ", email: "\u00a0", message: " \n\t\u00a0\u2003" },
    missing: required,
    because: "spaces, also non-breaking ones, count as nothing",
  },
];

test(
  "a message is refused, field by field, and stays as typed when something is missing",
  { tag: "@desktop" },
  async ({ page }) => {
    for (const { values, missing, because } of incomplete)
      await test.step(because, async () => {
        const form = await openForm(page);
        await fill(page, values);
        await form.patientType.selectOption("clinic");
        const typed = await Promise.all(fields.map((field) => form[field].inputValue()));
        await form.send.click();

        await expect(form.notices).toHaveCount(1);
        await expect(form.error).toContainText("Please fill in all required fields.");
        for (const field of required) {
          const refused = missing.includes(field);
          await expect(form.form.getByText(errorTexts[field])).toBeVisible({ visible: refused });
          if (refused) await expect(form[field]).toHaveAttribute("aria-invalid", "true");
          else await expect(form[field]).not.toHaveAttribute("aria-invalid");
          if (refused) await expect(form[field]).toHaveAccessibleDescription(new RegExp(`${errorTexts[field]}$`));
        }

        for (const [index, field] of fields.entries()) await expect(form[field]).toHaveValue(typed[index] ?? "");
        await expect(form.patientType).toHaveValue("clinic");
        const first = form[missing[0] ?? "name"];
        await expect(first).toBeFocused();
        expect(await hiddenBy(first), "the field to correct is visible").toEqual([]);
      });
  },
);

test(
  "errors, notices and the open menu are accessible, also 320 px wide",
  { tag: "@thorough-desktop" },
  async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: isMobile ? "light" : "dark" });
    await page.setViewportSize({ width: 320, height: 568 });
    const form = await openForm(page);
    await form.send.click();
    await expect(form.error).toBeVisible();
    // While the window has no focus, notices stay as long as the checks need.
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await expectReadable(page, "320 px wide");
    await expect(form.name).toBeFocused();
    for (const part of [form.name, form.form.locator("label").first()]) expect(await hiddenBy(part)).toEqual([]);

    await page.setViewportSize({ width: isMobile ? 390 : 1000, height: 800 });
    await page.reload();
    await fill(page, { email: "ana@" });
    await form.send.click();
    await expect(form.error).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    for (const part of ["main form", "[aria-label=Notices]"]) await expectAccessible(page, part);
    await fill(page, validMessage);
    await form.send.click();
    await expect(form.success).toBeVisible();
    for (const part of ["main form", "[aria-label=Notices]"]) await expectAccessible(page, part);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Toggle menu" }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expectAccessible(page, "header");
  },
);

test("a notice names the fields to correct, links to them, and covers none of them", async ({ page, isMobile }) => {
  for (const size of isMobile
    ? [
        { width: 390, height: 844 },
        { width: 320, height: 568 },
      ]
    : [{ width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    const form = await openForm(page);
    await fill(page, { email: "ana@", message: "Please call me." });
    await form.send.click();
    const links = form.error.getByRole("link");
    await expect(links).toHaveText(["Full Name", "Email"]);
    await links.last().click();
    await expect(form.email).toBeFocused();
    await expect(page).toHaveURL(routes.contact);
    for (const part of [form.email, form.form.getByText(malformed)]) expect(await hiddenBy(part)).toEqual([]);
    await form.name.focus();
    expect(await hiddenBy(form.name), "reached by keyboard").toEqual([]);
  }
});

test(
  "both ways are on the first screen: the call, and the form or the way to it",
  { tag: "@own" },
  async ({ page, isMobile }) => {
    await page.goto(routes.contact);
    const main = page.getByRole("main");
    const call = main.getByRole("link", { name: `Call the office ${practice.phone}` });
    const write = isMobile ? main.getByRole("link", { name: "Write to us", exact: true }) : contactForm(page).callMe;
    for (const part of [call, write]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect(await hiddenBy(part)).toEqual([]);
    }
    if (isMobile && isOwnContent) expect((await call.boundingBox())?.y).toBeLessThan(400);
    if (isMobile) await write.click();
    await expect(contactForm(page).name).toBeInViewport();
  },
);

test(
  "an invalid email is refused in a sentence that says what is wrong, whatever the browser's language, without a notice",
  { tag: "@desktop" },
  async ({ page }) => {
    const form = await openForm(page);
    await fill(page, { ...validMessage, email: "ana@" });
    await form.send.click();
    await expect(form.form.getByText(malformed)).toBeVisible();
    await expect(form.email).toHaveAccessibleDescription(malformed);
    await expect(form.email).toHaveAttribute("aria-invalid", "true");
    await expect(form.email).toBeFocused();
    expect(await hiddenBy(form.email)).toEqual([]);
    await expect(form.notices).toHaveCount(0);
    await expect(form.message).toHaveValue(validMessage.message);
    for (const email of [
      "ana@example.com.",
      "ana ruiz@example.com",
      "ana@example.com, eva@example.com",
      "ana@b_c.com",
    ]) {
      await fill(page, { email });
      await form.send.click();
      await expect(form.email, email).toHaveAccessibleDescription(malformed);
    }
    await fill(page, { email: "ana.example.com" });
    await form.send.click();
    await expect(form.email).toHaveAccessibleDescription("Write the email with an @, like name@example.com.");
    await fill(page, { email: "ana@" });
    await form.send.click();

    await fill(page, { name: "" });
    await form.send.click();
    await expect(form.error, "with a missing name at once").toHaveCount(1);
    await expect(form.name).toHaveAccessibleDescription(errorTexts.name);
    await expect(form.email).toHaveAccessibleDescription(malformed);
    await expect(form.message).not.toHaveAttribute("aria-invalid");
  },
);

test.describe("whatever the screen", { tag: "@desktop" }, () => {
  test("a field's error is removed when the field is corrected, and the others stay", async ({ page }) => {
    const form = await openForm(page);
    await form.send.click();
    await expect(form.form.getByText(errorTexts.name)).toBeVisible();
    await form.name.pressSequentially("  ");
    await expect(form.form.getByText(errorTexts.name), "spaces correct nothing").toBeVisible();
    await form.name.pressSequentially("A");

    await expect(form.form.getByText(errorTexts.name)).toBeHidden();
    await expect(form.name).not.toHaveAttribute("aria-invalid");
    await expect(form.name).toHaveAccessibleDescription("");
    await form.name.fill("");
    await expect(form.form.getByText(errorTexts.name), "a new one waits for the button").toBeHidden();
    await expect(form.form.getByText(errorTexts.email)).toBeVisible();
    await expect(form.form.getByText(errorTexts.message)).toBeVisible();
  });

  ownPageTest(
    "any text is kept as typed and accepted, one message after the other",
    { tag: "@thorough" },
    async ({ page }) => {
      let dialogs = 0;
      page.on("dialog", (dialog) => void (dialogs++, dialog.dismiss()));
      const form = await openForm(page);
      for (const [kind, text] of Object.entries({
        "ten thousand characters": "x".repeat(messageLimits.message),
        emoji: "🤕👩🏽‍⚕️🚗💥",
        "text from right to left": "אני צריך תור، من فضلك اتصل بي",
        HTML: `<img src=x onerror="alert(1)"><script>alert(2)</script>&amp;`,
        "null bytes": "before\0after\0",
      }))
        await test.step(kind, async () => {
          for (const field of [form.name, form.message])
            await field.evaluate((control: HTMLInputElement | HTMLTextAreaElement, value) => {
              control.value = value;
              control.dispatchEvent(new InputEvent("input", { bubbles: true }));
            }, text);
          await form.send.click();
          await expect(form.error).toHaveCount(1);
          for (const field of [form.name, form.message])
            expect(await field.evaluate((control: HTMLInputElement, value) => control.value === value, text)).toBe(
              true,
            );
          await expect(form.email).toBeFocused();

          await fill(page, { email: validMessage.email, phone: "call after 5" });
          await form.send.click();
          await expect(form.notices).toHaveText([/Message Sent!/]);
          await expect(form.message).toHaveValue("");
        });
      expect(dialogs).toBe(0);
    },
  );

  test("a complete message is confirmed, and the form is cleared, with the patient chosen", async ({ page }) => {
    const form = await openForm(page);
    await form.send.click();
    await expect(form.error).toHaveCount(1);
    await fill(page, { ...validMessage, phone: "212 555 0199" });
    await form.patientType.selectOption("insurer");
    await form.send.click();

    await expect(form.success).toContainText(noticeText("message-sent"));
    await expect(form.success.locator("strong"), "first").toHaveText("Message Sent!");
    for (const field of fields) {
      await expect(form[field]).toHaveValue("");
      await expect(form[field]).not.toHaveAttribute("aria-invalid");
    }
    await expect(form.patientType).toHaveValue("patient");
  });

  test("two clicks, or Enter pressed twice, are one message", async ({ page }) => {
    const form = contactForm(page);
    for (const send of [
      () => form.send.dblclick(),
      () => form.name.press("Enter").then(() => form.name.press("Enter")),
      // The second comes while the form is being cleared.
      async () => {
        await page.evaluate(() =>
          addEventListener("reset", ({ target }) => queueMicrotask(() => (target as HTMLFormElement).requestSubmit())),
        );
        await form.send.click();
      },
    ]) {
      await openForm(page);
      await fill(page, validMessage);
      await send();
      await expect(form.notices).toHaveText([/Message Sent!/]);
      await expect(form.name).not.toHaveAttribute("aria-invalid");
    }
  });
});

test("a press writes what most people ask for, before what is there, also when the form’s code is not there yet", async ({
  page,
}) => {
  const wanted = "Please call me to schedule an evaluation.";
  const form = contactForm(page);
  const scripts = await delayScripts(page);
  await page.goto(routes.contact);
  await form.callMe.click();
  scripts.release();
  await expect(form.message).toHaveValue(wanted);
  await expect(form.phone, "to call, we need a number").toBeFocused();
  await form.message.fill("After 5, please.");
  await form.callMe.click();
  await form.callMe.click();
  await expect(form.message).toHaveValue(`${wanted}\nAfter 5, please.`);
});

test("an address that is probably mistyped is asked about, and can be sent all the same", async ({ page }) => {
  const form = await openForm(page);
  await fill(page, { ...validMessage, email: "maria@gmail.con" });
  const question = form.form.getByText("Did you mean maria@gmail.com?");
  await expect(question).toBeVisible();
  await form.send.click();
  await expect(form.success).toBeVisible();
  await expect(question).toBeHidden();
});

for (const { path, button, line, begins, sender } of [
  ...offices.map(({ name }) => ({
    path: routes.locations,
    button: `Schedule at ${name} Office`,
    line: `For our ${name} office.`,
    begins: `Please call me to schedule an evaluation at the ${name} office.`,
    sender: "patient",
  })),
  {
    path: routes.attorneys,
    button: "Submit a Case",
    line: "Please leave out the name",
    begins: "",
    sender: "attorney",
  },
])
  test(`“${button}” links to the form, which then begins with that`, { tag: "@thorough-phone" }, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("main").getByRole("link", { name: button }).click();
    const form = contactForm(page);
    await expect(page.locator("#message-form").getByText(line)).toBeInViewport();
    await expect(page.getByRole("heading", { name: "Write to us" })).toBeInViewport();
    await hydrateForm(page);
    await expect(form.message).toHaveValue(begins);
    await expect(form.patientType).toHaveValue(sender);
    await page.goto(routes.contact);
    await expect(page.locator("#message-form").getByText(line)).toBeHidden();
  });

test("a message whose writer takes out the office that the page names is sent with it", async ({ page }) => {
  const [office] = offices;
  await page.goto(`${routes.contact}#message-${office?.id}`);
  await fill(page, { ...validMessage, message: "Please call me after 5." });
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await contactForm(page).send.click();
  expect((await sent).postDataJSON()).toMatchObject({ message: `Please call me after 5.\n\nOffice: ${office?.name}` });
});

test.describe("one filled button", { tag: "@desktop" }, () => {
  for (const { at, filled, because } of [
    { at: "2026-11-23T12:00:00-05:00", filled: "call", because: "someone answers on Monday at noon" },
    { at: "2026-11-22T12:00:00-05:00", filled: "send", because: "nobody does on Sunday" },
  ])
    ownPageTest(`is the ${filled}: ${because}`, { tag: "@own" }, async ({ page }) => {
      await page.clock.setFixedTime(at);
      await page.goto(routes.contact);
      const call = page.getByRole("main").getByRole("link", { name: "Call the office" });
      const { send } = contactForm(page);
      const isFilled = (part: Locator) =>
        part.evaluate((element) => getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)");
      expect([await isFilled(call), await isFilled(send)]).toEqual([filled === "call", filled === "send"]);
    });
});
