import { readSheet } from 'read-excel-file/node';
import { strFromU8, unzipSync } from 'fflate';
import { createBatchFile } from './batch-file';
import { createBatchSpreadsheet } from './batch-spreadsheet';

const pay = (reference: string, amount: string, account: object) =>
  ({
    withdrawal: { reference, amount },
    account: {
      holderName: 'José Ñáñez',
      holderIdNumber: '0102030405',
      bank: 'Banco del Austro',
      accountType: 'savings',
      accountNumber: '0011223344',
      ...account,
    },
  }) as Parameters<typeof createBatchFile>[0][number];

const content = createBatchFile([
  pay('RF18539007547034', '1250.50', {}),
  pay('RF1', '7.00', { accountNumber: '000', holderName: '=HYPERLINK("a";"b") & <Hijos>\n"S.A."', bank: 'Ñ\u0001' }),
]);

test('account and identity numbers keep the zeros before them in a spreadsheet', async () => {
  const rows = await readSheet(Buffer.from(createBatchSpreadsheet(content)));
  expect(rows).toEqual([
    ['Referencia', 'Beneficiario', 'Identificación', 'Banco', 'Tipo de cuenta', 'Número de cuenta', 'Monto (USD)'],
    ['RF18539007547034', 'José Ñáñez', '0102030405', 'Banco del Austro', 'Ahorros', '0011223344', 1250.5],
    ['RF1', expect.stringContaining('& <Hijos>'), '0102030405', expect.any(String), 'Ahorros', '000', 7],
  ]);
});

test('every cell but the amount is text in the format of text, and none is a formula', () => {
  const files = unzipSync(createBatchSpreadsheet(content));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array);
  expect(sheet).toContain('<c r="F2" s="1" t="inlineStr"><is><t xml:space="preserve">0011223344</t></is></c>');
  expect(sheet).toContain('<c r="G2" s="2"><v>1250.50</v></c>');
  expect(sheet).not.toContain('<f>');
  expect(sheet).not.toContain('\u0001');
  expect(strFromU8(files['xl/styles.xml'] as Uint8Array)).toContain('numFmtId="49"');
});

test('the same file gives the same spreadsheet', () => {
  expect(createBatchSpreadsheet(content)).toEqual(createBatchSpreadsheet(content));
});
