import { keptDays } from "#contact/contact-message.ts";
import { DescriptionSection } from "#parts/DescriptionSection.tsx";

/** How `office/inbox/messages/` processes a message; `response` is how soon the practice answers. */
const factsOf = (response: string) => [
  {
    title: "Sealed on arrival",
    text: "Your message travels encrypted. Our server seals it as it arrives, and can’t open it afterward.",
  },
  {
    title: "Who can read it",
    text: "Only people in our office who have its key. Who opens it, and when, is written down first.",
  },
  {
    title: "What is not sealed",
    text: "The number of the message, and when it came, was read and was answered. Not your name, and not your text.",
  },
  {
    title: "The email to our office",
    text: "It says that a message came, and when to answer by. None of your words are in it.",
  },
  {
    title: "Your IP address",
    text: "It helps our server stop floods of messages. It stays in memory, and isn’t stored with your message.",
  },
  {
    title: "How long it is kept",
    text: `Until we’re done with it, and ${keptDays.done} days more. Then we delete it. Sealed backups may last longer.`,
  },
  {
    title: "Mistaken for spam",
    text: `If a message looks like spam, we set it apart, and delete it after ${keptDays.robot} days. No answer within ${response}? Call us.`,
  },
  {
    title: "Number and words",
    text: "With both, you can ask about your message. We keep a code made from the words, not the words. They can’t open a message.",
  },
];

/** How messages are stored and deleted, while the form delivers. */
export function KeptMessages({ response }: { response: string }) {
  return (
    <DescriptionSection
      id="messages"
      variant="sunk"
      title="What happens to a message"
      lead="Please leave out medical details all the same."
      items={factsOf(response)}
    />
  );
}
