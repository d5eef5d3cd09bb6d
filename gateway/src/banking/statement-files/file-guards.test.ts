import { addDays, today } from '@cimiento/contracts';
import { strToU8, zipSync } from 'fflate';
import { readStatementFile } from './read-statement-file';
import { camtStatement, encode, excelDay, mt940Statement, ofxSgml, toXlsx } from './statement-file-examples';
import type { WantedMapping } from './statement-reading';

const read = (text: string, wanted: WantedMapping = {}) => readStatementFile(encode(text), wanted);
const readRows = async (text: string, wanted: WantedMapping = {}) => {
  const { lines, problems } = await read(text, wanted);
  return {
    taken: lines.map(({ row }) => row),
    named: problems.filter(({ row }) => row !== null).map(({ row }) => row),
  };
};
const lines = '15/07/2026;A;100,00\n16/07/2026;B;-5,00\n';

describe('currency', () => {
  test.each(['Moneda', 'Divisa', 'Currency', 'Ccy', 'Tipo de moneda', 'MONEDA DE LA CUENTA'])(
    'rows in another currency by a column %s are named and not taken',
    async (column) => {
      const file = `Fecha;Concepto;Importe;${column}\n15/07/2026;A;100,00;USD\n16/07/2026;B;200,00;EUR\n17/07/2026;C;-5,00;Dólares\n18/07/2026;D;9,00;\n`;
      expect(await readRows(file)).toEqual({ taken: [2, 4], named: [3, 5] });
      expect((await read(file)).currency).toBe('USD');
      const mapped = { bookedOn: 'Fecha', amount: 'Importe', description: 'Concepto' };
      expect(await readRows(file, mapped)).toEqual({ taken: [2, 4], named: [3, 5] });
    },
  );

  test.each([
    ['a column', 'Fecha;Concepto;Importe;Divisa\n15/07/2026;A;100,00;EUR\n16/07/2026;B;-5,00;EUR\n', 'EUR'],
    [
      'the first row of a column',
      'Fecha;Concepto;Importe;Divisa\n15/07/2026;A;100,00;EUR\n16/07/2026;B;-5,00;\n',
      'EUR',
    ],
    ['a line above the header', `Cuenta en EUR\nFecha;Concepto;Monto\n${lines}`, 'EUR'],
    ['a label above the header', `Moneda;EUR\nFecha;Concepto;Monto\n${lines}`, 'EUR'],
    ['a label and its value in one cell', `Moneda: Euros\nFecha;Concepto;Monto\n${lines}`, 'EUROS'],
    ['the header of the amounts', `Fecha;Concepto;Importe (EUR)\n${lines}`, 'EUR'],
    ['words of the header', `Fecha;Concepto;Importe en euros\n${lines}`, 'EUR'],
    ['dollars of another country', 'Fecha;Concepto;Monto;Moneda\n15/07/2026;A;100,00;Dólar canadiense\n', 'CANADIENSE'],
    ['the account of CAMT', camtStatement.replace('<Stmt>', '<Stmt><Acct><Ccy>EUR</Ccy></Acct>'), 'EUR'],
    ['all transactions of OFX', ofxSgml.replaceAll('<FITID>', '<CURRENCY><CURSYM>EUR</CURRENCY><FITID>'), 'EUR'],
    [
      'HTML',
      '<table><tr><th>Fecha</th><th>Valor</th><th>Moneda</th></tr><tr><td>15/07/2026</td><td>1,00</td><td>EUR</td></tr></table>',
      'EUR',
    ],
  ])('a file wholly in another currency by %s is refused', async (_name, text, currency) => {
    await expect(read(text)).rejects.toThrow(new RegExp(`El extracto está en .*${currency}`));
  });

  test('sections in another currency are not taken', async () => {
    const file = `Cuenta en USD\nFecha;Concepto;Monto\n${lines}Cuenta en EUR\n17/07/2026;C;9,00\n`;
    expect(await readRows(file)).toMatchObject({ taken: [3, 4], named: [5, 6] });
  });

  test('a text of a movement says nothing about the currency of the file', async () => {
    const file = `Saldos reales en cuenta\nFecha;Concepto;Monto\n15/07/2026;COMPRA EN EUR;100,00\n;CAMBIO EN EUR;\n16/07/2026;MONEDA EUR;1,00\n`;
    expect((await readRows(file)).taken).toEqual([3, 5]);
  });

  test.each([
    `Moneda: USD\nFecha;Concepto;Monto\n${lines}`,
    `Fecha;Concepto;Monto USD\n${lines}`,
    `Moneda;Dólares americanos\nFecha;Concepto;Monto\n${lines}`,
    `Cuenta en dólares\nMoneda:;US$\nFecha;Concepto;Monto\n${lines}`,
    mt940Statement,
    ofxSgml,
    camtStatement,
  ])('a file that says dollars is in USD', async (text) => {
    expect((await read(text)).currency).toBe('USD');
  });

  test('entries of CAMT and OFX in another currency are named and not taken', async () => {
    const camt = await read(camtStatement.replace('<Ntry><Amt Ccy="USD">2.50', '<Ntry><Amt Ccy="EUR">2.50'));
    expect([camt.lines.length, camt.problems.map(({ column }) => column)]).toEqual([1, ['Ccy', 'Sts']]);
    const ofx = await read(ofxSgml.replace('<FITID>78', '<CURRENCY><CURSYM>EUR</CURRENCY><FITID>78'));
    expect([ofx.lines.length, ofx.problems.map(({ column }) => column)]).toEqual([1, ['CURRENCY']]);
    const converted = await read(ofxSgml.replace('<FITID>78', '<ORIGCURRENCY><CURSYM>EUR</ORIGCURRENCY><FITID>78'));
    expect(converted.lines).toHaveLength(2);
  });
});

