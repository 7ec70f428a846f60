import type { MessageDelivery } from "#practice/practice-schema.ts";
import { Table } from "#ui/tables/Table.tsx";
import { Section } from "#ui/layout/Section.tsx";

type Row = { id: string; name: string; cells: readonly [leaves: string, to: string] };
type Props = { messageDelivery: MessageDelivery };

/** What the message form sends, and to whom. */
const message: Record<MessageDelivery, Row["cells"]> = {
  server: [
    "A request for the form’s code. Once you press Send Message, what you wrote, and how long the page was open.",
    "The server of this site. It seals what you wrote for our office.",
  ],
  email: [
    "A request for the form’s code. Your message goes with the email that you send yourself, not through this site.",
    "The server of this site. Your email: us, and the companies that carry it.",
  ],
  off: [
    "A request for the form’s code. No word that you wrote, even when you press Send Message.",
    "The server of this site. Nobody gets your words: for an answer, please call.",
  ],
};

/** Every action of a visitor that sends a request, with its content and recipient. */
export function WhatLeaves({ messageDelivery }: Props) {
  const rows: readonly Row[] = [
    {
      id: "read",
      name: "Read a page",
      cells: [
        "Your internet (IP) address, the page you want, and the kind of browser. Pointing at a link may fetch its page early.",
        "The server of this site.",
      ],
    },
    {
      id: "write",
      name: "Write in the message form",
      cells: message[messageDelivery],
    },
    {
      id: "tools",
      name: "Use a tool, such as your dates or a letter",
      cells: [
        "A request for the tool’s code. No date, name or answer: a link from tool to tool carries them inside your browser.",
        "The server of this site. Nobody gets what you enter.",
      ],
    },
    {
      id: "search",
      name: "Search this site",
      cells: [
        "Requests for the search, for parts of its index and for the results. Not your words, but the parts can hint at them.",
        "The server of this site.",
      ],
    },
    {
      id: "call",
      name: "Tap a phone number",
      cells: ["A call, as from any phone.", "Us, and your phone company."],
    },
    {
      id: "mail",
      name: "Tap an email link",
      cells: [
        "Only the email you then write. Please leave out medical details.",
        "Us, and the companies that carry email.",
      ],
    },
    {
      id: "directions",
      name: "Follow “Get directions”",
      cells: ["Your IP address, the address of the office, and the name of our site.", "Google, under its own rules."],
    },
    {
      id: "map",
      name: "Open a live map",
      cells: [
        "Your IP address, and which office you look at. The drawn map beside it sends nothing.",
        "Google. It may use its own cookies.",
      ],
    },
    {
      id: "sister-site",
      name: "Go to another site",
      cells: [
        "Your IP address and the name of our site, but not the page you were on.",
        "That site, under its own rules.",
      ],
    },
  ];
  return (
    <Section
      id="leaves"
      title="What leaves your device, and when"
      lead="Each row starts with something you do, so you decide what leaves."
      arrange="split"
    >
      <Table
        caption="What leaves your device, and who gets it"
        heads={["When you", "This leaves", "Who gets it"]}
        rows={rows}
      />
    </Section>
  );
}
