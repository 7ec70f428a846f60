import { brotliDecompressSync } from "node:zlib";

/** The tags of the WOFF2 format in the order in which a byte names them. */
const knownTags =
  (
    "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx " +
    "BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
  )
    .match(/.{4}(?: |$)/g)
    ?.map((tag) => tag.slice(0, 4)) ?? [];

const headerBytes = 48;

/**
 * The characters that a WOFF2 font can draw.
 *
 * A WOFF2 file is a table of contents and one brotli stream with the tables one after the other; only glyf, loca and
 * hmtx may be rearranged, so that cmap, the table from characters to glyphs, can be read as it is in any font.
 */
export function fontCharacters(woff2: Buffer): Set<number> {
  const tables = readTableOfContents(woff2);
  const stream = brotliDecompressSync(woff2.subarray(tables.end, tables.end + woff2.readUInt32BE(20)));
  const before = tables.list.slice(
    0,
    tables.list.findIndex(({ tag }) => tag === "cmap"),
  );
  const start = before.reduce((sum, { bytes }) => sum + bytes, 0);
  return readCmap(stream.subarray(start));
}

type Table = { tag: string; bytes: number };

function readTableOfContents(woff2: Buffer): { list: Table[]; end: number } {
  if (woff2.toString("latin1", 0, 4) !== "wOF2") throw new Error("This is not a WOFF2 file.");
  const list: Table[] = [];
  let at = headerBytes;
  /** A number in base 128; the top bit of a byte says that another byte follows. */
  const base128 = () => {
    let value = 0;
    let byte: number;
    do {
      byte = woff2.readUInt8(at++);
      value = value * 128 + (byte & 127);
    } while (byte & 128);
    return value;
  };
  for (let left = woff2.readUInt16BE(12); left > 0; left--) {
    const flags = woff2.readUInt8(at++);
    const known = knownTags[flags & 63];
    const tag = known ?? woff2.toString("latin1", at, (at += 4));
    const original = base128();
    const version = flags >> 6;
    const transformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    list.push({ tag, bytes: transformed ? base128() : original });
  }
  return { list, end: at };
}

function readCmap(cmap: Buffer): Set<number> {
  const characters = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) readSegments(table, characters);
    else if (format === 12) readGroups(table, characters);
  }
  if (characters.size === 0) throw new Error("The font has no cmap of format 4 or 12.");
  return characters;
}

/** Format 4: segments of the basic plane, each with its last and first character; a glyph 0 means none. */
function readSegments(table: Buffer, characters: Set<number>): void {
  const bytes = table.readUInt16BE(6);
  for (let at = 0; at < bytes; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + bytes + at);
    const delta = table.readUInt16BE(16 + 2 * bytes + at);
    const offsetAt = 16 + 3 * bytes + at;
    const offset = table.readUInt16BE(offsetAt);
    for (let character = start; character <= end && character < 0xffff; character++) {
      const raw = offset === 0 ? character : table.readUInt16BE(offsetAt + offset + 2 * (character - start));
      const glyph = offset !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) characters.add(character);
    }
  }
}

/** Format 12: groups of characters of any plane. */
function readGroups(table: Buffer, characters: Set<number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const at = 16 + group * 12;
    for (let character = table.readUInt32BE(at); character <= table.readUInt32BE(at + 4); character++)
      characters.add(character);
  }
}
