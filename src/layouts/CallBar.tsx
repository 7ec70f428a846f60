import { readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import { Icon, type IconName } from "#ui/graphics/Icon.tsx";
import styles from "./CallBar.module.css";

type Props = {
  phone: string;
  /** How the bar is named for screen readers, the word before the number, and where the other links go. */
  name?: string;
  call?: string;
  links?: readonly { href: string; icon: IconName; label: string }[];
};

const english = [
  { href: routes.contact, icon: "calendar", label: "Schedule" },
  { href: routes.locations, icon: "pin", label: "Directions" },
] as const;

/** The three things a person on a phone came for, always at the bottom of the screen, the call first. It has room of its own at the end of the page, so it hides nothing. */
export function CallBar({ phone, name = "Call, schedule, directions", call = "Call", links = english }: Props) {
  return (
    <nav className={styles.bar} aria-label={name} data-parts={links.length < 2 ? "" : undefined} data-screen-only="">
      <a href={telHref(phone)}>
        <Icon name="phone" />
        {call} <span dir={links === english ? undefined : "ltr"}>{readablePhone(phone)}</span>
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
