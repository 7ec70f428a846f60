import type { Field } from "#editor/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Described } from "@practice/site/ui/forms/Field.tsx";
import checkbox from "@practice/site/ui/forms/Checkbox.module.css";
import type { FieldProps, Form, InputProps } from "#editor/page/form.ts";
import { idOf, mistakesAt, mistakesIn } from "#editor/page/mistakes.ts";
import styles from "./fields.module.css";
import { Fieldset } from "./Fieldset.tsx";
import { FieldInput } from "./FieldInput.tsx";
import { FoldedItem } from "./FoldedItem.tsx";
import { GroupParts } from "./GroupInput.tsx";
import { RowActions } from "./RowActions.tsx";
import { useItems } from "./use-items.ts";

/** Longer lists of groups are collapsed, so that items are easy to find. */
const maxExpanded = 2;

/** A list: its items can be changed, added, removed and moved, all with buttons. */
export function ListInput(props: InputProps) {
  const { field, path, value, form, name, label, hint, error } = props;
  const { item, items, news, removed, move, remove, putBack, add, next } = useItems(props);
  return (
    <Fieldset id={name} title={label} hint={hint} error={error}>
      {field.instead !== undefined && (
        <label className={styles.check}>
          <input
            type="checkbox"
            className={checkbox.box}
            checked={value === field.instead}
            onChange={({ target }) => form.change(path, target.checked ? field.instead : [])}
          />
          {field.instead}
        </label>
      )}
      <ol className={styles.items} role="list" data-kind={item.kind}>
        {items.map((one, index) => (
          // Handles the Enter key of its lines; the list itself is no control.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={one.key}
            onKeyDown={(event) => {
              const isLine = item.kind !== "group" && event.target instanceof HTMLInputElement;
              if (event.key !== "Enter" || !isLine || event.nativeEvent.isComposing) return;
              event.preventDefault();
              next(index);
            }}
          >
            <Item
              {...one}
              item={item}
              label={`${field.title} ${index + 1}`}
              isOpen={items.length <= maxExpanded || one.isNew}
              form={form}
            >
              <RowActions
                id={idOf(one.path)}
                name={one.name}
                index={index}
                count={items.length}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            </Item>
          </li>
        ))}
      </ol>
      <div className={styles.listActions}>
        <p role="status">{news}</p>
        {removed && <Action id={`${name}-back`} tone="quiet" label="Put it back" onClick={() => putBack(removed)} />}
      </div>
      {(field.instead === undefined || value !== field.instead) && (
        <p>
          <Action label={`Add to ${field.title}`} onClick={add} />
        </p>
      )}
    </Fieldset>
  );
}

/** Whether fields fit beside each other: then they are not collapsed. */
function isShort(fields: readonly Field[]): boolean {
  const isLine = ({ kind, max = 80 }: Field) =>
    ["day", "time", "number", "choice", "phone"].includes(kind) || (kind === "text" && max <= 80);
  return fields.length <= 5 && fields.every(isLine);
}

type ItemProps = Pick<FieldProps, "path" | "value"> & {
  item: Field;
  label: string;
  name: string;
  isOpen: boolean;
  form: Form;
  children: React.ReactNode;
};

function Item({ item, label, name, isOpen, path, value, form, children }: ItemProps) {
  if (item.kind !== "group")
    return (
      <>
        <FieldInput field={{ ...item, title: label }} path={path} value={value} form={form} />
        {children}
      </>
    );
  const { fields = [] } = item;
  const error = mistakesAt(form.mistakes, path);
  if (isShort(fields))
    return (
      <div id={idOf(path)} className={styles.short} role="group" aria-label={label}>
        <Described name={idOf(path)} error={error}>
          <div className={styles.row}>
            <GroupParts fields={fields} path={path} value={value} form={form} />
          </div>
        </Described>
        {children}
      </div>
    );
  return (
    <FoldedItem
      id={idOf(path)}
      title={name}
      isOpen={isOpen}
      isWrong={mistakesIn(form.mistakes, path).length > 0}
      error={error}
    >
      <GroupParts fields={fields} path={path} value={value} form={form} />
      {children}
    </FoldedItem>
  );
}
