import { expect, type Page } from "@playwright/test";
import { routes } from "#routes.ts";

/** A valid message. */
export const validMessage = { name: "Ana Ruiz", email: "ana@example.com", message: "Please call me." };

/** Locators of the contact form and its notices, by role and label. */
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
    callMe: form.getByRole("button", { name: "Please call me" }),
    send: form.getByRole("button", { name: "Send Message" }),
    notices,
    success: notices.filter({ hasText: "Message Sent!" }),
    error: notices.filter({ hasText: "Missing Information" }),
  };
}

/** The text fields, by `name`. */
export type TextField = "name" | "email" | "phone" | "message";

/** Fills in the form; fields that are not named keep their values. */
export async function fill(page: Page, values: Partial<Record<TextField, string>>) {
  const form = contactForm(page);
  for (const [field, value] of Object.entries(values)) await form[field as TextField].fill(value);
}

/** Waits until the form is hydrated; before that the browser's own validation runs. */
export async function formIsReady(page: Page) {
  await expect(contactForm(page).form).toHaveJSProperty("noValidate", true);
}

/** Clicks the form outside its controls, and waits until it is hydrated. */
export async function hydrateForm(page: Page) {
  await contactForm(page).form.getByText("* Required").click();
  await formIsReady(page);
}

/** Opens the contact page and hydrates the form. */
export async function openForm(page: Page) {
  await page.goto(routes.contact);
  await hydrateForm(page);
  return contactForm(page);
}

/** Delays the form's code until `release` is called. */
export async function delayScripts(page: Page) {
  const gate = Promise.withResolvers<unknown>();
  await page.route("**/_astro/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return { release: () => gate.resolve(undefined) };
}
