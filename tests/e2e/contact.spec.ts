import { noticeText } from "../support/content.ts";
import { routes } from "#routes.ts";
import { contactForm, fill, goodMessage, openForm, type TextField } from "./support/contact-form.ts";
import { practice } from "./support/practice.ts";
import { hiddenBy } from "./support/sight.ts";
import { expect, test } from "./support/test.ts";

const errorTexts = {
  name: "Enter your full name.",
  email: "Enter an email address such as name@example.com.",
  message: "Enter a short message.",
};

const incomplete: {
  values: Partial<Record<TextField, string>>;
  missing: (keyof typeof errorTexts)[];
  because: string;
}[] = [
  { values: {}, missing: ["name", "email", "message"], because: "nothing is filled in" },
  { values: { ...goodMessage, name: "" }, missing: ["name"], because: "the name is missing" },
  { values: { ...goodMessage, email: "" }, missing: ["email"], because: "the email is missing" },
  { values: { ...goodMessage, message: "" }, missing: ["message"], because: "the message is missing" },
  { values: { phone: "718" }, missing: ["name", "email", "message"], because: "a phone number alone is not enough" },
  {
    values: { name: "  ", email: " ", message: " \n\t" },
    missing: ["name", "email", "message"],
    because: "blanks count as nothing",
  },
  {
    values: { name: "\u00a0\u00a0", email: "\u00a0", message: "\u00a0\u2003" },
    missing: ["name", "email", "message"],
    because: "blanks that do not break count as nothing",
  },
];

