import { Button } from "#ui/Button.tsx";

type Props = { label: string; tone?: "primary"; onPress: () => void };

/** A button that does one thing: the only field of a form of its own, as every button of an island is a submit. */
export function Press({ label, tone, onPress }: Props) {
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Button {...(tone && { tone })}>{label}</Button>
    </form>
  );
}
