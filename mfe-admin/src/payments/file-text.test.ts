import { textOf } from './file-text';

const words = 'Período;Sí';
const letters = Array.from(words, (letter) => letter.charCodeAt(0));

test.each([
  ['UTF-8', [...new TextEncoder().encode(words)]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(words)]],
  ['UTF-16, as the "Unicode text" of Excel', [0xff, 0xfe, ...letters.flatMap((code) => [code, 0])]],
  ['UTF-16 the other way round', [0xfe, 0xff, ...letters.flatMap((code) => [0, code])]],
  ['the encoding of Windows, as the plain CSV of Excel', letters],
])('a file in %s is read', async (_encoding, bytes) => {
  const file = { arrayBuffer: async () => Uint8Array.from(bytes).buffer } as Blob;
  expect(await textOf(file)).toBe(words);
});
