import styles from "./Breadcrumb.module.css";
import { Wrap } from "./Wrap.tsx";

type Props = { trail: readonly { href: string; label: string }[]; here: string };

/** Where this page stands: links to what is above it, and its own name. */
export function Breadcrumb({ trail, here }: Props) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb" data-screen-only="">
      <Wrap>
        <ol role="list">
          {trail.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li>
            <span aria-current="page">{here}</span>
          </li>
        </ol>
      </Wrap>
    </nav>
  );
}
