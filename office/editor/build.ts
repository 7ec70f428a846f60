// Builds the editor's page into .cache/editor/: one HTML file, with its scripts, styles and fonts under hashed names.
// Its URLs are relative, so that it works at any path. None of it is ever in dist/.
import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import customMedia from "postcss-custom-media";
import { build } from "vite";

const project = resolve(import.meta.dirname, "../..");

await build({
  configFile: false,
  root: resolve(project, "office/editor/page"),
  base: "./",
  logLevel: "warn",
  plugins: [react()],
  css: { postcss: { plugins: [customMedia()] } },
  build: {
    outDir: resolve(project, ".cache/editor"),
    emptyOutDir: true,
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
    // A separate file for every font and picture: the policy allows no `data:` URLs.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
