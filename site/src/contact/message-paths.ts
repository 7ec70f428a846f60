/** Where the form sends messages, while our own server takes them. */
export const messagesPath = "/api/messages";

/** Where visitors see the status of their message, while our own server takes them. */
export const statusPagePath = "/contact/status";
