import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ByPhone } from "#sections/ByPhone.tsx";
import { practice } from "../../../tests/support/practice.ts";
import { ContactLayout } from "./ContactLayout.tsx";

test.each([
  {
    messageDelivery: false,
    heading: "Message form (not connected yet)",
    says: "This form does not send your message to anyone. It does not notify your insurer",
    byPhone: true,
    because: "a form that reaches nobody may not be called a way to send a message",
  },
  {
    messageDelivery: true,
    heading: "Send a message",
    says: "This form does not notify your insurer",
    byPhone: false,
    because: "then the message arrives, and still files no claim",
  },
])("with delivery $messageDelivery the form stands under “$heading”: $because", (expected) => {
  const { messageDelivery, heading, says, byPhone } = expected;
  const html = renderToStaticMarkup(<ContactLayout practice={{ ...practice, messageDelivery }} />);
  expect(html).toContain(heading);
  expect(html).toContain(says);
  expect(
    renderToStaticMarkup(<ByPhone messageDelivery={messageDelivery} />).includes(
      "By phone for now: our form is not connected yet.",
    ),
  ).toBe(byPhone);
});
