import type { Graph, Thing } from "schema-dts";

/** All structured data of a page as one graph, safe to stand inside a `<script>` element. */
export function graph(nodes: readonly Thing[]): string {
  const document: Graph = { "@context": "https://schema.org", "@graph": nodes };
  return JSON.stringify(document).replaceAll("<", "\\u003c");
}
