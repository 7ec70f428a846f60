import { rm } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { siteFolder, start } from "../../tests/support/messages-program.ts";
import { readStaffSettings } from "./settings.ts";

test.each([
  { environment: {}, settings: undefined, because: "off is the default" },
  { environment: { STAFF: "off", STAFF_ORIGIN: "x" }, settings: undefined, because: "it is off" },
  {
    environment: { STAFF: "on" },
    settings: { origin: "http://localhost:4321", rpId: "localhost" },
    because: "this is for trying it out",
  },
  {
    environment: { STAFF: "on", STAFF_ORIGIN: "https://www.example.com" },
    settings: { origin: "https://www.example.com", rpId: "www.example.com" },
    because: "it is the address of the site",
  },
])("$environment: $because", ({ environment, settings }) => {
  expect(readStaffSettings(environment)).toEqual(settings);
});

describe("a wrong setting stops the start and says what to write", () => {
  test.each<Record<string, string>>([
    { STAFF: "yes" },
    { STAFF: "on", STAFF_ORIGIN: "www.example.com" },
    { STAFF: "on", STAFF_ORIGIN: "https://www.example.com/" },
    { STAFF: "on", STAFF_ORIGIN: "https://www.example.com/staff" },
    { STAFF: "on", STAFF_ORIGIN: "http://www.example.com" },
    { STAFF: "on", STAFF_ORIGIN: "https://192.0.2.1" },
    { STAFF: "on", STAFF_ORIGIN: "https://[2001:db8::1]" },
    { STAFF: "on", STAFF_ORIGIN: "http://localhost.example.com" },
    { STAFF: "on", NODE_ENV: "production" },
  ])("%j", (environment) => {
    expect(() => readStaffSettings(environment)).toThrow(/^STAFF.*Write /s);
  });
});

test.each([
  { messages: false, says: "STAFF is on, and messages are off. Write MESSAGES=on too, or STAFF=off." },
  {
    messages: true,
    says: "STAFF is on, and the site was built without /staff. Build it again: `MESSAGES=on npm run build`.",
  },
])(
  "STAFF=on over a build without its page, with messages $messages, stops the start with a sentence",
  async (build) => {
    await using folder = await siteFolder(build);
    await rm(`${folder.path}/dist/staff.html`, { force: true });
    const { ended, said } = await start(folder.path, { STAFF: "on" });
    expect([await ended, said()]).toEqual([1, `${build.says}\n`]);
  },
);
