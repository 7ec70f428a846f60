import { loadContent } from "#content/load.ts";

/** Whether the site is built for our own server to take its messages, as `content/practice.yaml` says. */
export function deliversMessages(): boolean {
  return loadContent().only("practice").messageDelivery === "server";
}