describe('state', () => {
  test.each([
    'Pendiente',
    'RECHAZADA',
    'Reversado',
    'Anulada',
    'En proceso',
    'Por confirmar',
    'No procesado',
    'Pending',
    'Retenido',
    'X',
  ])('a row whose state is %s is named and not taken', async (state) => {
    const file = `Fecha;Concepto;Monto;Estado\n15/07/2026;A;100,00;Confirmado\n16/07/2026;B;50,00;${state}\n17/07/2026;C;7,00;Procesada\n`;
    expect(await readRows(file)).toEqual({ taken: [2, 4], named: [3] });
  });

  test('states that nobody knows are taken, and the file says so', async () => {
    const { lines: taken, problems } = await read('Fecha;Concepto;Monto;Estado\n15/07/2026;A;100,00;Z1\n');
    expect([taken.length, problems]).toMatchObject([1, [{ row: null, message: expect.stringContaining('«Estado»') }]]);
  });
});

describe('account', () => {
  const own: WantedMapping = { account: '0100204587' };

  test.each([
    ['a label', `Cuenta;0100204587\nFecha;Concepto;Monto\n${lines}`, ['0100204587']],
    ['one cell', `Cuenta N.º: 0100204587\nFecha;Concepto;Monto\n${lines}`, ['0100204587']],
    ['a mask', `Cuenta;AHORROS 22******01\nFecha;Concepto;Monto\n${lines}`, ['AHORROS 22******01']],
    ['a sentence', `Movimientos de la cuenta 0100204587\nFecha;Concepto;Monto\n${lines}`, ['0100204587']],
    ['MT940', mt940Statement, ['0100204587']],
    ['OFX', ofxSgml.replace('<BANKTRANLIST>', '<BANKACCTFROM><ACCTID>999</BANKACCTFROM><BANKTRANLIST>'), ['999']],
    [
      'CAMT',
      camtStatement.replace('<Stmt>', '<Stmt><Acct><Id><IBAN>EC12001001002045</IBAN></Id></Acct>'),
      ['EC12001001002045'],
    ],
    ['QIF', '!Account\nN0100204587\nTBank\n^\n!Type:Bank\nD15/07/2026\nT100.00\nPA\n^\n', ['0100204587']],
    ['nothing', `Fecha;Concepto;Monto\n${lines}`, []],
    ['words without digits', `Cuenta;Ahorros\nFecha;Concepto;Monto\n${lines}`, []],
  ])('%s states the account as it is written', async (_name, text, expected) => {
    expect((await read(text, { dayOrder: 'dmy' })).fileAccounts).toEqual(expected);
  });

  test.each(['Cuenta', 'Número de cuenta', 'N.º de cuenta', 'Nro. Cuenta', 'Account number', 'IBAN'])(
    'rows of another account by a column %s are named and not taken',
    async (column) => {
      const file = `${column};Fecha;Concepto;Monto\n2200998877;15/07/2026;B;50,00\n0100204587;15/07/2026;A;100,00\n`;
      expect(await readRows(file, own)).toEqual({ taken: [3], named: [2] });
      expect((await read(file, own)).fileAccounts).toEqual(['2200998877', '0100204587']);
      expect(await readRows(file, { account: '555' })).toEqual({ taken: [2], named: [3] });
    },
  );

  test('sections of several accounts are not mixed', async () => {
    const file =
      'Cuenta;0100204587\nFecha;Concepto;Monto\n15/07/2026;A;100,00\n\nCuenta;2200998877\nFecha;Concepto;Monto\n15/07/2026;B;50,00\n';
    expect((await read(file, own)).lines.map(({ description }) => description)).toEqual(['A']);
    expect((await read(file, { account: '2200998877' })).lines.map(({ description }) => description)).toEqual(['B']);
  });
});

