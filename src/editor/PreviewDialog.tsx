import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EditorValues } from "#domain/editor.ts";
import { Action } from "#staff/Action.tsx";
import { Choice } from "#staff/Choice.tsx";
import { Loaded } from "#staff/Loaded.tsx";
import { api } from "./api.ts";
import { Dialog } from "./Dialog.tsx";
import styles from "./PreviewDialog.module.css";
import { bodyKey } from "./versions.ts";

type Props = { collection: string; id: string | undefined; values: EditorValues; onClose: () => void };

const widths = { phone: "Phone", desk: "Computer" } as const;

/** The page as it will be with what is written now, as wide as a phone or as a computer. Nothing of it is saved. */
export function PreviewDialog({ collection, id, values, onClose }: Props) {
  const [width, setWidth] = useState<keyof typeof widths>("phone");
  const { [bodyKey]: body, ...others } = values;
  const query = useQuery({
    queryKey: ["preview"],
    queryFn: () => api.preview({ collection, id, values: others, ...(typeof body === "string" && { body }) }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog title="Preview" size="wide" onClose={onClose}>
      <div className={styles.bar}>
        <Choice label="As wide as" value={width} options={widths} onChange={setWidth} />
        <Action label="Close" onClick={onClose} />
      </div>
      <p>This is not saved, and nobody else sees it.</p>
      <Loaded query={query}>
        {({ url }) => (
          <>
            <div className={styles.screen}>
              <iframe title="The page with what is written now" src={url} data-width={width} />
            </div>
            <p>
              <a href={url} target="_blank" rel="noopener">
                Open it in a tab of its own
              </a>
            </p>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
