import type { UseMutationResult } from "@tanstack/react-query";
import { isPossible } from "#inbox/acts.ts";
import { Action } from "./Action.tsx";
import { refusalOf } from "./api.ts";
import { type Act, actText, statement } from "./labels.ts";
import type { Row } from "./lists.ts";
import styles from "./MessagePane.module.css";
import { PlainText } from "./PlainText.tsx";
import { Problem } from "./Problem.tsx";

/** `row`: the message as it is now. */
type Props = { acting: UseMutationResult<void, Error, Act>; row: Row; now: number };

/** Why an action failed. If another person was faster, shows the intended change and the current message. */
export function Conflict({ acting: { error, variables: wanted, isPending, mutate, reset }, row, now }: Props) {
  const refusal = refusalOf(error);
  if (!refusal)
    return <Problem error={error && new Error(`${error.message} It may not have been saved. Try again.`)} />;
  if (refusal.error !== "changed" || !wanted) return <Problem error={error} />;
  const possible = isPossible(wanted.kind, row, now);
  const current = statement(row, now);
  return (
    <div role="alert" className={styles.conflict}>
      <h3>Somebody just changed this</h3>
      <dl>
        <dt>You wanted</dt>
        <dd>
          <PlainText text={actText(wanted)} />
        </dd>
        <dt>It is now</dt>
        <dd>
          {current}
          {row.changedBy && !current.includes(row.changedBy) && ` Changed by ${row.changedBy}.`}
        </dd>
      </dl>
      <p>Your change was not made{possible ? "." : ", and it does not fit any more."}</p>
      <div className={styles.row}>
        {possible && <Action label="Do it anyway" busy={isPending} onClick={() => mutate(wanted)} />}
        <Action tone="quiet" label="Leave it as it is" onClick={reset} />
      </div>
    </div>
  );
}
