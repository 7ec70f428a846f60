import button from "@practice/site/ui/links/Button.module.css";
import { mailtoOf } from "./contact-links.ts";
import styles from "./MessagePane.module.css";

/** The texts of `content/reply-templates.yaml`, as the build found them. */
const replies = import.meta.env["REPLIES"] as readonly { label: string; text: string }[];

/** Short replies, each a press away from the mail program of who answers; nothing without an address. */
export function Replies({ number, email }: { number: number; email: string }) {
  if (!email.trim()) return null;
  return (
    <div role="group" aria-label="Start an email" className={styles.ways} data-screen-only="">
      <p className={styles.state}>An email opens in your mail program. Afterwards, say below how it went.</p>
      <p className={styles.row}>
        {replies.map(({ label, text }) => (
          <a key={label} className={button.button} data-size="compact" href={mailtoOf(email, number, text)}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
