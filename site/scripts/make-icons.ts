import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

/** Makes the committed icons from site/public/favicon.svg: square, on the mark's own background. */
const folder = new URL("../public/", import.meta.url);
const mark = readFileSync(new URL("favicon.svg", folder));
const background = "#102f2c";

async function icon(size: number, share: number): Promise<Buffer> {
  const inner = await sharp(mark, { density: 2000 })
    .resize({ width: Math.round(size * share) })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: inner }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file with one PNG, for browsers that request /favicon.ico whatever the page links. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, png]);
}

const files = {
  "apple-touch-icon.png": await icon(180, 0.8),
  "icon-192.png": await icon(192, 0.8),
  "icon-512.png": await icon(512, 0.8),
  // Phones mask it with their own shape; only the middle 80 percent is safe.
  "icon-maskable-512.png": await icon(512, 0.75),
  "favicon.ico": ico(await icon(32, 1), 32),
};

for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(new URL(name, folder), bytes);
  console.log(`public/${name}: ${bytes.length} bytes`);
}
