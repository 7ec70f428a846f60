import { readYaml } from "#content/check.ts";

/**
 * Whether the site is built for our own server to take its messages, as `messageDelivery` in `content/practice.yaml`
 * says. Reads the file before it is validated: a mistake there ends the build later, with a message.
 */
export function deliversMessages(): boolean {
  const { messageDelivery = "server" } = readYaml("practice.yaml") as { messageDelivery?: unknown };
  return messageDelivery === "server";
}
