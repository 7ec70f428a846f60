import checkbox from "#ui/forms/Checkbox.module.css";
import styles from "./Checklist.module.css";

type Group = { id: string; title: string; items: readonly string[] };
type Props = {
  groups: readonly Group[];
  /** Fields to fill in on paper, with a line each; hidden on screens. */
  lines?: readonly string[];
  /** `sheet`: on a raised sheet. `ticks`: with checkboxes that work on screens. */
  variant?: "sheet" | "ticks";
};

/** Items in groups, each with an empty box to tick on paper. */
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
                  item
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
