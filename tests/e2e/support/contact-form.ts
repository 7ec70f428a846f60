import { expect, type Page } from "@playwright/test";
import { routes } from "#routes.ts";

/** A message with nothing wrong in it. */
export const goodMessage = { name: "Ana Ruiz", email: "ana@example.com", message: "Please call me." };

/** The contact form and its notices, each found as a person finds it: by role and label. */
export function contactForm(page: Page) {
  const form = page.locator("form");
  const notices = page.getByRole("region", { name: "Notices" }).locator("> [role] > *");
  return {
    form,
    name: form.getByRole("textbox", { name: "Full Name" }),
    email: form.getByRole("textbox", { name: "Email" }),
    phone: form.getByRole("textbox", { name: "Phone" }),
    patientType: form.getByRole("combobox", { name: "I am a" }),
    message: form.getByRole("textbox", { name: "Message" }),
    send: form.getByRole("button", { name: "Send Message" }),
    notices,
    success: notices.filter({ hasText: "Message Sent!" }),
    error: notices.filter({ hasText: "Missing Information" }),
  };
}

/** The fields that take text, by the name that each carries. */
export type TextField = "name" | "email" | "phone" | "message";

/** Opens the form, which is folded while it delivers nothing. */
export async function unfoldForm(page: Page) {
  await contactForm(page).form.evaluate((form) => form.closest("details")?.setAttribute("open", ""));
}

/** Types into the form; a field that is not named stays as it is. */
export async function fill(page: Page, values: Partial<Record<TextField, string>>) {
  await unfoldForm(page);
  const form = contactForm(page);
  for (const [field, value] of Object.entries(values)) await form[field as TextField].fill(value);
}

/** Waits until the form's own code listens; before that the browser's own check speaks. */
export async function formIsReady(page: Page) {
  await expect(contactForm(page).form).toHaveJSProperty("noValidate", true);
}

/** Touches the form where it has no control, and waits for the code that comes then. */
export async function wakeForm(page: Page) {
  await unfoldForm(page);
  await contactForm(page).form.getByText("must be filled in").click();
  await formIsReady(page);
}

/** Opens the contact page and wakes the form. */
export async function openForm(page: Page) {
  await page.goto(routes.contact);
  await wakeForm(page);
  return contactForm(page);
}

/** Keeps the form's code from arriving until `release` is called. */
export async function holdScripts(page: Page) {
  const gate = Promise.withResolvers<unknown>();
  await page.route("**/_astro/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return { release: () => gate.resolve(undefined) };
}
