import { useQueryClient } from "@tanstack/react-query";
import type { EntryChange } from "#publish/api-types.ts";
import { Confirm } from "#inbox/page/Confirm.tsx";
import { ask } from "./api.ts";

type Props = { change: EntryChange; onClose: () => void };

/** Asks whether a saved change is to go, and brings back what is on the site. */
export function DiscardDialog({ change: { key, title }, onClose }: Props) {
  const queries = useQueryClient();
  const discard = async () => {
    queries.setQueryData(["publication"], await ask("POST discard", { key }));
    void queries.invalidateQueries({ queryKey: ["collections"] });
  };
  return (
    <Confirm title="Discard this change?" yes="Discard it" onYes={discard} onClose={onClose}>
      <p>
        “{title}” is then as it is on the site. What you or others saved there since the last publication is gone for
        good.
      </p>
    </Confirm>
  );
}