for (const { values, missing, because } of incomplete) {
  test(`a message is refused, field by field, and stays as typed when ${because}`, async ({ page }) => {
    const form = await openForm(page);
    await fill(page, values);
    await form.patientType.selectOption("clinic");
    const fields = ["name", "email", "phone", "message"] as const;
    const typed = await Promise.all(fields.map((field) => form[field].inputValue()));
    await form.send.click();

    await expect(form.notices).toHaveCount(1);
    await expect(form.error).toContainText("Please fill in all required fields.");
    for (const field of ["name", "email", "message"] as const) {
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
    expect(await hiddenBy(first), "the field to mend is in sight").toEqual([]);
  });
}

test("wherever it was sent from, the words that nothing was sent are told and in sight", async ({ page }) => {
  const form = await openForm(page);
  await fill(page, goodMessage);
  await form.name.press("Enter");
  const line = page.getByRole("status").getByText("your message did not reach us");
  await expect(line).toBeInViewport({ ratio: 1 });
  const notice = await form.success.boundingBox();
  const words = await line.boundingBox();
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
});

test("three refusals one after the other still leave the field to mend in sight", async ({ page }) => {
  const form = await openForm(page);
  for (const count of [1, 2, 3]) {
    await form.message.press("Tab");
    await form.form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(form.notices).toHaveCount(count);
  }
  await expect(form.name).toBeFocused();
  expect(await hiddenBy(form.name)).toEqual([]);
});

const malformed = "Write the email with an @, like name@example.com.";

test("an email address that is none is refused in words of ours, whatever the browser's language, without a notice", async ({
  page,
}) => {
  const form = await openForm(page);
  await fill(page, { ...goodMessage, email: "ana@" });
  await form.send.click();

  await expect(form.form.getByText(malformed)).toBeVisible();
  await expect(form.email).toHaveAccessibleDescription(malformed);
  await expect(form.email).toHaveAttribute("aria-invalid", "true");
  await expect(form.email).toBeFocused();
  expect(await hiddenBy(form.email)).toEqual([]);
  await expect(form.notices).toHaveCount(0);
  await expect(form.message).toHaveValue(goodMessage.message);
});

test("a missing name and a malformed email are both said at once", async ({ page }) => {
  const form = await openForm(page);
  await fill(page, { email: "ana", message: "Please call me." });
  await form.send.click();

  await expect(form.error).toHaveCount(1);
  await expect(form.name).toHaveAccessibleDescription(errorTexts.name);
  await expect(form.email).toHaveAccessibleDescription(malformed);
  await expect(form.message).not.toHaveAttribute("aria-invalid");
});

test("a field's error goes when the field is mended, and the others stay", async ({ page }) => {
  const form = await openForm(page);
  await form.send.click();
  await expect(form.form.getByText(errorTexts.name)).toBeVisible();
  await form.name.pressSequentially("  ");
  await expect(form.form.getByText(errorTexts.name), "blanks mend nothing").toBeVisible();
  await form.name.pressSequentially("A");

  await expect(form.form.getByText(errorTexts.name)).toBeHidden();
  await expect(form.name).not.toHaveAttribute("aria-invalid");
  await expect(form.name).toHaveAccessibleDescription("");
  await expect(form.form.getByText(errorTexts.email)).toBeVisible();
  await expect(form.form.getByText(errorTexts.message)).toBeVisible();
});

test.describe("whatever the screen", { tag: "@desktop" }, () => {
  const oddTexts = [
    { kind: "a million letters", text: "x".repeat(1_000_000) },
    { kind: "emoji", text: "🤕👩🏽‍⚕️🚗💥" },
    { kind: "words from right to left", text: "אני צריך תור، من فضلك اتصل بي" },
    { kind: "HTML", text: `<img src=x onerror="alert(1)"><script>alert(2)</script>&amp;` },
    { kind: "null bytes", text: "before\0after\0" },
  ];

  for (const { kind, text } of oddTexts) {
    test(`${kind} are kept as typed and accepted`, async ({ page }) => {
      let dialogs = 0;
      page.on("dialog", (dialog) => void (dialogs++, dialog.dismiss()));
      const form = await openForm(page);
      for (const field of [form.name, form.message])
        await field.evaluate((control: HTMLInputElement | HTMLTextAreaElement, value) => {
          control.value = value;
          control.dispatchEvent(new InputEvent("input", { bubbles: true }));
        }, text);
      await form.send.click();
      await expect(form.error).toHaveCount(1);
      for (const field of [form.name, form.message])
        expect(await field.evaluate((control: HTMLInputElement, value) => control.value === value, text)).toBe(true);
      await expect(form.email).toBeFocused();

      await fill(page, { email: goodMessage.email });
      await form.send.click();
      await expect(form.success).toHaveCount(1);
      await expect(form.message).toHaveValue("");
      expect(dialogs).toBe(0);
    });
  }

  for (const phone of ["", "call after 5"]) {
    test(`a message is accepted with ${phone ? "any words" : "nothing"} as the phone number`, async ({ page }) => {
      const form = await openForm(page);
      await fill(page, { ...goodMessage, phone });
      await form.send.click();
      await expect(form.success).toHaveCount(1);
    });
  }

  test("a person writes as a patient unless they say otherwise", async ({ page }) => {
    const form = await openForm(page);
    await expect(form.patientType).toHaveValue("patient");
    await expect(form.patientType.getByRole("option")).toHaveText([
      "Patient / Auto Accident Victim",
      "Attorney",
      "Medical Clinic/Provider",
      "Insurance Company",
      "Other",
    ]);
    const values = ["patient", "attorney", "clinic", "insurer", "other"];
    for (const [index, value] of values.entries())
      await expect(form.patientType.getByRole("option").nth(index)).toHaveJSProperty("value", value);
  });

  test("a complete message is confirmed, and the form is blank again with the patient chosen", async ({ page }) => {
    const form = await openForm(page);
    await form.send.click();
    await expect(form.error).toHaveCount(1);
    await fill(page, { ...goodMessage, phone: "212 555 0199" });
    await form.patientType.selectOption("insurer");
    await form.send.click();

    await expect(form.success).toContainText(noticeText("message-sent"));
    for (const field of ["name", "email", "phone", "message"] as const) {
      await expect(form[field]).toHaveValue("");
      await expect(form[field]).not.toHaveAttribute("aria-invalid");
    }
    await expect(form.patientType).toHaveValue("patient");
  });

  test("two clicks in a row are one message", async ({ page }) => {
    const form = await openForm(page);
    await fill(page, goodMessage);
    await form.send.dblclick();
    await expect(form.notices).toHaveText([/Message Sent!/]);
    await expect(form.name).not.toHaveAttribute("aria-invalid");
  });

  test("Enter pressed twice is one message", async ({ page }) => {
    const form = await openForm(page);
    await fill(page, goodMessage);
    await form.name.press("Enter");
    await form.name.press("Enter");
    await expect(form.notices).toHaveText([/Message Sent!/]);
    await expect(form.name).not.toHaveAttribute("aria-invalid");
  });

  test("when the notice is gone, a line still says where the words stayed, until somebody types again", async ({
    page,
  }) => {
    const form = await openForm(page);
    await fill(page, goodMessage);
    await form.send.click();
    await form.success.getByRole("button", { name: "Dismiss: Message Sent!" }).click();
    const line = form.form.getByText("your message did not reach us");
    await expect(line.getByRole("link", { name: practice.phone })).toHaveAttribute("href", practice.tel);
    await fill(page, { name: "Ana" });
    await expect(line).toBeHidden();
  });

  test("a second message can follow the first", async ({ page }) => {
    const form = await openForm(page);
    for (const message of ["Please call me.", "Please call me twice."]) {
      await fill(page, { ...goodMessage, message });
      await form.send.click();
      await expect(form.notices).toHaveText([/Message Sent!/]);
      await expect(form.message).toHaveValue("");
    }
  });

  test("the form says that it sends nothing yet, and how to be heard", async ({ page }) => {
    await page.goto(routes.contact);
    const sheet = page.getByRole("region", { name: /^Message form|^Send a message/ });
    await expect(sheet).toContainText("does not send your message to anyone");
    await expect(sheet.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
    await expect(contactForm(page).message).toHaveAttribute("rows", "6");
    await expect(contactForm(page).email).toHaveAttribute("type", "email");
    for (const field of ["name", "email", "message"] as const)
      await expect(contactForm(page)[field]).toHaveAttribute("required");
    await expect(contactForm(page).phone).not.toHaveAttribute("required");
    await expect(contactForm(page).patientType, "one is chosen from the start").not.toHaveAttribute("required");
  });
});
