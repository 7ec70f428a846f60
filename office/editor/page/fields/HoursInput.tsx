import { Action } from "#inbox/page/Action.tsx";
import type { InputProps } from "#editor/page/form.ts";
import { mistakesAt, mistakesIn } from "#editor/page/mistakes.ts";
import { valueAt } from "#editor/page/values.ts";
import { type DayRow, hoursOf, rowOfMistake, weekOf } from "#editor/page/week.ts";
import { Fieldset } from "./Fieldset.tsx";
import styles from "./HoursInput.module.css";

/** A week, day by day: open from when to when, by appointment, or closed. */
export function HoursInput({ path, value, form, name: id, label, hint }: InputProps) {
  const week = weekOf(value);
  const within = mistakesIn(form.mistakes, path).map((one) => ({ ...one, day: rowOfMistake(value, one.path) }));
  const change = (index: number, row: DayRow) => {
    const next = week.map((one, place) => (place === index ? row : one));
    form.change(path, hoursOf(next, valueAt(form.written, path)));
  };
  const ofAll = within.filter(({ day }) => day === undefined);
  return (
    <Fieldset id={id} title={label} hint={hint} error={mistakesAt(ofAll, [], true)}>
      <div className={styles.week}>
        {week.map((row, index) => (
          <Day
            key={row.day}
            id={`${id}-${row.day}`}
            row={row}
            error={within.find(({ day }) => day === row.day)?.text}
            next={week[index + 1]?.day}
            onChange={(changed) => change(index, changed)}
            onCopy={(day) => change(index + 1, { ...row, day })}
          />
        ))}
      </div>
    </Fieldset>
  );
}

type Day = {
  id: string;
  row: DayRow;
  error: string | undefined;
  next: DayRow["day"] | undefined;
  onChange: (row: DayRow) => void;
  onCopy: (day: DayRow["day"]) => void;
};

function Day({ id, row, error, next, onChange, onCopy }: Day) {
  const { day } = row;
  const times = row.is === "open" ? row : { opens: "", closes: "" };
  const described = error ? `${id}-error` : undefined;
  const choose = (is: string) => {
    if (is === "open") onChange({ day, is, ...times });
    else onChange({ day, is: is === "closed" ? is : "by appointment" });
  };
  const time = (which: "opens" | "closes", label: string) => (
    <input
      type="time"
      aria-label={`${day}: ${label}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={described}
      value={times[which]}
      onChange={({ target }) => row.is === "open" && onChange({ ...row, [which]: target.value })}
    />
  );
  return (
    <div className={styles.day} role="group" aria-label={day} data-invalid={error ? "" : undefined}>
      <span className={styles.name} aria-hidden="true">
        {day}
      </span>
      <select id={id} aria-label={day} value={row.is} onChange={({ target }) => choose(target.value)}>
        <option value="open">Open</option>
        <option value="by appointment">By appointment</option>
        <option value="closed">Closed</option>
      </select>
      {row.is === "open" && (
        <span className={styles.times}>
          {time("opens", "opens at")} <span>to</span> {time("closes", "closes at")}
        </span>
      )}
      {next && (
        <span className={styles.copy}>
          <Action tone="quiet" label={`Copy to ${next}`} aria-describedby={described} onClick={() => onCopy(next)} />
        </span>
      )}
      {error && (
        <p className={styles.error} id={described}>
          {error}
        </p>
      )}
    </div>
  );
}
