// Builds the page of the editor into .cache/editor/: one HTML, and its scripts, styles and fonts under names made of their
// bytes. Its addresses are relative, so that it works at any path. Nothing of it is ever in dist/.
import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import customMedia from "postcss-custom-media";
import { build } from "vite";

const project = resolve(import.meta.dirname, "..");

await build({
  configFile: false,
  root: resolve(project, "src/editor"),
  base: "./",
  logLevel: "warn",
  plugins: [react()],
  css: { postcss: { plugins: [customMedia()] } },
  build: {
    outDir: resolve(project, ".cache/editor"),
    emptyOutDir: true,
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
    // A file of its own for every font and picture: the policy allows no data in an address.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
