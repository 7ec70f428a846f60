import { VisuallyHidden } from "@practice/site/ui/text/VisuallyHidden.tsx";
import button from "@practice/site/ui/links/Button.module.css";
import styles from "./fields.module.css";

type Props = {
  id: string;
  /** The name of the item, for screen readers. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: () => void;
};

/** Moves an item of a list up and down, and removes it. At the ends of the list the buttons remain, but do nothing. */
export function RowActions({ id, name, index, count, onMove, onRemove }: Props) {
  const action = (end: string, label: string, isOff: boolean, act: () => void) => (
    <button
      type="button"
      id={`${id}-${end}`}
      className={button.button}
      data-size="compact"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && act()}
    >
      {label}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </button>
  );
  return (
    <div className={styles.rowActions}>
      {count > 1 && action("up", "Up", index === 0, () => onMove(index - 1))}
      {count > 1 && action("down", "Down", index === count - 1, () => onMove(index + 1))}
      {onRemove && action("remove", "Remove", false, onRemove)}
    </div>
  );
}
