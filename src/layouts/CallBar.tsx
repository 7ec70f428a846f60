import { shortHours } from "#domain/hours.ts";
import { readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import type { Hours } from "#schemas/practice.ts";
import { Icon, type IconName } from "#ui/graphics/Icon.tsx";
import styles from "./CallBar.module.css";

type Props = {
  phone: string;
  /** When the line is answered, which the bar says below the number. */
  hours?: Hours;
  /** How the bar is named for screen readers, the word before the number, and where the other links go. */
  name?: string;
  call?: string;
  links?: readonly { href: string; icon: IconName; label: string }[];
};

const english = [
  { href: routes.contact, icon: "calendar", label: "Schedule" },
  { href: routes.locations, icon: "pin", label: "Offices" },
] as const;

/**
 * The three things a person on a phone came for, always at the bottom of the screen, the call first; with text so large
 * that they would fill the screen, the call alone. It has room of its own at the end of the page, so it hides nothing.
 * On other days than those below the number, the offices have the line that is answered.
 */
export function CallBar({ phone, hours, name = "Call, schedule, offices", call = "Call", links = english }: Props) {
  const answered = hours && shortHours(hours);
  return (
    <nav className={styles.bar} aria-label={name} data-screen-only="">
      <a href={telHref(phone)}>
        <Icon name="phone" />
        {call} <span dir={links === english ? undefined : "ltr"}>{readablePhone(phone)}</span>{" "}
        {answered && <small>{answered}</small>}
      </a>
      {links.map(({ href, icon, label }) => (
        <a key={href} href={href}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  );
}
