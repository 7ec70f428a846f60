import { describe, expect, test } from "vitest";
import { readStaffSettings } from "./settings.ts";

test.each([
  {
    environment: {},
    port: 4600,
    settings: { origin: "http://localhost:4600", rpId: "localhost", isLocal: true },
    because: "without a setting it is open on this computer",
  },
  {
    environment: { STAFF_ORIGIN: "" },
    port: 80,
    settings: { origin: "http://localhost", rpId: "localhost", isLocal: true },
    because: "browsers leave out the usual port",
  },
  {
    environment: { STAFF_ORIGIN: "https://www.example.com", NODE_ENV: "production" },
    port: 4321,
    settings: { origin: "https://www.example.com", rpId: "www.example.com" },
    because: "it is the address of the site",
  },
  { environment: { NODE_ENV: "production" }, port: 4321, settings: undefined, because: "its address is not known" },
])("$environment on port $port: $because", ({ environment, port, settings }) => {
  expect(readStaffSettings(environment, port)).toEqual(settings);
});

describe("a wrong address stops the start and says what to write", () => {
  test.each([
    "www.example.com",
    "https://www.example.com/",
    "https://www.example.com/staff",
    "http://www.example.com",
    "https://192.0.2.1",
    "https://[2001:db8::1]",
    "http://localhost.example.com",
  ])("%j", (STAFF_ORIGIN) => {
    expect(() => readStaffSettings({ STAFF_ORIGIN }, 4321)).toThrow(/^STAFF_ORIGIN.*Write /s);
  });
});
