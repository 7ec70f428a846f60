import { describe, expect, test } from "vitest";
import { newPasskey } from "../../tests/support/authenticator.ts";
import { newStaff, origin } from "../../tests/support/staff.ts";

describe("a manager who was revoked", () => {
  test("does not come back by an invitation that they made", async () => {
    const { ask, enroll, tokenOf } = await newStaff();
    const [anna, eve] = [await enroll("Anna", "manager"), await enroll("Eve", "manager")];
    const { output } = await ask("people/invite", { name: "Mallory", role: "manager" }, eve.token);
    const kept = await ask("people/invite", { name: "Ben", role: "reader" }, anna.token);
    const asked = await ask("invitation/options", { token: tokenOf(output.link) });
    await ask("people/revoke", { person: eve.id }, anna.token);
    const response = newPasskey(origin).create(asked.output.options);
    const back = await ask("invitation/verify", { token: tokenOf(output.link), response });
    expect([back.status, back.refusal.error]).toEqual([403, "refused"]);
    const { invitations } = (await ask("people", {}, anna.token)).output;
    expect(invitations).toMatchObject([{ name: "Ben" }]);
    expect((await ask("invitation/options", { token: tokenOf(kept.output.link) })).status).toBe(200);
  });

  test("nor by one that was written while they were revoked", async () => {
    const { ask, enroll, tokenOf, database } = await newStaff();
    const [anna, eve] = [await enroll("Anna", "manager"), await enroll("Eve", "manager")];
    const { output } = await ask("people/invite", { name: "Mallory", role: "manager" }, eve.token);
    await database.query("UPDATE people SET revoked_at = 1 WHERE id = $1", [eve.id]);
    expect((await ask("invitation/options", { token: tokenOf(output.link) })).status).toBe(403);
    expect((await ask("session", {}, anna.token)).status).toBe(200);
  });
});
