// UTF-16 is recognized by its byte order mark; UTF-8 needs none.
const getEncoding = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/**
 * The text of a file that a spreadsheet saved: UTF-8, UTF-16 or else windows-1252, in which Excel still writes plain CSV.
 * @throws DOMException when the file cannot be read, such as after it was moved.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder(getEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
