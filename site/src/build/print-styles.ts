import postcss, { type AtRule, type Container } from "postcss";

/**
 * Extracts the print styles from a style sheet.
 * @returns the rest, which may contain empty rules, and each print rule with its enclosing rules
 */
export function splitPrintStyles(style: string): { screen: string; print: string[] } {
  const root = postcss.parse(style);
  const print: string[] = [];
  root.walkAtRules((rule) => {
    const isMedia = rule.name === "media" && rule.params === "print";
    if (!isMedia && rule.name !== "page") return;
    print.push(
      within(
        rule,
        isMedia ? (rule.nodes ?? []).map((node) => `${node}${node.type === "decl" ? ";" : ""}`).join("") : String(rule),
      ),
    );
    rule.remove();
  });
  return { screen: String(root), print };
}

/** Wraps code in the rules that enclose a rule. */
function within({ parent }: { parent?: AtRule["parent"] }, code: string): string {
  if (!parent || parent.type === "root") return code;
  const outer = (parent as Container).clone({ nodes: [] });
  return within(parent as AtRule, String(outer).replace(/\{\s*\}$/, "") + `{${code}}`);
}
