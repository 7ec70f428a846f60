import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

/** Makes the committed PNG icons from public/favicon.svg: square, on the mark's own ground. */
const folder = new URL("../public/", import.meta.url);
const mark = readFileSync(new URL("favicon.svg", folder));
const ground = "#102f2c";

for (const { name, size } of [
  { name: "apple-touch-icon.png", size: 180 },
  { name: "icon-512.png", size: 512 },
]) {
  const inner = await sharp(mark, { density: 2000 })
    .resize({ width: Math.round(size * 0.8) })
    .toBuffer();
  const icon = await sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: inner }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  writeFileSync(new URL(name, folder), icon);
  console.log(`public/${name}: ${icon.length} bytes`);
}
