import type { ReactNode } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./Gallery.module.css";

type Examples = Record<string, Record<string, ReactNode>>;

const files = import.meta.glob<Examples>("../ui/*/examples.tsx", { eager: true, import: "examples" });

/** Every component of `ui/` with its examples, as `examples.tsx` of each folder lists them. */
export function Gallery() {
  return (
    <Wrap>
      <h1 className={styles.title}>Gallery</h1>
      {Object.values(files)
        .flatMap(Object.entries<Examples[string]>)
        .map(([component, examples]) => (
          <section key={component} className={styles.component} aria-labelledby={`gallery-${component}`}>
            <h2 id={`gallery-${component}`}>{component}</h2>
            {Object.entries(examples).map(([name, element]) => (
              <figure key={name} data-example={`${component}: ${name}`}>
                <figcaption>{name}</figcaption>
                {element}
              </figure>
            ))}
          </section>
        ))}
    </Wrap>
  );
}
