import { type Command, EditorState, type Transaction } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import { EditorView, type NodeViewConstructor } from "prosemirror-view";
import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { FactView } from "#editor/api-types.ts";
import type { Form } from "#editor/page/form.ts";
import fields from "./fields.module.css";
import styles from "./MarkdownInput.module.css";
import { type RichText as Read, readMarkdown } from "./rich-text.ts";
import {
  insertFact,
  linkAt,
  removeLink,
  type RichTextAction,
  setLink,
  tableActions,
  textActions,
} from "./rich-text-actions.ts";
import { endsOpen, richTextPlugins } from "./rich-text-plugins.ts";
import { schema } from "./rich-text-schema.ts";
import { RichTextLink } from "./RichTextLink.tsx";
import { Toolbar } from "./Toolbar.tsx";

type Props = {
  control: Pick<ComponentProps<"div">, "id" | "aria-describedby" | "aria-invalid" | "aria-labelledby">;
  markdown: string;
  form: Pick<Form, "facts" | "pickFact" | "pickPage">;
  onChange: (markdown: string) => void;
  /** The text was replaced from elsewhere by one that cannot be shown here. */
  onUnreadable: () => void;
};

/** A formatted text, which is kept as Markdown. It calls `onChange` only when the person changes something. */
export function RichText({ control, markdown, form, onChange, onUnreadable }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const written = useRef<{ markdown: string; write: Read["write"] }>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [asked, setAsked] = useState<{ href: string | undefined }>();

  const apply = useEffectEvent((editor: EditorView, tr: Transaction) => {
    editor.updateState(editor.state.apply(tr));
    setState(editor.state);
    const now = written.current;
    const next = tr.docChanged && now?.write(editor.state.doc);
    if (!now || typeof next !== "string" || next === now.markdown) return;
    now.markdown = next;
    onChange(next);
  });
  const show = useEffectEvent(() => {
    if (markdown === written.current?.markdown) return;
    const read = readMarkdown(markdown);
    if (!read || !place.current) return onUnreadable();
    written.current = { markdown, write: read.write };
    const plugins = richTextPlugins({
      facts: new Set(form.facts.map(({ name }) => name)),
      askLink: (href) => setAsked({ href }),
    });
    const start = EditorState.create({ doc: withEnd(read.doc), plugins });
    setState(start);
    if (view) return view.updateState(start);
    const created: EditorView = new EditorView(
      { mount: place.current },
      {
        state: start,
        nodeViews: { fact: factView(form.facts) },
        dispatchTransaction: (tr) => apply(created, tr),
      },
    );
    setView(created);
  });
  // In the same task as the change: a passive effect could follow the next key, and take it back.
  useLayoutEffect(() => show(), [markdown]);
  useEffect(() => () => view?.destroy(), [view]);

  const run = (command: Command) => {
    view?.focus();
    if (view) command(view.state, view.dispatch.bind(view), view);
  };
  const toolsOf = (actions: readonly RichTextAction[]) =>
    actions.map(({ label, keys, run: command, isOn }) => ({
      ...{ label, keys },
      isOn: state && isOn?.(state),
      isOff: !state || !command(state),
      press: () => run(command),
    }));
  const href = state && linkAt(state);
  const id = control.id ?? "";
  return (
    <>
      <div className={styles.frame}>
        <Toolbar
          label="Format"
          controls={id}
          tools={[
            ...toolsOf(textActions),
            { label: "Link", keys: "Mod-k", isOn: href !== undefined, press: () => setAsked({ href }) },
            {
              label: "Insert a fact",
              press: () => form.pickFact((fact) => run(insertFact(fact.slice(1, -1)))),
            },
          ]}
        />
        <div
          {...control}
          ref={place}
          className={styles.text}
          role="textbox"
          aria-multiline="true"
          tabIndex={0}
          spellCheck
        />
        {state && isInTable(state) && <Toolbar label="Table" controls={id} tools={toolsOf(tableActions)} />}
      </div>
      {asked &&
        createPortal(
          <RichTextLink
            href={asked.href}
            onSet={(address) => run(setLink(address, address.replace(/^https?:\/\//, "")))}
            onPick={() => form.pickPage((address, label) => run(setLink(address, label)))}
            onRemove={() => run(removeLink)}
            onClose={() => setAsked(undefined)}
          />,
          document.body,
        )}
    </>
  );
}

/** With a line to write on after a table or a note at the end; it is never written. */
function withEnd(doc: EditorState["doc"]) {
  return endsOpen(doc) ? doc : doc.copy(doc.content.addToEnd(schema.nodes.paragraph.create()));
}

/** A fact as one unit, with its value. */
function factView(facts: readonly FactView[]): NodeViewConstructor {
  return ({ attrs }) => {
    const name = String(attrs["name"]);
    const fact = facts.find((one) => one.name === name);
    const dom = document.createElement("span");
    dom.className = (fact ? fields.fact : fields.unknown) ?? "";
    dom.title = fact ? `${fact.title} {${name}}` : "";
    dom.textContent = fact?.value ?? `{${name}} (not a known fact)`;
    return { dom };
  };
}
