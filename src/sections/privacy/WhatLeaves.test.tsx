import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WhatLeaves } from "./WhatLeaves.tsx";

/** What the page says of the message form. */
function messageRow(messageDelivery: boolean): string {
  const html = renderToStaticMarkup(<WhatLeaves messageDelivery={messageDelivery} />);
  const row = html.split("<tr>").find((candidate) => candidate.includes("message form")) ?? "";
  return row.replace(/<[^>]*>/g, " ");
}

test.each([
  {
    delivery: false,
    says: "No word that you wrote, even when you press Send Message.",
    because: "nobody would get it",
  },
  { delivery: true, says: "What you wrote, once you press Send Message.", because: "our office gets it" },
])("with delivery set to $delivery the page says “$says”: $because", ({ delivery, says }) => {
  expect(messageRow(delivery)).toContain(says);
});
