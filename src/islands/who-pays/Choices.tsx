import styles from "./Choices.module.css";
import { Described, describedBy, type Remarks } from "#ui/forms/Described.tsx";

type Props = Remarks & {
  name: string;
  /** The question. */
  legend: string;
  options: readonly { id: string; label: string }[];
  /** What is chosen at first. */
  chosen?: string | undefined;
  /** The keyboard goes to the question when it appears: it has taken the place of another one. */
  takesFocus?: boolean;
};

/** A question with answers of which one is chosen, each as large as a finger. */
export function Choices({ name, legend, hint, options, chosen, error, takesFocus = false }: Props) {
  return (
    <fieldset
      className={styles.choices}
      data-invalid={error ? "" : undefined}
      aria-describedby={describedBy(name, { hint, error })}
    >
      <legend tabIndex={-1} ref={takesFocus ? focus : undefined}>
        {legend}
      </legend>
      <Described name={name} hint={hint} error={error}>
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
      </Described>
    </fieldset>
  );
}

function focus(legend: HTMLElement | null) {
  // Firefox gives the focus to no legend that it has not laid out yet; to be measured, it has to be.
  legend?.getBoundingClientRect();
  legend?.focus();
}
