import { readYaml } from "#content-check.ts";

/**
 * Whether the site is built so that its form delivers messages: as `MESSAGES` says (`on` or `off`, for one run), else
 * as `messageDelivery` in `content/practice.yaml`. Reads the file before it is validated, so a mistake there means off.
 */
export function deliversMessages(): boolean {
  const { messageDelivery } = readYaml("practice.yaml") as { messageDelivery?: unknown };
  return (process.env["MESSAGES"] || messageDelivery) === "on";
}
