import { Button } from "#ui/links/Button.tsx";
import type { IconName } from "#ui/graphics/Icon.tsx";

type Props = { label: string; tone?: "primary" | "quiet" | undefined; icon?: IconName; onPress: () => void };

/** A button for one action, in a form of its own, since every button of an island is a submit button. */
export function ActionButton({ label, onPress, ...button }: Props) {
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Button {...button}>{label}</Button>
    </form>
  );
}
