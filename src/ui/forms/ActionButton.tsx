import { Button } from "#ui/links/Button.tsx";
import type { IconName } from "#ui/graphics/Icon.tsx";

type Props = { label: string; tone?: "primary" | "quiet"; icon?: IconName; onPress: () => void };

/** A button that does one thing: the only field of a form of its own, as every button of an island is a submit. */
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
