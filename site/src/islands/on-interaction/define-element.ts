import { onInteraction } from "./directive.ts";
import { IslandElement } from "./element.ts";

customElements.define("astro-island", IslandElement);

/** Astro requires a function from each directive; the element calls this one itself. */
export default onInteraction;
