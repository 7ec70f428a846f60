import sharp from "sharp";

type Drawn = { width: number; height: number; hue?: number };

/**
 * A drawn photograph: soft light, a round face in the upper right, and the grain of a camera over all of it.
 * @returns a sharp pipeline, to be written in any format
 */
export async function drawnPhoto({ width, height, hue = 150 }: Drawn) {
  const face = `<circle cx="70%" cy="30%" r="12%" fill="hsl(25 45% 70%)"/><circle cx="70%" cy="30%" r="1.5%" fill="red"/>`;
  const things = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [(index * 37) % 100, (index * 61) % 100];
    return `<rect x="${x}%" y="${y}%" width="${4 + (index % 5)}%" height="9%" fill="hsl(${hue + index * 3} 25% ${30 + index}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a" y2="1"><stop stop-color="hsl(${hue} 20% 85%)"/><stop offset="1" stop-color="hsl(${hue} 30% 35%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/>${things.join("")}${face}</svg>`;
  const grain = await sharp({
    create: {
      width: 128,
      height: 128,
      channels: 3,
      background: "gray",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  const drawn = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .composite([{ input: grain, tile: true, blend: "soft-light" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(drawn, { limitInputPixels: false });
}
