import { useEffect, useState } from "react";
import type { TextAnswer } from "#domain/publishing.ts";
import { api } from "#editor/api.ts";

/** Milliseconds of quiet before a text is sent to be drawn. */
const pause = 300;

/** What the server says of a text: how it will read, and what it lacks. */
export function useTextAnswer(text: string, collection: string): TextAnswer | undefined {
  const [answer, setAnswer] = useState<TextAnswer>();
  useEffect(() => {
    let isOld = false;
    const ask = () =>
      api.text(text, collection).then(
        (next) => isOld || setAnswer(next),
        // The text itself is not lost; the next one is tried again.
        () => undefined,
      );
    const timer = setTimeout(() => void ask(), answer ? pause : 0);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The first text is drawn without a pause; an answer asks for nothing.
  }, [text, collection]);
  return answer;
}
