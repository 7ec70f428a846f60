import { onInteraction } from "./directive.ts";
import { IslandElement } from "./element.ts";

customElements.define("astro-island", IslandElement);

/** Astro asks each of its directives for a function; the element calls this one itself. */
export default onInteraction;
