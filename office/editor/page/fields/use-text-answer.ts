import { useEffect, useState } from "react";
import type { TextAnswer } from "#publish/api-types.ts";
import { ask as askServer } from "#editor/page/api.ts";

/** Debounce before a text is sent, in milliseconds. */
const pause = 300;

/** The server's response for a text: what is missing, and what is recommended. */
export function useTextAnswer(text: string, collection: string): TextAnswer | undefined {
  const [answer, setAnswer] = useState<TextAnswer>();
  useEffect(() => {
    let isOld = false;
    const ask = () =>
      askServer("POST text", { text, collection }).then(
        (next) => isOld || setAnswer(next),
        // No text is lost; the next change retries.
        () => undefined,
      );
    const timer = setTimeout(() => void ask(), answer ? pause : 0);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only a change of the text sends it.
  }, [text, collection]);
  return answer;
}