describe('days', () => {
  test.each([
    'Fecha operación',
    'Fecha de operación',
    'F. Operación',
    'F. Contable',
    'F.Contable',
    'Fecha operativa',
    'Fecha proceso',
    'Fecha mov.',
    'Fec. de la transacción',
    'Fecha asiento',
    'Operación',
    'Transaction date',
    'Booked date',
  ])('the day of %s goes before the day of value, which may be ahead', async (name) => {
    for (const value of ['Fecha valor', 'F. Valor', 'Fecha de valor', 'Value date'])
      for (const isFirst of [true, false]) {
        const header = isFirst ? `${value};${name}` : `${name};${value}`;
        const ahead = addDays(today(), 90);
        const days = isFirst ? `${ahead};2026-07-15` : `2026-07-15;${ahead}`;
        const reading = await read(`${header};Concepto;Importe\n${days};CHEQUE;100,00\n`);
        expect(reading.lines.map(({ bookedOn }) => bookedOn)).toEqual(['2026-07-15']);
        expect(reading.problems).toMatchObject([{ row: null, message: expect.stringContaining(`«${value}»`) }]);
      }
  });

  test('a column of days is not an amount, whatever its header is', async () => {
    const reading = await read('Operación;Valor;Concepto;Importe\n15/07/2026;17/07/2026;A;100,00\n');
    expect(reading.lines).toMatchObject([{ bookedOn: '2026-07-15', amount: '100.00' }]);
  });

  test('a chosen day of value is kept, and the reading names the other day', async () => {
    const file = `Fecha valor;Fecha operación;Concepto;Importe\n16/07/2026;15/07/2026;A;1,00\n`;
    const wanted = { bookedOn: 'Fecha valor', amount: 'Importe' };
    const reading = await read(file, wanted);
    expect(reading.lines.map(({ bookedOn }) => bookedOn)).toEqual(['2026-07-16']);
    expect(reading.problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('«Fecha operación»'));
  });

  test('a file with a day of value alone is read by it', async () => {
    const reading = await read(`Fecha valor;Concepto;Importe\n${lines}`);
    expect([reading.lines.length, reading.problems]).toEqual([2, []]);
  });

  test('serial days without a format are read in a workbook, up to tomorrow', async () => {
    const sheet = (day: number) =>
      toXlsx([
        ['Detalle', 'Fecha', 'Monto'],
        ['A', day, 46_218],
        ['B', day, -2.5],
      ]);
    const reading = await readStatementFile(sheet(excelDay), {});
    expect(reading.lines.map(({ bookedOn, amount }) => [bookedOn, amount])).toEqual([
      ['2026-07-15', '46218.00'],
      ['2026-07-15', '-2.50'],
    ]);
    for (const day of [36_525, 99_999]) expect((await readStatementFile(sheet(day), {})).lines).toEqual([]);
    expect((await read('Fecha;Detalle;Monto\n46218;A;10,00\n')).lines).toEqual([]);
  });
});

describe('smaller cases', () => {
  test.each([
    ['1250.0000000001', '1250.00'],
    ['1249.9999999999', '1250.00'],
    ['0.30000000000000004', '0.30'],
    ['-2.4999999999999996', '-2.50'],
  ])('%s is %s', async (text, amount) => {
    const csv = await read(`Fecha,Detalle,Monto\n15/07/2026,A,${text}\n`);
    const ofx = await read(ofxSgml.replace('<TRNAMT>1250.00', `<TRNAMT>${text}`));
    expect([csv.lines[0]?.amount, ofx.lines[0]?.amount]).toEqual([amount, amount]);
  });

  test('an amount of more than cents is not read', async () => {
    for (const text of ['1250.005', '1250.12345678'])
      expect((await read(`Fecha,Detalle,Monto\n15/07/2026,A,${text}\n`)).lines).toEqual([]);
  });

  test('a header alone says that there are no movements', async () => {
    for (const file of ['Fecha;Concepto;Monto\n', `!Type:Bank\n`])
      expect((await read(file)).problems).toMatchObject([
        { row: null, message: expect.stringContaining('no tiene movimientos') },
      ]);
  });

  test('a formula is named by its cell also where cells have no names', async () => {
    const sheet =
      '<worksheet><sheetData><row><c><v>1</v></c></row><row><c/><c/><c><f>1+1</f></c></row></sheetData></worksheet>';
    const file = toXlsx([], '', { 'xl/worksheets/sheet1.xml': strToU8(sheet) });
    await expect(readStatementFile(file, {})).rejects.toThrow('La celda C2 tiene');
  });

  test.each<[string, Uint8Array]>([
    [
      'Norma 43',
      encode(
        '11210004180450005133226070126071512000000001000009783CIMIENTO S.A.\r\n22    210026071526071502500200000000010000000000000000REF_A\r\n',
      ),
    ],
    ['ZIP', zipSync({ 'extracto.xml': strToU8(camtStatement) })],
    [
      'OpenDocument',
      zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'), 'content.xml': strToU8('<a/>') }),
    ],
  ])('%s is refused by its name', async (name, bytes) => {
    await expect(readStatementFile(bytes, {})).rejects.toThrow(name);
  });
});
