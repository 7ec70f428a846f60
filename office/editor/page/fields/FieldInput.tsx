import { memo } from "react";
import type { FieldProps } from "#editor/page/form.ts";
import { idOf, mistakesAt } from "#editor/page/mistakes.ts";
import { ChoiceInput } from "./ChoiceInput.tsx";
import { ChoicesInput } from "./ChoicesInput.tsx";
import { GroupInput } from "./GroupInput.tsx";
import { HoursInput } from "./HoursInput.tsx";
import { hintOf, labelOf } from "./label-and-hint.ts";
import { ListInput } from "./ListInput.tsx";
import { MarkdownInput } from "./MarkdownInput.tsx";
import { PictureInput } from "./PictureInput.tsx";
import { TextInput } from "./TextInput.tsx";
import { YesNoInput } from "./YesNoInput.tsx";

const inputs = {
  choice: ChoiceInput,
  choices: ChoicesInput,
  group: GroupInput,
  hours: HoursInput,
  list: ListInput,
  markdown: MarkdownInput,
  picture: PictureInput,
  "yes-no": YesNoInput,
};

/** One field of an entry, of any kind. It rerenders only when its own value or the form's mistakes or advice change. */
export const FieldInput = memo(
  function FieldInput(props: FieldProps) {
    const { field, path, form } = props;
    const Input = field.kind in inputs ? inputs[field.kind as keyof typeof inputs] : TextInput;
    const error = mistakesAt(form.mistakes, path, !["group", "list", "picture"].includes(field.kind));
    const messages = { hint: hintOf(field), advice: mistakesAt(form.advice, path), error };
    return <Input {...props} name={idOf(path)} label={labelOf(field)} {...messages} />;
  },
  (one, other) =>
    one.field === other.field &&
    one.value === other.value &&
    one.form === other.form &&
    one.path.join("/") === other.path.join("/"),
);
