/** Colours, widths and radii come from tokens; only tokens.css and fonts.css hold raw values. */
export default {
  rules: {
    "color-named": ["never", { ignore: ["inside-function"] }],
    "color-no-hex": true,
    "color-no-invalid-hex": true,
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
      files: ["src/styles/tokens.css"],
      rules: { "color-no-hex": null, "function-disallowed-list": null },
    },
  ],
};
