import { staffApiPath, staffPath } from "#inbox/inbox.ts";
import type { StaffInput, StaffOperation, StaffOutput } from "#inbox/inbox-operations.ts";
import { newPasskey } from "#tests/support/authenticator.ts";
import { passphrase } from "#tests/support/messages-server.ts";
import type { openPage } from "@practice/site/tests/browsers/support/open-page.ts";

type Ask = <Name extends StaffOperation>(operation: Name, input: StaffInput<Name>) => Promise<StaffOutput<Name>>;

/** Registers with a passkey in software, through requests that keep the cookie of the answer. */
async function register(ask: Ask, origin: string, link: string): Promise<void> {
  const token = link.split("#invite=")[1] ?? "";
  const { options } = await ask("invitation/options", { token });
  await ask("invitation/verify", { token, response: newPasskey(origin).create(options) });
}

/** Signs in with an invitation, and opens the messages. Firefox's driver has no virtual authenticator. */
export async function enterDesk(page: ReturnType<typeof openPage>, origin: string, link: string): Promise<void> {
  await page.tab.go(origin + staffPath);
  await register(
    async (operation, input) =>
      JSON.parse(
        await page.tab.evaluate(
          (path = "", body = "") =>
            fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body }).then((answer) =>
              answer.text(),
            ),
          `${staffApiPath}/${operation}`,
          JSON.stringify(input),
        ),
      ),
    origin,
    link,
  );
  await page.tab.go(origin + staffPath);
  await page.write("[name=passphrase]", passphrase);
  await page.click("button", "Open");
}

/** Another person at the desk, without a page. */
export async function newColleague(origin: string, link: string): Promise<Ask> {
  let cookie = "";
  const ask: Ask = async (operation, input) => {
    const answer = await fetch(`${origin}${staffApiPath}/${operation}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: origin, Cookie: cookie },
      body: JSON.stringify(input),
    });
    cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
    return answer.json() as never;
  };
  await register(ask, origin, link);
  return ask;
}
