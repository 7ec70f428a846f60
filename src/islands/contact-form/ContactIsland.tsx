import type { SendMessage } from "#domain/contact-message.ts";
import { IslandErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { ContactForm, type FormNotices } from "./ContactForm.tsx";

type Props = { phone: string; texts: FormNotices };

/** Delivery is off: the form reports success, and sends nothing. */
const keepInBrowser: SendMessage = () => Promise.resolve();

/** The contact form as the page mounts it. */
export function ContactIsland({ phone, texts }: Props) {
  return (
    <IslandErrorBoundary notice={texts.unexpected} phone={phone} losesForm>
      <ContactForm send={keepInBrowser} texts={texts} phone={phone} />
    </IslandErrorBoundary>
  );
}
