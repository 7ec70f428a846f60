import styles from "./Picture.module.css";

/** One cut of a picture: its largest size in pixels, and its files as `srcset` has them. */
type Cut = { width: number; height: number; wide: true | undefined; avif: string; jpeg: string };

/** A picture, ready for its place; the last cut is for all screens that no other is for. */
export type PictureData = { alt: string; sizes: string; crops: readonly Cut[] };

/** A photograph of the practice. It loads when a reader comes near, and its place is kept free until then. */
export function Picture({ picture: { alt, sizes, crops } }: { picture: PictureData }) {
  const last = crops.at(-1);
  if (!last) return null;
  const { width, height } = last;
  return (
    <picture className={styles.picture} data-wide={crops.some(({ wide }) => wide) || undefined} data-screen-only="">
      {crops.flatMap(({ avif, jpeg, wide, ...size }) => {
        const shared = { sizes, ...size, media: wide && "(min-width: 60rem)" };
        const formats = [<source key={avif} type="image/avif" srcSet={avif} {...shared} />];
        return wide ? [...formats, <source key={jpeg} srcSet={jpeg} {...shared} />] : formats;
      })}
      <img
        src={last.jpeg.split(" ")[0]}
        srcSet={last.jpeg}
        {...{ alt, sizes, width, height }}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
