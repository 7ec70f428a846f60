import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Runs the command with claims on standard input. */
const run = (claims: unknown, ...args: string[]) =>
  spawnSync(process.execPath, ["site/scripts/claim.ts", "-", ...args], {
    input: JSON.stringify(claims),
    encoding: "utf8",
  });

const hitAndRun = { crash: "2027-10-03", travel: "foot", hit: "unknown", household: "no", place: "city" };

test("an attorney gets the advice for one claim, with its sources, and for a table of claims at once", () => {
  const one = JSON.parse(run(hitAndRun, "--today", "2027-12-30").stdout) as { steps: Record<string, unknown>[] };
  expect(one).toMatchObject({ today: "2027-12-30", day: 88, addressees: [{ id: "mvaic" }] });
  expect(one.steps).toContainEqual(
    expect.objectContaining({
      id: "unknownVehicle",
      due: expect.objectContaining({ limit: "2028-01-01", act: "2027-12-31", may: "2028-01-03" }) as unknown,
      source: expect.stringContaining("§5208") as unknown,
      certainty: "law",
    }),
  );
  expect(JSON.parse(run([hitAndRun, {}], "--today", "2027-12-30").stdout)).toMatchObject([
    one,
    { today: "2027-12-30" },
  ]);
});

test.each([
  { claims: { travel: "flying" }, says: ["driving", "unsure", "at travel"] },
  { claims: { crash: "2026-02-30" }, says: ["year-month-day", "at crash"] },
  { claims: [{}, { brakes: "no" }], says: ["brakes", "at [1]"] },
])("a mistake in a claim is named with its field: $claims", ({ claims, says }) => {
  const { status, stderr } = run(claims);
  expect(status).toBe(1);
  for (const text of says) expect(stderr).toContain(text);
});

test("all that a claim can say is listed, with the steps", () => {
  const listed = JSON.parse(run({}, "--fields").stdout) as { answers: object; steps: object };
  expect(listed.answers).toMatchObject({ travel: { values: { bus: "On a bus", unsure: "I don’t know" } } });
  expect(listed.steps).toHaveProperty("noticeLimit");
});
