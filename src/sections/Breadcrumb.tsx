import styles from "./Breadcrumb.module.css";
import { Wrap } from "#ui/layout/Wrap.tsx";

type Props = {
  /** The last is this page itself. */
  trail: readonly { href: string; label: string }[];
};

/** Where this page stands: links to what is above it, and its own name. */
export function Breadcrumb({ trail }: Props) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb" data-screen-only="">
      <Wrap>
        <ol role="list">
          {trail.map(({ href, label }, index) => (
            <li key={href}>
              {index < trail.length - 1 ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
            </li>
          ))}
        </ol>
      </Wrap>
    </nav>
  );
}
