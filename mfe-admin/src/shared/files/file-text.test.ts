import { readText } from './file-text';

const words = 'Período;Sí';
const letters = Array.from(words, (letter) => letter.charCodeAt(0));

test.each([
  ['UTF-8', [...new TextEncoder().encode(words)]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(words)]],
  ['UTF-16, the "Unicode text" of Excel', [0xff, 0xfe, ...letters.flatMap((code) => [code, 0])]],
  ['big-endian UTF-16', [0xfe, 0xff, ...letters.flatMap((code) => [0, code])]],
  ['windows-1252, the plain CSV of Excel', letters],
])('reads a file in %s', async (_encoding, bytes) => {
  const file = { arrayBuffer: async () => Uint8Array.from(bytes).buffer } as Blob;
  expect(await readText(file)).toBe(words);
});
