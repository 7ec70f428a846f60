import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import type { Draft } from "#publish/api-types.ts";
import { ConfirmedAction } from "#inbox/page/ConfirmedAction.tsx";
import { ask } from "./api.ts";

type Props = Pick<ComponentProps<typeof ConfirmedAction>, "busy" | "aria-describedby"> & {
  /** Undefined for what is not saved at all. */
  change: Draft | undefined;
  /** The key to discard, once what was under way has ended; by default that of the change. */
  keyNow?: () => Promise<string | undefined>;
  onDiscarded?: () => void;
};

/** Asks whether a draft is to go, and brings back what is on the site. */
export function DiscardAction({ change, keyNow, onDiscarded, ...button }: Props) {
  const queries = useQueryClient();
  const discard = async () => {
    const key = keyNow ? await keyNow() : change?.key;
    const { changes } = await ask("GET publication", {});
    if (key !== undefined && changes.some((one) => one.key === key))
      queries.setQueryData(["publication"], await ask("POST discard", { key }));
    void queries.invalidateQueries({ queryKey: ["collections"] });
    onDiscarded?.();
  };
  const authors = change?.by.join(" and ");
  return (
    <ConfirmedAction
      {...button}
      tone="quiet"
      label="Discard this change"
      title="Discard this change?"
      yes="Discard it"
      onYes={discard}
    >
      <p>
        {change ? `“${change.title}” is then as it is on the site.` : "What you wrote is then gone."}
        {authors && ` What ${authors} wrote there is gone for good.`}
      </p>
    </ConfirmedAction>
  );
}
