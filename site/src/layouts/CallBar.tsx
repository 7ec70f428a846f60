import { openWeek, shortHours } from "#practice/hours.ts";
import { otherHoursAttribute } from "#practice/other-hours.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { messageFormHref, routes } from "#routes.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Icon, type IconName } from "#ui/graphics/Icon.tsx";
import styles from "./CallBar.module.css";

type Props = {
  phone: string;
  /** The hours of the line, below the number. */
  line?: Pick<Practice, "phoneHours" | "otherHours">;
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
 * Padding at the end of the page keeps it from hiding content. `CallBarScript.astro` keeps it away while the page's own call
 * is on the screen; `OpenNow.astro` writes below the number how long the line is open, and while it is closed asks for
 * a call back instead.
 */
export function CallBar({ phone, line, name = "Call, schedule, offices", call = "Call", links = english }: Props) {
  const answered = line && shortHours(line.phoneHours);
  return (
    <nav className={styles.bar} aria-label={name} data-screen-only="" data-call-bar="">
      <a className={styles.first} href={telHref(phone)}>
        <Icon name="phone" />
        {call} <span dir={links === english ? undefined : "ltr"}>{readablePhone(phone)}</span>{" "}
        {line && (
          <small data-bar={openWeek(line.phoneHours)} data-other={otherHoursAttribute(line.otherHours) || undefined}>
            {answered}
          </small>
        )}
      </a>
      {line && (
        <a className={styles.first} href={routes.contact + messageFormHref} hidden>
          Ask for a call back <small />
        </a>
      )}
      {links.map(({ href, icon, label }) => (
        <a key={href} href={href}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  );
}
