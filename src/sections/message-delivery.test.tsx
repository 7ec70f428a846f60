import { expect, test } from "vitest";
import { pointNamed } from "#domain/points.ts";
import type { Practice } from "#schemas/practice.ts";
import { guidance } from "../../tests/support/content.ts";
import { practice } from "../../tests/support/fictional-practice.ts";
import { textOfPart } from "../../tests/support/rendered.ts";
import { ContactButtons } from "./ContactButtons.tsx";
import { ContactCall } from "./contact/ContactCall.tsx";
import { MessageForm } from "./contact/MessageForm.tsx";
import { WhatLeaves } from "./privacy/WhatLeaves.tsx";

const headOfContact = (practice: Practice) => <ContactCall practice={practice} emergency="" />;
const buttons = (props: { callFirst?: true }) => (
  <ContactButtons action="Schedule Evaluation" practice={{ ...practice, messageDelivery: true }} {...props} />
);
const note = pointNamed(guidance["general-notes"], "form").text;

test.each([
  {
    part: <WhatLeaves messageDelivery={false} />,
    says: ["No word that you wrote, even when you press Send Message."],
    because: "it reaches no one",
  },
  {
    part: <WhatLeaves messageDelivery />,
    says: ["Once you press Send Message, what you wrote, and how long the page was open.", "seals what you wrote"],
    because: "our office gets it, and robots are told by that time",
  },
  {
    part: <MessageForm practice={practice} note={note} />,
    says: ["Message form (not connected yet)", "This form does not send your message to anyone.", note],
    because: "a form that reaches no one may not be called a way to send a message",
  },
  {
    part: <MessageForm practice={{ ...practice, messageDelivery: true }} note={note} />,
    says: ["Send a message", note],
    not: "not connected",
    because: "then the message arrives, and still files no claim",
  },
  {
    part: headOfContact(practice),
    not: "#message-form",
    because: "the head leads to no form that reaches no one",
  },
  {
    part: headOfContact({ ...practice, messageDelivery: true }),
    says: ["Send a message", "#message-form"],
    because: "the form that the buttons of other pages lead to is far below the head",
  },
  {
    part: buttons({}),
    says: ["Schedule EvaluationCall (212) 555-0100"],
    because: "the form delivers",
  },
  {
    part: buttons({ callFirst: true }),
    says: ["Call (212) 555-0100Schedule Evaluation"],
    because: "a case does not belong in the form",
  },
])("$part.type.name says “$says” and not “$not”: $because", ({ part, says = [], not }) => {
  for (const text of says) expect(textOfPart(part)).toContain(text);
  if (not) expect(textOfPart(part)).not.toContain(not);
});
