import { Action } from "./Action.tsx";
import { Refusal } from "./api.ts";
import { type Act, actText, statement } from "./labels.ts";
import { isPossible, type Row } from "./lists.ts";
import styles from "./Conflict.module.css";
import { PlainText } from "./PlainText.tsx";
import { Problem } from "./Problem.tsx";

type Props = {
  error: Error | null;
  wanted: Act | "erase" | undefined;
  /** The message as it is now. */
  row: Row;
  now: number;
  busy: boolean;
  onAgain: () => void;
  onLeave: () => void;
};

/** Why an action failed. If another person was faster, shows the intended change and the current message. */
export function Conflict({ error, wanted, row, now, busy, onAgain, onLeave }: Props) {
  if (!(error instanceof Refusal) || error.code !== "changed" || !wanted) return <Refused error={error} />;
  const possible = isPossible(wanted === "erase" ? wanted : wanted.kind, row);
  return (
    <div role="alert" className={styles.conflict}>
      <h3>Somebody else was faster</h3>
      <dl>
        <dt>You wanted</dt>
        <dd>
          <PlainText text={wanted === "erase" ? "Delete for good" : actText(wanted)} />
        </dd>
        <dt>It is now</dt>
        <dd>{changed(row, now)}</dd>
      </dl>
      <p>
        {`Your change was not made${possible ? ". Make it now, or leave the message as it is" : ", and it does not fit any more"}.`}
      </p>
      <div className={styles.actions}>
        {possible && <Action label="Do it anyway" busy={busy} onClick={onAgain} />}
        <Action tone="quiet" label="Leave it as it is" onClick={onLeave} />
      </div>
    </div>
  );
}

function changed(row: Row, now: number): string {
  const text = statement(row, now);
  const others = row.changedBy && !text.includes(row.changedBy) ? ` Changed by ${row.changedBy}.` : "";
  return text + others;
}

function Refused({ error }: { error: Error | null }) {
  if (!error) return <Problem error={null} />;
  const text = error instanceof Refusal ? error.message : `${error.message} It may not have been saved. Try again.`;
  return <Problem error={new Error(text)} />;
}
