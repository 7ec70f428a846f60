import { useQueryClient } from "@tanstack/react-query";
import type { EntryChange } from "#publish/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { useTask } from "#inbox/page/use-task.ts";
import { api } from "./api.ts";
import dialog from "./Dialog.module.css";
import { Dialog } from "./Dialog.tsx";

type Props = { change: EntryChange; onClose: () => void };

/** Asks whether a saved change is to go, and brings back what is on the site. */
export function DiscardDialog({ change: { key, title }, onClose }: Props) {
  const queries = useQueryClient();
  const discarding = useTask(async () => {
    queries.setQueryData(["publication"], await api.discard(key));
    void queries.invalidateQueries({ queryKey: ["collections"] });
    onClose();
  });
  return (
    <Dialog title="Discard this change?" onClose={onClose}>
      <p>
        “{title}” is then as it is on the site. What you or others saved there since the last publication is gone for
        good.
      </p>
      <Problem error={discarding.error} />
      <div className={dialog.actions}>
        <Action label="Keep it" onClick={onClose} />
        <Action tone="quiet" label="Discard it" busy={discarding.busy} onClick={() => void discarding.run()} />
      </div>
    </Dialog>
  );
}
