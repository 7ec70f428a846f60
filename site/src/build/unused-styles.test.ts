import { expect, test } from "vitest";
import { policyHash } from "#content/html.ts";
import { withoutUnusedStyles } from "./unused-styles.ts";

const pageWith = (css: string) =>
  `<meta content="style-src '${policyHash(css)}'"><style>${css}</style><p class="Card_card">`;

test("keeps the rules for what a page or a script names, and the hash of the rest is in the policy", () => {
  const css = ".Card_card,.Card_gone{top:0}.Card_gone{top:1px}.Menu_open{top:2px}:not(.Card_gone){top:3px}p{top:4px}";
  const kept = ".Card_card,.Card_gone{top:0}.Menu_open{top:2px}:not(.Card_gone){top:3px}p{top:4px}";
  expect(withoutUnusedStyles(pageWith(css), 'className: "Menu_open"')).toBe(pageWith(kept));
});
