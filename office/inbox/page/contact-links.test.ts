import { expect, test } from "vitest";
import { mailtoOf, telOf } from "./contact-links.ts";

test.each([
  { typed: "(212) 555-0188", tel: "tel:+12125550188" },
  { typed: "1 212.555.0188", tel: "tel:+12125550188" },
  { typed: "+44 20 7946 0958", tel: "tel:+442079460958" },
  { typed: "212-555-0188 ext. 12", tel: "tel:+12125550188;ext=12" },
  { typed: "ask my wife", tel: undefined },
  { typed: "555-0188", tel: undefined },
  { typed: "212-555-0188;evil=1", tel: undefined },
  { typed: "", tel: undefined },
])("“$typed” is called at $tel", ({ typed, tel }) => {
  expect(telOf(typed)).toBe(tel);
});

test.each([
  { email: "ana@example.com", link: "mailto:ana@example.com?subject=Your%20message%20123456" },
  {
    email: "a?bcc=b@example.com&body=x",
    link: "mailto:a%3Fbcc%3Db@example.com%26body%3Dx?subject=Your%20message%20123456",
  },
])("the mail link for $email cannot set another header field", ({ email, link }) => {
  expect(mailtoOf(email, 123_456)).toBe(link);
});

test("a reply has its lines, and sets no other header field", () => {
  expect(mailtoOf("ana@example.com", 123_456, "Hello,\nus & you")).toBe(
    "mailto:ana@example.com?subject=Your%20message%20123456&body=Hello%2C%0D%0Aus%20%26%20you",
  );
});
