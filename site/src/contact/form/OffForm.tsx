import { ContactIsland, type ContactIslandProps } from "./ContactForm.tsx";
import { type Delivery, unsentForm } from "./delivery.ts";

const off: Delivery = { formAttributes: unsentForm, deliver: () => Promise.resolve(true) };

/** The form as the specification has it: it sends nothing, shows the notice, and clears itself. */
export function OffForm(props: ContactIslandProps) {
  return <ContactIsland {...props} delivery={off} />;
}
