import checkbox from "#ui/forms/Checkbox.module.css";
import styles from "./Checklist.module.css";

type Group = { id: string; title: string; items: readonly string[] };
type Props = {
  groups: readonly Group[];
  /** What to write down on paper; each gets a line, and only there. */
  lines?: readonly string[];
  /** On a raised sheet of its own, where nothing around it is one; or so, with boxes that can be ticked on the screen. */
  variant?: "sheet" | "ticks";
};

/** Things to gather, in groups, each with an empty box to tick on paper. */
export function Checklist({ groups, lines = [], variant }: Props) {
  return (
    <div className={styles.list} data-variant={variant}>
      {groups.map(({ id, title, items }) => (
        <div key={id}>
          <h3>{title}</h3>
          <ul role="list">
            {items.map((item) => (
              <li key={item}>
                {variant === "ticks" ? (
                  <label>
                    <input className={checkbox.box} type="checkbox" />
                    {item}
                  </label>
                ) : (
                  <span>{item}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
