import { expect, test } from "vitest";
import { createHash } from "node:crypto";
import { framedPage } from "./framed-page.ts";

const style = "@layer base {\n  a > b { color: red; }\n}";
const html = `<!doctype html><html lang="en"><head><style>${style}</style><script type="module" src="/@vite/client"></script>
<noscript><style>main { display: none }</style></noscript></head><main><p>One &amp; two.</p><script>alert(1)</script></main></html>`;

test("a framed page runs no script, and its policy allows its own styles by their hashes and nothing else inline", async () => {
  const page = framedPage(html);
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = page.headers.get("Content-Security-Policy")?.split("; ");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'none'", "form-action 'none'"]));
  expect(policy?.join()).not.toContain("unsafe");
  const text = await page.text();
  expect(text).toContain(`<style>${style}</style>`);
  expect(text).toContain("<p>One &amp; two.</p>");
  expect(text).not.toMatch(/script|display: none/);
});

test("only the editor may frame it, and nobody keeps it", () => {
  const { headers } = framedPage("<p>Nothing</p>");
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
  expect(headers.get("Content-Security-Policy")).toContain("style-src 'none'");
  expect(headers.get("Cache-Control")).toBe("no-store");
});
