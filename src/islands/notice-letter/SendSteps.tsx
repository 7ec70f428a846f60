import { Points } from "#ui/lists/Points.tsx";

/** From the printed letter to a notice that can be proved: right under the letter's button. */
export function SendSteps() {
  return (
    <Points
      title="How to send it"
      variant="numbered"
      items={[
        "Fill in the lines that are still blank, as far as you know.",
        "Sign the letter.",
        "Make a copy with the date on it, and keep it.",
        "Send the letter by certified mail or fax, or to an email address that the insurer gave you. Keep the receipt. Note on your copy how you sent it.",
        "When form NF-2 comes, fill it out the same day. Send it back in the same way.",
      ]}
    />
  );
}
