import { expect, test } from "vitest";
import { emailHint } from "./email-hint.ts";

test.each([
  { address: "maria@gmail.con", asks: "Did you mean maria@gmail.com?", because: "one character is another" },
  { address: " Maria@GMIAL.com ", asks: "Did you mean maria@gmail.com?", because: "two characters changed places" },
  { address: "maria@gmail.co", asks: "Did you mean maria@gmail.com?", because: "the last character is missing" },
  { address: "maria@gmal.com", asks: "Did you mean maria@gmail.com?", because: "a character is missing" },
  { address: "maria@yahooo.com", asks: "Did you mean maria@yahoo.com?", because: "one character is too much" },
  { address: "maria@gonzalez", asks: "Is “gonzalez” complete?", because: "no mail goes to a name without a dot" },
])("$address: $asks, since $because", ({ address, asks }) => {
  expect(emailHint(address)).toContain(asks);
});

test.each([
  { address: "maria@gmail.com", because: "it is usual" },
  { address: "maria@mail.com", because: "it exists, too" },
  { address: "ana@lawfirm.example.com", because: "nothing like it is usual" },
  { address: "ana@bücher.de", because: "nothing like it is usual" },
  { address: "ana@", because: "the browser refuses it, and says so" },
  { address: "ana@gmail.con, eva@gmail.con", because: "the browser refuses two" },
  { address: "", because: "it is missing" },
])("nothing is asked of “$address”: $because", ({ address }) => {
  expect(emailHint(address)).toBeUndefined();
});
