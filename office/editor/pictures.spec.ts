import { getRequestListener } from "@hono/node-server";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buildSite } from "#publish/workspace.ts";
import { copyProject } from "../../scripts/link-packages.mjs";
import { startEditor } from "#tests/support/editor-site.ts";
import { createApp, readSite } from "@practice/site/serve/app.ts";
import { expectAccessible } from "@practice/site/tests/journeys/support/checks.ts";
import { layoutShift } from "@practice/site/tests/journeys/support/layout-shift.ts";
import { expect, test, type Page } from "@practice/site/tests/journeys/support/test.ts";
import { drawnPhoto } from "@practice/site/tests/support/drawn-photo.ts";
import { freePort } from "@practice/site/tests/support/free-port.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";

test.describe.configure({ timeout: 180_000 });

const photo = async ([width, height, hue]: readonly [number, number, number]) => ({
  name: "IMG_0001.JPG",
  mimeType: "image/jpeg",
  buffer: await (await drawnPhoto({ width, height, hue })).withMetadata({ orientation: 1 }).jpeg().toBuffer(),
});
const place = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

test("three photographs go from a phone through the editor to the pages", { tag: "@phone" }, async ({ page }) => {
  const editor = await startEditor(await freePort());
  await using folder = await temporaryFolder({});
  try {
    await page.goto(`${editor.address}#/edit/pictures/pictures`);
    const doctor = place(page, "The neurologist");
    const text = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Dear doctor") };
    await doctor.getByLabel("Choose a picture").setInputFiles(text);
    await expect(doctor.getByLabel("Choose a picture")).toHaveAccessibleDescription(/not a picture/);
    await doctor.getByLabel("Choose a picture").setInputFiles(await photo([1600, 1200, 20]));
    await doctor.getByLabel("What it shows").fill("The neurologist, drawn for a test");
    const point = doctor.getByRole("button", { name: "What matters in the picture" });
    await point.press("ArrowUp");
    await point.press("Shift+ArrowRight");
    await expect(doctor.getByText("60% from the left, 48% from the top.")).toBeVisible();
    const whole = doctor.locator("img").first();
    const box = (await whole.boundingBox()) ?? { width: 0, height: 0 };
    await whole.click({ position: { x: 1, y: box.height / 2 } });
    await expect(doctor.getByText("0% from the left, 50% from the top.")).toBeVisible();
    await whole.click({ position: { x: box.width * 0.7, y: box.height * 0.3 } });
    await expect(doctor.getByText("70% from the left, 30% from the top.")).toBeVisible();
    for (const [name, size, alt] of [
      ["The door in Brooklyn", [800, 1400, 90], "The entrance, drawn for a test"],
      ["The team", [1700, 1200, 200], "The team, drawn for a test"],
    ] as const) {
      await place(page, name)
        .getByLabel("Choose a picture")
        .setInputFiles(await photo(size));
      await place(page, name).getByLabel("What it shows").fill(alt);
    }
    await expectAccessible(page, "main");
    await expect(page.locator("[data-saved]").filter({ hasText: "Saved as a draft" })).toBeVisible();
    expect(editor.read("pictures.yaml")).toMatch(/focus: 70% 30%/);

    const copy = join(folder.path, "work");
    copyProject(copy);
    rmSync(join(copy, "content"), { recursive: true });
    cpSync(join(editor.root, "content"), join(copy, "content"), { recursive: true });
    const built = await buildSite(copy);
    const app = createApp(await readSite(built), {});
    const server = createServer((incoming, outgoing) => void getRequestListener(app.fetch)(incoming, outgoing));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const [path, names] of [
      ["/", ["The neurologist"]],
      ["/about", ["The team", "The neurologist"]],
      ["/locations", ["The entrance"]],
      ["/contact", ["The entrance"]],
    ] as const) {
      await page.goto(address + path);
      for (const name of names) {
        const picture = page.getByRole("img", { name: `${name}, drawn for a test` });
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
        expect(shown).toMatch(/\.avif$/);
        expect((await (await page.request.get(shown)).body()).length).toBeLessThanOrEqual(35_000);
      }
      expect(await layoutShift(page), path).toBe(0);
    }
    server.closeAllConnections();
    server.close();
  } finally {
    editor.stop();
  }
});
