import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { basename } from "node:path";
import customMedia from "postcss-custom-media";
import { delivering, metaPolicy } from "./src/serve/headers.ts";
import { loadContent } from "./src/content/load.ts";
import { finishPages } from "./src/build/finish-pages.ts";
import { searchIndex } from "./src/build/search-index.ts";
import { llmsTxt } from "./src/build/llms-txt.ts";
import { sitemap } from "./src/build/sitemap.ts";
import { statusPagePath } from "./src/contact/message-paths.ts";
import { routes } from "./src/routes.ts";

const { site, messageDelivery } = loadContent().only("practice");
const delivers = messageDelivery === "server";

/** React in a file of its own, which the island element can ask for again; and what three islands share as one file. */
const sharedFiles = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: "islands",
    // Not the days on which business is done: only islands with dates need them; nor the contact form and its message,
    // which have an island for each way of delivery.
    test: /\/site\/src\/(?!contact\/|practice\/business-days|routes)|react-error-boundary/,
    minShareCount: 3,
  },
];

export default defineConfig({
  site,
  output: "static",
  outDir: "../dist",
  cacheDir: "../node_modules/.astro",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  compressHTML: true,
  prerenderConflictBehavior: "error",
  devToolbar: { enabled: false },
  image: { service: { entrypoint: "./src/pictures/picture-service.ts" } },
  integrations: [
    react(),
    {
      name: "on-interaction",
      hooks: {
        "astro:config:setup": ({ addClientDirective }) =>
          addClientDirective({ name: "interaction", entrypoint: "./src/islands/on-interaction/directive.ts" }),
      },
    },
    {
      // In development alone, the examples of every component of `ui/`; for our server, what became of a message.
      name: "pages-at-times",
      hooks: {
        "astro:config:setup": ({ command, injectRoute }) => {
          if (command === "dev") injectRoute({ pattern: "/gallery", entrypoint: "src/gallery/gallery.astro" });
          if (!delivers) return;
          injectRoute({ pattern: "/contact/[result]", entrypoint: "src/contact/results/result.astro" });
          injectRoute({ pattern: statusPagePath, entrypoint: "src/contact/results/status.astro" });
        },
      },
    },
    finishPages(),
    sitemap(),
    llmsTxt(routes.blog),
    searchIndex(),
  ],
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      scriptDirective: { resources: ["'self'"] },
      directives: delivers ? metaPolicy.map(delivering) : [...metaPolicy],
    },
  },
  vite: {
    cacheDir: "../node_modules/.vite",
    css: {
      // A class says where its styles are: `Button_button`.
      modules: { generateScopedName: (name, file) => `${basename(file, ".module.css")}_${name}` },
      postcss: { plugins: [customMedia()] },
    },
    plugins: [
      {
        // lightningcss 1.33 leaves the selector as it is, and warns that it does not know it.
        name: "selector-of-contents",
        configResolved({ logger }) {
          const { warn } = logger;
          logger.warn = (text, options) => text.includes("'target-current'") || warn(text, options);
        },
      },
      {
        // Firefox warns of preloads that are not used at once. Astro ignores `build.modulePreload`, but not what a plugin sets.
        name: "no-module-preloads",
        configEnvironment: (name) => (name === "client" ? { build: { modulePreload: false } } : undefined),
      },
    ],
    // The list of what the scripts hold is for THIRD-PARTY.md; hidden, so that no host serves it.
    build: {
      // Younger than light-dark() and nesting, so that both reach the browser as written.
      cssTarget: ["chrome125", "firefox128", "safari17.5"],
      license: { fileName: ".third-party.json" },
    },
    // Not as a dozen small ones.
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
    },
  },
});
