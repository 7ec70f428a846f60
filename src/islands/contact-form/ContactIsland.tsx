import { ErrorBoundary } from "react-error-boundary";
import { Rescue } from "#islands/rescue/Rescue.tsx";
import { ContactForm, type FormNotices } from "./ContactForm.tsx";
import { keepInBrowser } from "./keep-in-browser.ts";

type Props = { phone: string; texts: FormNotices };

/** The contact form as the page mounts it: with the place where messages go, and a net under it that keeps what was written. */
export function ContactIsland({ phone, texts }: Props) {
  return (
    <ErrorBoundary fallbackRender={({ error }) => <Rescue notice={texts.unexpected} error={error} phone={phone} />}>
      <ContactForm send={keepInBrowser} texts={texts} phone={phone} />
    </ErrorBoundary>
  );
}
