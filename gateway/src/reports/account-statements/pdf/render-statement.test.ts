import { readPdf } from '../../../testing/read-pdf';
import { loadFonts } from './fonts';
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
    capital: { opening: 0, invested: 0, returned: 0, closing: 0 },
    projects: [],
    months: [],
    rents: [],
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

test('the text of a statement can be read whatever statements the thread made before it', async () => {
  const fonts = loadFonts();
  for (const name of ['Íker Úbeda Óñate', 'Iris Ulloa Zamora', 'Ñusta Ávila Élida', 'Noé Arias Eguía']) {
    const { text } = await readPdf(await renderStatement(fonts, createDocument(name)));
    expect(text).toContain(name);
  }
});
