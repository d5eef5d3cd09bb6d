import { inflateSync } from 'node:zlib';

// Sizes of the header and of an entry of the directory, in WOFF (https://www.w3.org/TR/WOFF/) and in the font inside it.
const woff = { header: 44, entry: 20 } as const;
const font = { header: 12, entry: 16 } as const;

const align = (offset: number): number => Math.ceil(offset / 4) * 4;

/** The font of a WOFF file, with its tables unpacked. fontkit reads WOFF too, but unpacks the whole table of outlines for each glyph. */
export function unwrapWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const unpacked = Buffer.alloc(file.readUInt32BE(16));
  file.copy(unpacked, 0, 4, 8);
  unpacked.writeUInt16BE(count, 4);
  let offset = align(font.header + count * font.entry);
  for (let index = 0; index < count; index += 1) {
    const entry = woff.header + index * woff.entry;
    const [start, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [number, number, number];
    const table = file.subarray(start, start + packed);
    (packed < length ? inflateSync(table) : table).copy(unpacked, offset);
    const target = font.header + index * font.entry;
    file.copy(unpacked, target, entry, entry + 4);
    file.copy(unpacked, target + 4, entry + 16, entry + 20);
    unpacked.writeUInt32BE(offset, target + 8);
    unpacked.writeUInt32BE(length, target + 12);
    offset = align(offset + length);
  }
  return unpacked;
}
