import { onInteraction } from "./directive.ts";
import { IslandElement } from "./element.ts";
import { postWithoutCode } from "./post-without-code.ts";

// Replaces `define-element.ts` where our own server takes the messages.

class PostingIslandElement extends IslandElement {
  override connectedCallback() {
    postWithoutCode(this);
    super.connectedCallback();
  }
}

customElements.define("astro-island", PostingIslandElement);

export default onInteraction;
