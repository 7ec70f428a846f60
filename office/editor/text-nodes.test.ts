import { expect, test } from "vitest";
import { textNodes } from "./text-nodes.ts";

test("a text is rendered as on the site, with facts still in braces", async () => {
  expect(await textNodes("## One\n\nCall **us** at the [contact page](/contact) within {noticeLimit}.")).toEqual([
    { tag: "h2", children: ["One"] },
    {
      tag: "p",
      children: [
        "Call ",
        { tag: "strong", children: ["us"] },
        " at the ",
        { tag: "a", href: "/contact", children: ["contact page"] },
        " within {noticeLimit}.",
      ],
    },
  ]);
});

test("HTML in a text is sanitized: only elements that articles use remain, and no scripts", async () => {
  const hostile = `<aside>\n\nNote.\n\n</aside>\n\n<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n<u onclick="alert(1)">kept</u>`;
  const said = JSON.stringify(await textNodes(hostile));
  expect(said).toContain('{"tag":"aside"');
  expect(said).toContain("kept");
  expect(said).not.toMatch(/alert|onclick|img/);
});
