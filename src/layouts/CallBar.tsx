import { readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./CallBar.module.css";

type Props = { phone: string };

/** The three things a person on a phone came for, always at the bottom of the screen, the call first. It has room of its own at the end of the page, so it hides nothing. */
export function CallBar({ phone }: Props) {
  return (
    <nav className={styles.bar} aria-label="Call, schedule, directions" data-screen-only="">
      <a href={telHref(phone)}>
        <Icon name="phone" />
        Call <span>{readablePhone(phone)}</span>
      </a>
      <a href={routes.contact}>
        <Icon name="calendar" />
        Schedule
      </a>
      <a href={routes.locations}>
        <Icon name="pin" />
        Directions
      </a>
    </nav>
  );
}
