import { expect, test } from "vitest";
import { templates } from "../e2e/support/paths.ts";
import { openPage } from "./support/open-page.ts";

const page = openPage({ dark: true, reducedMotion: true });

test("a visitor who asked for a dark screen without motion gets both", async () => {
  for (const path of templates) {
    await page.go(path);
    const { paper, ink, glides, moves } = await page.tab.evaluate(() => {
      const light = (color: string) => {
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) throw new Error("A canvas is needed to read colours.");
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data[1] ?? 0;
      };
      const { backgroundColor, color } = getComputedStyle(document.body);
      return {
        paper: light(backgroundColor),
        ink: light(color),
        glides: [...document.querySelectorAll("a")].filter(
          (link) => getComputedStyle(link).transitionProperty !== "none",
        ).length,
        moves: document.getAnimations().length,
      };
    });
    expect(paper).toBeLessThan(64);
    expect(ink).toBeGreaterThan(160);
    expect({ glides, moves }).toEqual({ glides: 0, moves: 0 });
  }
});
