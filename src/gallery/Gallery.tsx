import type { Example } from "#ui/Example.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./Gallery.module.css";

type Props = { pieces: readonly { name: string; examples: readonly Example[] }[] };

/** Every component of ui/, each under its name with all its examples, first on paper and then on the inverse surface. */
export function Gallery({ pieces }: Props) {
  return (
    <Wrap>
      <h1>Gallery</h1>
      {pieces.map(({ name, examples }) => (
        <section key={name} className={styles.piece} aria-labelledby={`piece-${name}`}>
          <h2 id={`piece-${name}`}>{name}</h2>
          {examples.map((example) => (
            <figure key={example.name} data-example={`${name}: ${example.name}`}>
              <figcaption>{example.name}</figcaption>
              {example.element}
            </figure>
          ))}
        </section>
      ))}
    </Wrap>
  );
}
