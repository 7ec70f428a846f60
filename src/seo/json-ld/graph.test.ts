import { expect, test } from "vitest";
import { graph } from "./graph.ts";

const name = 'Harbor </script><script>alert("1")</script> & <!-- Sons';

test("no text can end the script element that holds the graph", () => {
  expect(graph([{ "@type": "MedicalOrganization", name }])).not.toContain("<");
});

test("what is escaped for the page reads the same to whoever parses it", () => {
  expect(JSON.parse(graph([{ "@type": "MedicalOrganization", name }]))).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "MedicalOrganization", name }],
  });
});
