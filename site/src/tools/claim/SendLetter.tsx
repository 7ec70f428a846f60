import { useState } from "react";
import { Button, Buttons } from "#ui/links/Button.tsx";
import { Text } from "#ui/text/Text.tsx";
import type { ClaimData } from "./claim-texts.ts";
import { emailLink, letterErrors, letterText, longestEmail, type Letter } from "./notice-letter.ts";

type Props = {
  letter: Letter;
  data: ClaimData;
  /** Whether the letter can go; otherwise its errors are shown. */
  onCheck: () => boolean;
  /** Prints all letters; only with the first. */
  onPrint?: (() => void) | undefined;
};

/** The ways in which a letter goes out. The site sends nothing: an email app, a copy or a printer takes it on. */
export function SendLetter({ letter, data, onCheck, onPrint }: Props) {
  const [said, setSaid] = useState<"copied" | "failed">();
  const { letter: says } = data.labels;
  const link = emailLink(letter, data);
  const isLong = link.length > longestEmail;
  const text = letterText(letter, data);

  // A link, once nothing has to be corrected.
  const isReady = Object.keys(letterErrors(letter.parts, says)).length === 0;
  const copy = () => {
    if (!onCheck()) return;
    // Without permission, and on a page that is not secure, it fails.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setSaid("copied"),
        () => setSaid("failed"),
      );
  };
  const share = () => {
    // A person who changes their mind is no error.
    if (onCheck()) void navigator.share({ title: data.sentences.english.subject, text }).catch(() => undefined);
  };

  return (
    <div>
      <Buttons>
        {!isLong && (
          <Button tone="primary" {...(isReady ? { href: link } : { onPress: onCheck })}>
            {says.email}
          </Button>
        )}
        <Button tone={isLong ? "primary" : undefined} onPress={copy}>
          {says.copy}
        </Button>
        {"share" in navigator && <Button onPress={share}>{says.share}</Button>}
        {onPrint && <Button onPress={onPrint}>{says.print}</Button>}
      </Buttons>
      <div role="status">{said && <Text variant="small">{says[said]}</Text>}</div>
      {(isLong || onPrint) && (
        <Text variant="small" tone="soft">
          {isLong ? says.long : says.emailHint}
        </Text>
      )}
    </div>
  );
}
