import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const mail = { SMTP_URL: "smtp://mail.example.com:587", NOTICE_TO: "a@example.com", NOTICE_FROM: "b@example.com" };

test("no setting is required", () => {
  expect(readSettings({ SMTP_URL: "", PROXIES: "" })).toMatchObject({
    databaseUrl: undefined,
    mail: undefined,
    proxies: 0,
    keepDays: 30,
  });
});

test.each([
  { host: "mail.example.com", loopback: false },
  { host: "localhost.example.com", loopback: false },
  { host: "0.0.0.0", loopback: false },
  { host: "localhost", loopback: true },
  { host: "127.0.0.1", loopback: true },
  { host: "[::1]", loopback: true },
])("mail may be sent without TLS only on this machine: $host, $loopback", ({ host, loopback }) => {
  expect(readSettings({ ...mail, SMTP_URL: `smtp://user:secret@${host}:25` }).mail?.loopback).toBe(loopback);
});

describe("a wrong setting is an error that names it, says what to write, and shows no password", () => {
  test.each<Record<string, string>>([
    { DATABASE_URL: "mysql://user:secret@host/name" },
    { DATABASE_URL: "secret" },
    { ...mail, SMTP_URL: "mail.example.com:587" },
    { ...mail, SMTP_URL: "https://user:secret@mail.example.com" },
    { ...mail, SMTP_URL: "smtp://user:secret@mail.example.com?ignoreTLS=true" },
    { ...mail, NOTICE_TO: "" },
    { ...mail, NOTICE_TO: "a@example.com, b" },
    { ...mail, NOTICE_TO: "a@example.com\r\nBcc: x@y.z" },
    { ...mail, NOTICE_FROM: "The practice <b@example.com>" },
    { PROXIES: "1.5" },
    { PROXIES: "-1" },
    { MESSAGES_KEEP_DAYS: "0" },
    // The page promises 30.
    { MESSAGES_KEEP_DAYS: "31" },
    { MESSAGES_PASSPHRASE: "secret" },
    { STAFF_ORIGIN: "www.example.com" },
  ])("%j", (environment) => {
    const wrong = Object.entries(environment).findLast(([name, value]) => mail[name as keyof typeof mail] !== value);
    const error = (() => {
      try {
        return readSettings(environment);
      } catch (thrown) {
        return thrown as Error;
      }
    })();
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toContain(wrong?.[0]);
    expect((error as Error).message).toMatch(/write|take/i);
    expect((error as Error).message).not.toContain("secret");
  });
});
