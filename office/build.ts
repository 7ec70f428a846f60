/**
 * Builds the pages of the staff, `npm run build -w office`: of each one HTML file, with its scripts, styles and fonts
 * under hashed names. None of it is ever in `dist/`.
 */
import react from "@vitejs/plugin-react";
import { join } from "node:path";
import customMedia from "postcss-custom-media";
import { build, type Plugin } from "vite";
import { loadContent } from "@practice/site/content/load.ts";
import { readablePhone } from "@practice/site/practice/phone.ts";
import { metaPolicy } from "@practice/site/serve/headers.ts";
import { staffPath } from "./inbox/inbox.ts";
import { pageFolder } from "./page-files.ts";

const project = join(import.meta.dirname, "..");
const content = loadContent();
const { name, phone } = content.only("practice");
const replies = content
  .list("replyTemplates")
  .map(({ label, text }) => ({ label, text: `${text}\n\n${name}\n${readablePhone(phone)}` }));

/** It frames nothing. */
const isNeeded = (directive: string) => !directive.startsWith("frame-src");

/** The policy in a page, for the part of it that its header does not have. */
const policy: Plugin = {
  name: "policy",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: {
        "http-equiv": "content-security-policy",
        content: [...metaPolicy.filter(isNeeded), "script-src 'self'", "style-src 'self'"].join("; "),
      },
      injectTo: "head-prepend",
    },
  ],
};

/** The library that seals messages asks for Node's module only where there is no global crypto; browsers have it. */
const webCrypto: Plugin = {
  name: "web-crypto",
  enforce: "pre",
  resolveId: (source) => (source === "crypto" ? "\0web-crypto" : undefined),
  load: (id) => (id === "\0web-crypto" ? "export const webcrypto = globalThis.crypto;" : undefined),
};

for (const { page, base, plugins } of [
  { page: "inbox", base: `${staffPath}/`, plugins: [policy, webCrypto] },
  // Its URLs are relative, so that it works at any path.
  { page: "editor", base: "./", plugins: [] },
] as const)
  await build({
    configFile: false,
    root: join(project, "office", page, "page"),
    base,
    logLevel: "warn",
    plugins: [react(), ...plugins],
    define: { "import.meta.env.PRACTICE": JSON.stringify(name), "import.meta.env.REPLIES": JSON.stringify(replies) },
    css: { postcss: { plugins: [customMedia()] } },
    build: {
      outDir: join(project, pageFolder(page)),
      emptyOutDir: true,
      cssTarget: ["chrome125", "firefox128", "safari17.5"],
      // A separate file for every font and picture: the policy allows no `data:` URLs.
      assetsInlineLimit: 0,
      modulePreload: false,
      // Not split: an open page could not load a part of it after the program was started anew.
      chunkSizeWarningLimit: 800,
    },
  });
