import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#ui/graphics/Icon.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Pen } from "./LetterSheet.tsx";
import type { ClaimData } from "./claim-texts.ts";
import { InEnglish } from "./InEnglish.tsx";
import {
  isShared,
  letterLines,
  lineText,
  typedKey,
  type Letter,
  type LetterErrors,
  type LetterLine,
  type LetterPart,
  type Typed,
} from "./notice-letter.ts";
import styles from "./Letters.module.css";

type Props = {
  letter: Letter;
  /** Not the first: what is in all letters is typed in that. */
  isFurther: boolean;
  /** The day of the crash is known from the claim. */
  isDated: boolean;
  /** Someone else than the writer was hurt. */
  isForOther: boolean;
  typed: Typed;
  errors: LetterErrors;
  data: ClaimData;
  onType: (part: LetterPart, text: string) => void;
};

type Line = LetterLine & { part: LetterPart };
type Kind = Pick<ComponentProps<"input">, "type" | "autoComplete">;

/** How a line is typed on; those with `rows` have several lines. */
const kinds: Partial<Record<LetterPart, Kind & { rows?: number }>> = {
  name: { autoComplete: "name" },
  address: { autoComplete: "street-address", rows: 1 },
  phone: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email" },
  insurerAddress: { rows: 1 },
  place: { rows: 1 },
  vehicle: { rows: 1 },
  account: { rows: 2 },
  late: { rows: 2 },
};

/** Lines that most people leave blank. */
const folded: readonly LetterPart[] = [
  ...(["phone", "email", "insurerAddress", "policyholder", "policyNumber", "claimNumber", "time", "vehicle"] as const),
];

/** The letter as a form: what is known is printed, and what is not is a line to type on. */
export function LetterPaper({ letter, isFurther, isDated, isForOther, typed, errors, data, onType }: Props) {
  const { labels, names, sentences, language } = data;
  const said = (id: keyof typeof sentences.english) => (
    <InEnglish language={language} text={sentences.english[id]} meaning={sentences.spoken[id]} />
  );
  const type = (line: Line) => (
    <TypedLine
      key={line.name}
      id={`letter-${typedKey(line.part, letter.to)}`}
      label={<Name line={line.name} data={data} />}
      kind={kinds[line.part] ?? {}}
      text={typed[typedKey(line.part, letter.to)] ?? ""}
      error={errors[line.part]}
      onType={(text) => onType(line.part, text)}
    />
  );
  const print = (line: LetterLine) => (
    <div className={styles.line} data-flat="" key={line.name}>
      <span>
        <Name line={line.name} data={data} />
      </span>
      <span>{lineText(letter, line) || <Pen name={names.spoken.pen} />}</span>
    </div>
  );
  const isPrinted = ({ part }: LetterLine): boolean =>
    part === undefined || (part === "accident" && isDated) || (part === "injured" && !isForOther);
  const shown = (lines: readonly LetterLine[]) =>
    lines.flatMap((line) => {
      if (isPrinted(line)) return [print(line)];
      // In the first letter, rare lines are folded away; the others repeat what is typed there.
      if (isFurther && isShared(line.part as LetterPart)) return lineText(letter, line) ? [print(line)] : [];
      return !isFurther && folded.includes(line.part as LetterPart) ? [] : [type(line as Line)];
    });
  const rare = Object.values(letterLines)
    .flat()
    .filter((line): line is Line & typeof line => {
      const { part } = line as LetterLine;
      return part !== undefined && (folded.includes(part) || (part === "injured" && !isForOther));
    });
  return (
    <article className={styles.paper} aria-label={names.spoken.name} lang="en" translate="no">
      <div>{shown([...letterLines.writer, ...letterLines.insurer])}</div>
      <h4>{said("subject")}</h4>
      <p>{said("notice")}</p>
      <div>{shown(letterLines.accident)}</div>
      {!isFurther && (
        <details className={styles.more} open={rare.some(({ part }) => errors[part]) || undefined}>
          <summary lang={language}>{labels.letter.more}</summary>
          <div>{rare.map(type)}</div>
        </details>
      )}
      <p>{said("request")}</p>
      {letter.isUninsured && <p>{said("uninsured")}</p>}
      {letter.isLate &&
        (isFurther ? (
          letter.parts.late && (
            <p>
              {said("late")} {letter.parts.late}
            </p>
          )
        ) : (
          <TypedLine
            id="letter-late"
            label={said("late")}
            kind={{ rows: 2 }}
            text={typed["late"] ?? ""}
            error={errors.late}
            onType={(text) => onType("late", text)}
          />
        ))}
      <div className={styles.line}>
        <span>
          <Name line="signature" data={data} />
        </span>
        <span>
          <Pen name={names.spoken.pen} />
        </span>
      </div>
    </article>
  );
}

/** The name of a line, as the letter has it. */
function Name({ line, data: { names, language } }: { line: LetterLine["name"]; data: ClaimData }) {
  return <InEnglish language={language} text={names.english[line]} meaning={names.spoken[line]} />;
}

type LineProps = {
  id: string;
  label: ReactNode;
  kind: Kind & { rows?: number };
  text: string;
  error: string | undefined;
  onType: (text: string) => void;
};

/** A line to type on; `aria-invalid` while there is an error. */
function TypedLine({ id, label, kind: { rows, ...kind }, text, error, onType }: LineProps) {
  const control = {
    id,
    value: text,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": error && `${id}-error`,
  };
  return (
    <div className={styles.line} data-invalid={error ? "" : undefined}>
      <label htmlFor={id}>{label}</label>
      <div>
        {rows ? (
          <textarea {...control} {...kind} rows={rows} onChange={(event) => onType(event.target.value)} />
        ) : (
          <input type="text" {...control} {...kind} onChange={(event) => onType(event.target.value)} />
        )}
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon name="alert" />
            <NoBreakText>{error}</NoBreakText>
          </p>
        )}
      </div>
    </div>
  );
}
