import type { ReactNode } from "react";
import styles from "./Place.module.css";

type PlaceProps = { id: string; children: ReactNode };

/** A place that people come to; a hairline parts it from the place before. Its heading carries `${id}-title`. */
export function Place({ id, children }: PlaceProps) {
  return (
    <article className={styles.place} id={id} aria-labelledby={`${id}-title`}>
      {children}
    </article>
  );
}

type HeadProps = {
  /** The id of the place that it heads. */
  place: string;
  name: string;
  /** What sets this place apart, on a tag above its name. */
  tag?: string | undefined;
  address: readonly string[];
  call: {
    href: string;
    number: string;
    /** A line under the number, such as whether somebody answers now. */
    note?: ReactNode;
  };
  /** What the place is for, and what to do. */
  children: ReactNode;
};

/** The name of a place in display size, its address, and its telephone line in large figures. */
export function PlaceHead({ place, name, tag, address, call, children }: HeadProps) {
  return (
    <div className={styles.head}>
      {tag && <p className={styles.tag}>{tag}</p>}
      <h2 id={`${place}-title`}>{name}</h2>
      <address>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={styles.call}>
        <a href={call.href}>{call.number}</a>
        {call.note}
      </p>
      {children}
    </div>
  );
}
