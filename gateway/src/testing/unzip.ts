import { inflateRawSync } from 'node:zlib';

/** The texts of a ZIP by name, read from its central directory. */
export function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const isDeflated = zip.readUInt16LE(at + 10) === 8;
    const content = zip.subarray(start, start + size);
    files.set(name, (isDeflated ? inflateRawSync(content) : content).toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
