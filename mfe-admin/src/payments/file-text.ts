// Marks of UTF-16; a file of UTF-8 needs none.
const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/**
 * The text of a file as a spreadsheet saved it: UTF-8 or UTF-16, else the encoding of Windows, which Excel's plain 'CSV' still is.
 * @throws DOMException when the file cannot be read, as after it was changed or moved
 */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
