import { useState } from "react";
import { Button } from "#ui/links/Button.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import checkbox from "#ui/forms/Checkbox.module.css";
import { alsoTrue, type AlsoTrue, type Claim } from "./claim.ts";
import type { ClaimLabels } from "./texts-schema.ts";
import type { Question } from "./questions.ts";
import styles from "./Question.module.css";

type Option = { id: string; label: string };

type Props = {
  /** The ids of what names and describes the group. */
  labelledBy: string;
  describedBy?: string | undefined;
  options: readonly Option[];
  /** The answer given. */
  given?: string | undefined;
  onChoose: (id: string) => void;
};

/** Two words are a short answer; three of them stand beside each other. */
const isShort = ({ label }: Option) => label.length < 14;

/** Answers, each one tap. */
export function Options({ labelledBy, describedBy, options, given, onChoose }: Props) {
  return (
    <div
      className={styles.options}
      data-short={options.length < 4 && options.every(isShort) ? "" : undefined}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {options.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={given === undefined ? undefined : given === id}
          onClick={() => onChoose(id)}
        >
          <span>
            <NoBreakText>{label}</NoBreakText>
          </span>
        </button>
      ))}
    </div>
  );
}

type ChecksProps = Pick<Props, "labelledBy" | "describedBy"> & {
  question: Question;
  given: Claim["also"];
  labels: ClaimLabels["ask"];
  onChoose: (value: "unsure" | readonly AlsoTrue[]) => void;
};

/** Answers of which several can be true, and a button to go on. */
export function Checks({ labelledBy, describedBy, question, given, labels, onChoose }: ChecksProps) {
  const [checked, setChecked] = useState<readonly AlsoTrue[]>(given === "unsure" ? [] : (given ?? []));
  const toggle = (one: AlsoTrue) =>
    setChecked(alsoTrue.filter((each) => (each === one ? !checked.includes(one) : checked.includes(each))));
  return (
    <>
      <div className={styles.options} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
        {question.options.map(({ id, label }) => (
          <label key={id} htmlFor={`also-${id}`}>
            <input
              id={`also-${id}`}
              type="checkbox"
              className={checkbox.box}
              defaultChecked={checked.includes(id as AlsoTrue)}
              onChange={() => toggle(id as AlsoTrue)}
            />
            {label}
          </label>
        ))}
        {checked.length === 0 && (
          <>
            <button
              type="button"
              aria-pressed={given === undefined ? undefined : given !== "unsure"}
              onClick={() => onChoose([])}
            >
              {labels.none}
            </button>
            <button
              type="button"
              aria-pressed={given === undefined ? undefined : given === "unsure"}
              onClick={() => onChoose("unsure")}
            >
              {labels.unsure}
            </button>
          </>
        )}
      </div>
      {checked.length > 0 && (
        <div className={styles.next}>
          <Button onPress={() => onChoose(checked)}>{labels.next}</Button>
        </div>
      )}
    </>
  );
}
