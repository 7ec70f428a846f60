/** The spacing scale, in rem. Larger values place one thing beside another; they are not spacing. */
const spaces = ["0.125", "0.25", "0.375", "0.5", "0.75", "1", "1.25", "1.5", "2", "2.5", "3", "4.5"];
const offScale = `/(?<![\\d.])(?!(?:${["0", ...spaces].join("|").replaceAll(".", "\\.")})rem)[0-4]?(?:\\.\\d+)?rem/`;

/** Colors, widths and radii come from tokens; only tokens.css and fonts.css hold raw values. */
export default {
  rules: {
    "color-named": ["never", { ignore: ["inside-function"] }],
    "color-no-hex": true,
    "color-no-invalid-hex": true,
    "declaration-property-value-disallowed-list": [
      { "/^(?:margin|padding|(?:row-|column-)?gap)/": [offScale] },
      { message: (property, value) => `${property}: ${value} is not on the spacing scale: ${spaces.join(", ")} rem.` },
    ],
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "oklch"],
    "property-no-unknown": true,
    "declaration-block-no-duplicate-properties": true,
    "no-duplicate-selectors": true,
    "unit-no-unknown": true,
    "no-invalid-double-slash-comments": true,
    "keyframe-declaration-no-important": true,
    "selector-max-id": 0,
  },
  overrides: [
    {
      files: ["site/src/styles/tokens.css"],
      rules: { "color-no-hex": null, "function-disallowed-list": null },
    },
  ],
};
