import styles from "./Choices.module.css";
import { Icon } from "./Icon.tsx";

type Props = {
  name: string;
  /** The question. */
  legend: string;
  hint?: string | undefined;
  options: readonly { id: string; label: string }[];
  /** What is chosen at first. */
  chosen?: string | undefined;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** The keyboard goes to the question when it appears: it has taken the place of another one. */
  takesFocus?: boolean;
};

/** A question with answers of which one is chosen, each as large as a finger. */
export function Choices({ name, legend, hint, options, chosen, error, takesFocus = false }: Props) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={styles.choices}
      data-invalid={error ? "" : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend tabIndex={-1} ref={takesFocus ? focus : undefined}>
        {legend}
      </legend>
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {options.map(({ id, label }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            defaultChecked={id === chosen}
            aria-describedby={error ? `${name}-error` : undefined}
          />
          <span>{label}</span>
        </label>
      ))}
      {error && (
        <p className={styles.error} id={`${name}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

function focus(legend: HTMLElement | null) {
  legend?.focus();
}
