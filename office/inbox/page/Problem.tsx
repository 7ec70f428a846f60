import { Icon } from "@practice/site/ui/graphics/Icon.tsx";
import styles from "./Problem.module.css";

/** An error in a sentence; the live region is always rendered, so that it is announced. */
export function Problem({ error }: { error: Error | null }) {
  return (
    <div role="alert">
      {error && (
        <p className={styles.problem}>
          <Icon name="alert" />
          <span>{error.message}</span>
        </p>
      )}
    </div>
  );
}
