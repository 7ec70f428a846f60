import type { SendMessage } from "#domain/contact-message.ts";

/** Delivery is switched off: the message is taken for sent and goes nowhere. */
export const keepInBrowser: SendMessage = () => Promise.resolve();
