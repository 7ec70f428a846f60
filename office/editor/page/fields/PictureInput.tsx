import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { Action } from "#inbox/page/Action.tsx";
import { isRecord } from "#editor/api-types.ts";
import { sendPicture } from "#editor/page/api.ts";
import type { InputProps } from "#editor/page/form.ts";
import { idOf } from "#editor/page/mistakes.ts";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import fields from "./fields.module.css";
import styles from "./PictureInput.module.css";
import { FieldInput } from "./FieldInput.tsx";
import { Fieldset } from "./Fieldset.tsx";

const center = "50% 50%";

/** A picture: choose or drop a file, say what it shows, move the point that stays in view, see it in its place. */
export function PictureInput({ field, path, value, form, name, hint, error }: InputProps) {
  const { alt, file, focus = center } = (isRecord(value) ? value : {}) as Record<string, string | undefined>;
  const [state, set] = useState<{ busy?: true; problem?: string }>({});
  const words = field.fields?.find(({ key }) => key === "alt");
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    set({ busy: true });
    try {
      const { file: stored } = await sendPicture(String(path[0]), chosen);
      form.change([...path, "file"], stored);
      form.change([...path, "focus"], undefined);
      set({});
    } catch (refused) {
      set({ problem: (refused as Error).message });
    }
  };
  return (
    <Fieldset id={name} title={field.title} hint={hint} error={error}>
      <div className={styles.drop}>
        <Field
          name={idOf([...path, "file"])}
          label={file ? "Choose another picture, or drop it here" : "Choose a picture, or drop it here"}
          error={state.problem}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              // Not HEIC: then an iPhone hands over a JPEG.
              accept="image/jpeg,image/png,image/webp"
              onChange={({ target }) => {
                void choose(target.files?.[0]).then(() => (target.value = ""));
              }}
            />
          )}
        </Field>
        <p role="status">{state.busy && "Reading the picture …"}</p>
      </div>
      {file && (
        <>
          <FocusPoint
            title={field.title}
            src={`api/picture?${new URLSearchParams({ file })}`}
            crops={field.crops ?? []}
            focus={focus}
            onMove={(next) => form.change([...path, "focus"], next)}
          />
          {words && (
            <FieldInput field={{ ...words, optional: undefined }} path={[...path, "alt"]} value={alt} form={form} />
          )}
          <p className={fields.groupAction}>
            <Action tone="quiet" label={`Remove picture: ${field.title}`} onClick={() => form.change(path, {})} />
          </p>
        </>
      )}
    </Fieldset>
  );
}

/** Where a cut is seen; the last one is that of phones. */
const captionOf = (crops: PointProps["crops"], ratio: unknown) =>
  crops.length === 1 ? "On the page" : ratio === crops.at(-1)?.ratio ? "On phones" : "On wide screens";

type PointProps = {
  title: string;
  src: string;
  crops: readonly { ratio: readonly [number, number] }[];
  focus: string;
  onMove: (focus: string) => void;
};

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole picture with the point, and each of its cuts as the pages show it. */
function FocusPoint({ title, src, crops, focus, onMove }: PointProps) {
  const [x = 50, y = 50] = focus.split(" ").map(parseFloat);
  const move = (left: number, top: number) =>
    onMove([left, top].map((value) => `${Math.round(Math.min(100, Math.max(0, value)))}%`).join(" "));
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    move(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const [across, down] = steps[event.key] ?? [0, 0];
    if (across === 0 && down === 0) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 2;
    move(x + across * by, y + down * by);
  };
  return (
    <div className={styles.views}>
      <figure>
        <div
          className={styles.whole}
          // A tap, or the end of a drag; one that scrolls the page has no end.
          onPointerUp={point}
          onPointerMove={(event) => event.target instanceof HTMLButtonElement && event.buttons > 0 && point(event)}
        >
          <img src={src} alt="" draggable={false} />
          <button
            type="button"
            aria-label={`What matters in the picture: ${title}`}
            aria-describedby={`${src}-point`}
            style={{ left: `${x}%`, top: `${y}%` }}
            onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
            onKeyDown={press}
          />
        </div>
        <figcaption>
          Put the ring on what matters, such as a face, with the pointer or the arrow keys. It stays in view.{" "}
          <span id={`${src}-point`} role="status">{`${x}% from the left, ${y}% from the top.`}</span>
        </figcaption>
      </figure>
      {crops.map(({ ratio }) => (
        <figure key={ratio.join()}>
          <img
            className={styles.cut}
            src={src}
            alt=""
            style={{ aspectRatio: ratio.join(" / "), objectPosition: focus }}
          />
          <figcaption>{captionOf(crops, ratio)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
