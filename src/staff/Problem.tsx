import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./Problem.module.css";

/** What went wrong, in a sentence; the region is there before, so that it is announced. */
export function Problem({ error, id }: { error: Error | null; id?: string }) {
  return (
    <div role="alert" id={id}>
      {error && (
        <p className={styles.problem}>
          <Icon name="alert" />
          <span>{error.message}</span>
        </p>
      )}
    </div>
  );
}
