import { useEffect, useState, useSyncExternalStore } from "react";
import type { EditorValues, MistakesAnswer } from "#editor/api-types.ts";
import type { PreviewAnswer } from "#publish/api-types.ts";
import { ask as askServer, refusalOf } from "./api.ts";
import { bodyKey } from "./versions.ts";

/** How long nobody types before the page follows, in milliseconds. */
const pause = 800;

/** What the server last said of the unsaved values; `version` counts its pages. While they are mistaken, it stays. */
export type PageState = { answer?: PreviewAnswer; version: number; step: "waiting" | "shown" | "mistaken" };

type Entry = {
  collection: string;
  id: string | undefined;
  values: EditorValues;
  /** Whether the page is on the screen; otherwise the values are only checked. */
  isShown: boolean;
  /** Called with the mistakes in the values; with none when there are none. */
  onChecked: (mistakes: MistakesAnswer | undefined) => void;
};

/** The page of the site with the values of a form, each time after a pause in typing. */
export function usePage({ collection, id, values, isShown, onChecked }: Entry): PageState {
  const [state, set] = useState<PageState>({ version: 0, step: "waiting" });
  const [first] = useState(values);
  useEffect(() => {
    if (!isShown && values === first) return;
    let isOld = false;
    const { [bodyKey]: body, ...others } = values;
    const ask = async () => {
      set((old) => ({ ...old, step: "waiting" }));
      try {
        const request = { collection, id, values: others, isShown, ...(typeof body === "string" && { body }) };
        const answer = await askServer("POST preview", request);
        if (isOld) return;
        onChecked(undefined);
        if (isShown) set(({ version }) => ({ answer, version: version + 1, step: "shown" }));
      } catch (error) {
        if (isOld) return;
        const refusal = refusalOf(error);
        if ("mistakes" in refusal) {
          onChecked(refusal);
          set((old) => ({ ...old, step: "mistaken" }));
        } else set((old) => ({ ...old, answer: { problem: (error as Error).message }, step: "shown" }));
      }
    };
    const timer = setTimeout(() => void ask(), values === first ? 0 : pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [collection, id, values, isShown, first, onChecked]);
  return state;
}

const wide = matchMedia("(width >= 68.75rem)");
const subscribe = (onChange: () => void) => {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
};

/** Whether a page has room beside a form: from 1100 pixels. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
