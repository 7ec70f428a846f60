import { type ComponentProps, useMemo, useState } from "react";
import type { CollectionsAnswer } from "#editor/api-types.ts";
import { factChoices, pageChoices } from "./choosable.ts";
import type { Form } from "./form.ts";
import { Picker } from "./Picker.tsx";

/** Asks what to insert into a text; `picker` is the dialog while it is open. */
export function usePicker({ facts, collections }: CollectionsAnswer) {
  const [asked, setAsked] = useState<Omit<ComponentProps<typeof Picker>, "onClose">>();
  const pick = useMemo(
    (): Pick<Form, "pickFact" | "pickPage"> => ({
      pickFact: (insert) =>
        setAsked({
          title: "Insert a fact",
          about: "A fact is changed in one place, and every text that names it changes with it.",
          search: "Find a fact",
          choices: factChoices(facts),
          onPick: ({ key }) => insert(`{${key}}`),
        }),
      pickPage: (insert) =>
        setAsked({
          title: "Link to a page",
          about: "These are the pages of this site, and parts of them. The link is put into the text.",
          search: "Find a page",
          choices: pageChoices(collections),
          onPick: ({ key, name }) => insert(key, name),
        }),
    }),
    [facts, collections],
  );
  return { pick, picker: asked && <Picker {...asked} onClose={() => setAsked(undefined)} /> };
}
