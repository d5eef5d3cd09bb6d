import { readPdf } from '../../../testing/read-pdf';
import { chooseFont, loadFonts } from './fonts';
import { renderStatement } from './render-statement';
import type { StatementDocument } from './statement-document';

const nothing = { opening: 0, rents: 0, withdrawals: 0, adjustments: 0, closing: 0 };
const createDocument = (holderName: string): StatementDocument => ({
  facts: {
    year: 2025,
    from: '2025-01-01',
    through: '2025-12-31',
    value: { ...nothing, contributions: 0, exitResult: 0 },
    balance: { ...nothing, deposits: 0, exits: 0, invested: 0 },
    held: 0,
    heldByInterests: 0,
    rounds: { opening: 0, paid: 0, ended: 0, closing: 0 },
    capital: { opening: 0, invested: 0, returned: 0, closing: 0 },
    projects: [],
    months: [],
    rents: [],
    deductions: [],
    sales: [],
    withholding: null,
  },
  number: 'EC-2025-000001',
  version: 1,
  supersedes: null,
  issuer: '',
  holderName,
  code: 'A'.repeat(20),
  origin: 'https://invest.example',
  createdAt: '2026-01-02T12:00:00.000Z',
});

// Once, as the thread that renders statements loads them.
const fonts = loadFonts();

test('the text of a statement can be read whatever statements the thread made before it', async () => {
  for (const name of ['Íker Úbeda Óñate', 'Iris Ulloa Zamora', 'Ñusta Ávila Élida', 'Noé Arias Eguía']) {
    const { text } = await readPdf(await renderStatement(fonts, createDocument(name)));
    expect(text).toContain(name);
  }
});

test.each([
  ['Łukasz Ștefănescu → Ωμέγα Иванов', 'Łukasz Ștefănescu → Ωμέγα Иванов'],
  ['王小明', '王小明'],
  ['홍길동', '홍길동'],
  ['สมชาย ที่ดี', 'สมชาย ที่ดี'],
  ['José 王 Núñez', 'José 王 Núñez'],
  ['María 😀 Ruiz', 'María 😀 Ruiz'],
  ['María \u{1F468}\u200D\u{1F469} Ruiz', undefined],
  ['Ana\u00AD\u200B Ruiz', 'Ana Ruiz'],
  ['Ana \u{20BB7} Ruiz', 'Ana \ufffd Ruiz'],
])('the name %j is printed with glyphs, and read back as it is printed', async (name, expected) => {
  const { text } = await readPdf(await renderStatement(fonts, createDocument(name)));
  if (expected !== undefined) expect(text).toContain(expected);
  const chosen = chooseFont(fonts, 'medium', name);
  for (const letter of chosen.text)
    expect(fonts[chosen.name].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).toBe(true);
});

test.each(['محمد علي', 'שלום כהן'])('the name %j is printed from the right to the left', async (name) => {
  expect(chooseFont(fonts, 'medium', `${name} 1`).text).toBe(`${[...name].reverse().join('')} 1`);
  const { text } = await readPdf(await renderStatement(fonts, createDocument(name)));
  for (const word of name.split(' ')) expect(text.normalize('NFKC')).toContain(word);
});
