import { onInteraction } from "./directive.ts";
import type client from "./client.ts";

/**
 * The element around an island. It replaces Astro's own, which adds four kilobytes to each page for unused features:
 * other client directives, slots, other prop types.
 */
export class IslandElement extends HTMLElement {
  connectedCallback() {
    // While the page is being parsed, this comment is the last node of a complete island.
    const isWhole = () => document.readyState !== "loading" || this.lastChild?.nodeValue === "astro:end";
    const start = (_?: unknown, observer?: MutationObserver) => {
      if (!isWhole()) return;
      observer?.disconnect();
      onInteraction(this, () => hydrate(this));
    };
    if (isWhole()) start();
    else new MutationObserver(start).observe(this, { childList: true });
  }
}

type Renderer = { default: typeof client };
type Component = Parameters<typeof client>[1];

/** Loads React and the code of an island, and hydrates it. */
async function hydrate(island: HTMLElement) {
  const written = (attribute: string) => island.getAttribute(attribute) ?? "";
  // Only `npm run dev` has this script.
  if (written("before-hydration-url")) await import(written("before-hydration-url"));
  const files = ["renderer-url", "component-url"].map((attribute) => get(written(attribute)));
  const [renderer, code] = (await Promise.all(files)) as [Renderer, Record<string, Component>];
  renderer.default(island, code[written("component-export")] as Component, propsOf(JSON.parse(written("props"))));
}

/** Retries a failed import once, a second later; under the same URL some browsers would not. */
function get(file: string): Promise<unknown> {
  return import(file).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return import(`${file}?again`);
  });
}

/** A prop as Astro serializes it, with its type. Only arrays (1) and plain values (0) occur here. */
type Written = readonly [kind: 0, value?: unknown] | readonly [kind: 1, values: readonly Written[]];

function propsOf(written: object): object {
  return Object.fromEntries(Object.entries(written).map(([name, one]) => [name, valueOf(one)]));
}

function valueOf([kind, value]: Written): unknown {
  if (kind === 1) return value.map(valueOf);
  return value && typeof value === "object" ? propsOf(value) : value;
}
