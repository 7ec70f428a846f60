import { expect, test } from "vitest";
import { withoutTextSeparators } from "./text-separators.ts";

test.each([
  {
    html: "<p>Within <!-- -->30 days<!-- -->.</p>",
    becomes: "<p>Within 30 days.</p>",
    because: "no code comes back to text that is only text",
  },
  {
    html: "<p>a<!-- -->b</p><astro-island uid='1'><p>c<!-- -->d</p></astro-island><p>e<!-- -->f</p>",
    becomes: "<p>ab</p><astro-island uid='1'><p>c<!-- -->d</p></astro-island><p>ef</p>",
    because: "an island that is taken over must find its texts apart",
  },
  {
    html: "<astro-island>a<!-- -->b</astro-island>c<!-- -->d<astro-island>e<!-- -->f</astro-island>",
    becomes: "<astro-island>a<!-- -->b</astro-island>cd<astro-island>e<!-- -->f</astro-island>",
    because: "what lies between two islands belongs to neither",
  },
  {
    html: "<!-- Printed by nobody --><p>a</p>",
    becomes: "<!-- Printed by nobody --><p>a</p>",
    because: "a comment with words was put there by somebody",
  },
])("$html becomes $becomes: $because", ({ html, becomes }) => {
  expect(withoutTextSeparators(html)).toBe(becomes);
});
