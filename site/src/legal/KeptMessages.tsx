import { keptDays } from "#contact/contact-message.ts";
import { DescriptionSection } from "#parts/DescriptionSection.tsx";

/** How `office/inbox/messages/` processes a message; `response` is how soon the practice answers. */
const factsOf = (response: string) => [
  {
    title: "Sealed on arrival",
    text: "Your message travels encrypted. Our server seals it as it arrives, and cannot open it afterward.",
  },
  {
    title: "Who can read it",
    text: "Only people of our office who hold its key. Who opens it, and when, is written down first.",
  },
  {
    title: "What is not sealed",
    text: "The number of the message, and when it came, was read and was answered. Not your name, and not your text.",
  },
  {
    title: "The email to our office",
    text: "It says that a message came, and by when to answer. It holds no word of yours.",
  },
  {
    title: "Your IP address",
    text: "It helps the server to stop floods of messages. It stays in memory, and is not stored with your message.",
  },
  {
    title: "How long it is kept",
    text: `Until we have dealt with it, and ${keptDays.done} days more. Then it is deleted. Sealed backups may last longer.`,
  },
  {
    title: "Mistaken for a robot",
    text: `What looks sent by a robot is set apart, and deleted after ${keptDays.robot} days. No answer within ${response}? Call us.`,
  },
  {
    title: "Number and words",
    text: "With both you can ask about your message. We keep a code made of the words, not the words. They open no message.",
  },
];

/** How messages are stored and deleted, while the form delivers. */
export function KeptMessages({ response }: { response: string }) {
  return (
    <DescriptionSection
      id="messages"
      variant="sunk"
      title="What becomes of a message"
      lead="Please leave medical details out of it all the same."
      items={factsOf(response)}
    />
  );
}
