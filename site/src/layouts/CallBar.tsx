import { shortHours } from "#practice/hours.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import type { Hours } from "#practice/practice-schema.ts";
import { Icon, type IconName } from "#ui/graphics/Icon.tsx";
import styles from "./CallBar.module.css";

type Props = {
  phone: string;
  /** The hours of the line, below the number. */
  hours?: Hours;
  /** The accessible name of the bar, the label before the number, and the other links. */
  name?: string;
  call?: string;
  links?: readonly { href: string; icon: IconName; label: string }[];
};

const english = [
  { href: routes.contact, icon: "calendar", label: "Schedule" },
  { href: routes.locations, icon: "pin", label: "Offices" },
] as const;

/**
 * A bar fixed to the bottom of the screen on phones: the call first, then two links; with large text only the call.
 * Padding at the end of the page keeps it from hiding content. On days that the hours below the number do not cover,
 * the line that is answered is named with the offices.
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
