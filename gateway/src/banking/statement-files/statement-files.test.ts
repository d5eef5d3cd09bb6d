import { addDays, today } from '@cimiento/contracts';
import { encode as encodeCodePage } from 'iconv-lite';
import { readStatementFile } from './read-statement-file';
import {
  camtStatement,
  encode,
  mt940Statement,
  ofxSgml,
  ofxXml,
  qifStatement,
  toLatin,
  xlsxStatement,
} from './statement-file-examples';
import type { WantedMapping } from './statement-reading';

const read = (text: string, wanted: WantedMapping = {}) => readStatementFile(encode(text), wanted);
const toRows = ({ lines }: Awaited<ReturnType<typeof read>>) =>
  lines.map(({ bookedOn, amount, description }) => [bookedOn, amount, description].join(' '));

const both = ['2026-07-15 1250.00 TRANSF RF62CIM000002', '2026-07-16 -2.50 COMISION'];

test.each([
  ['a pipe', 'FECHA|DETALLE|VALOR\n15/07/2026|TRANSF RF62CIM000002|1250.00\n16/07/2026|COMISION|-2.50\n'],
  ['any other sign', 'FECHA~DETALLE~VALOR\n15/07/2026~TRANSF RF62CIM000002~1250.00\n16/07/2026~COMISION~-2.50\n'],
  ['tabs', 'FECHA\tDETALLE\tVALOR\n15/07/2026\tTRANSF RF62CIM000002\t1250.00\n16/07/2026\tCOMISION\t-2.50\n'],
  [
    'a stated delimiter',
    'sep=;\nFecha;Detalle;Monto\n15/07/2026;TRANSF RF62CIM000002;1250,00\n16/07/2026;COMISION;-2,50\n',
  ],
  ['no header', '15/07/2026;TRANSF RF62CIM000002;1250,00\n16/07/2026;COMISION;-2,50\n'],
  ['names that nobody knows', 'X;Y;Z\n15/07/2026;TRANSF RF62CIM000002;1250,00\n16/07/2026;COMISION;-2,50\n'],
  ['a blank header', 'Fecha;;Monto\n15/07/2026;TRANSF RF62CIM000002;1250,00\n16/07/2026;COMISION;-2,50\n'],
  ['signs behind', 'Fecha;Detalle;Monto\n15/07/2026;TRANSF RF62CIM000002;1250,00\n16/07/2026;COMISION;2,50-\n'],
  ['parentheses', 'Fecha;Detalle;Monto\n15/07/2026;TRANSF RF62CIM000002;1250,00\n16/07/2026;COMISION;(2,50)\n'],
  ['a minus of its own', 'Fecha;Detalle;Monto\n15/07/2026;TRANSF RF62CIM000002;1 250,00\n16/07/2026;COMISION;−2,50\n'],
  [
    'a sign after the dollar',
    'Fecha;Detalle;Monto\n15/07/2026;TRANSF RF62CIM000002;$ 1,250.00\n16/07/2026;COMISION;$-2.50\n',
  ],
  [
    'Excel literals',
    `Fecha,Detalle,Monto\n="15/07/2026",="TRANSF RF62CIM000002",="1250.00"\n16/07/2026,'COMISION,'-2.50\n`,
  ],
  [
    'a kind',
    'Fecha;Tipo;Monto;Detalle\n15/07/2026;Crédito;1.250,00;TRANSF RF62CIM000002\n16/07/2026;Débito;2,50;COMISION\n',
  ],
  [
    'a sign as the kind',
    'FECHA,SIGNO,VALOR,DETALLE\n2026/07/15,+,1250.00,TRANSF RF62CIM000002\n2026/07/16,-,2.50,COMISION\n',
  ],
  [
    'notes of credit and debit',
    'Fecha;Tipo;Valor;Detalle\n15/07/2026;N/C;1250,00;TRANSF RF62CIM000002\n16/07/2026;N/D;2,50;COMISION\n',
  ],
  [
    'CR and DR behind',
    'Date,Description,Amount\n15/07/2026,TRANSF RF62CIM000002,"1,250.00 CR"\n16/07/2026,COMISION,2.50 DR\n',
  ],
  [
    'debits and credits',
    'Fecha;Detalle;Débitos;Créditos\n15/07/2026;TRANSF RF62CIM000002;0,00;1.250,00\n16/07/2026;COMISION;2,50;\n',
  ],
  [
    'two equal headers',
    'Fecha;Fecha;Valor;Valor;Concepto\n15/07/2026;14/07/2026;0,00;1250,00;TRANSF RF62CIM000002\n16/07/2026;16/07/2026;2,50;0,00;COMISION\n',
  ],
  ['compact days', 'Fecha;Detalle;Monto\n20260715;TRANSF RF62CIM000002;1250.00\n20260716;COMISION;-2.50\n'],
  [
    'names of months',
    'Fecha;Detalle;Monto\n15-JUL-2026;TRANSF RF62CIM000002;1250,00\n16 de julio de 26;COMISION;-2,50\n',
  ],
  [
    'short names of months',
    'Fecha;Detalle;Monto\n15 jul 2026;TRANSF RF62CIM000002;1250,00\n16-julio-26;COMISION;-2,50\n',
  ],
  [
    'a soft hyphen',
    'Fecha;Detalle;Monto\n15/07/2026;TRANSF\u00adRF62CIM000002;1\u00a0250,00\n16/07/2026;COMISION;-2,50\n',
  ],
  [
    'a time after the day',
    'Fecha;Detalle;Monto\n2026-7-15, 9:34 PM;TRANSF RF62CIM000002;1250.00\n2026-7-16, 8:00 AM;COMISION;-2.50\n',
  ],
  ['a year of two digits', 'Fecha;Detalle;Monto\n15/07/26;TRANSF RF62CIM000002;1250,00\n16/07/26;COMISION;-2,50\n'],
  [
    'NUL, tabs and unseen signs',
    'Fecha;Detalle;Monto\n15/07/2026;TRANSF\tRF62CIM000002\0\0;1250,00\n16/07/2026;\u200eCOMISION\u200f;-2,50\n',
  ],
])('a CSV with %s gives its lines', async (_name, text) => {
  const reading = await read(text);
  expect(toRows(reading)).toEqual(both);
  expect([reading.format, reading.problems]).toEqual(['csv', []]);
});

test('lines above the header are passed, and their days are those of the statement', async () => {
  const text =
    'Cuenta;AHORROS 22******01;;;;\nDesde;01/07/2026;Hasta;31/07/2026;;\n;;;;;\nMovimientos;;;;;\n' +
    'Fecha;Tipo;Monto;Detalle;Fecha contable;Categoría\n' +
    '15/07/2026;Ingreso;$1,250.00;TRANSFERENCIA DE ROSA NÚÑEZ;15/07/2026;Ingresos\n16/07/2026;Egreso;$2.50;COMISIÓN;16/07/2026;Servicios\n';
  const reading = await readStatementFile(toLatin(text), {});
  expect(toRows(reading)).toEqual(['2026-07-15 1250.00 TRANSFERENCIA DE ROSA NÚÑEZ', '2026-07-16 -2.50 COMISIÓN']);
  expect(reading).toMatchObject({
    encoding: 'windows-1252',
    headerRow: 5,
    firstDay: '2026-07-01',
    lastDay: '2026-07-31',
    problems: [],
    mapping: { bookedOn: 'Fecha', kind: 'Tipo', amount: 'Monto', description: 'Detalle', dayOrder: 'dmy' },
  });
});

test('rows without a movement are named, and balances are taken from them', async () => {
  const reading = await read(
    'Fecha;Detalle;Monto;Saldo\n;SALDO ANTERIOR;;1.000,00\n15/07/2026;TRANSF RF62CIM000002;1.250,00;2.250,00\n16/07/2026;COMISION;-2,50;2.247,50\n;TOTAL CREDITOS;1.250,00;\nGenerado el 31/07/2026 10:22;;;\n',
  );
  expect(toRows(reading)).toEqual(both);
  expect([reading.openingBalance, reading.closingBalance]).toEqual(['1000.00', '2247.50']);
  expect(reading.problems).toEqual([
    { row: 2, column: null, value: 'SALDO ANTERIOR · 1.000,00', message: expect.stringContaining('saldo inicial') },
    { row: 5, column: 'Fecha', value: 'TOTAL CREDITOS · 1.250,00', message: expect.stringContaining('no tiene fecha') },
    { row: 6, column: 'Fecha', value: 'Generado el 31/07/2026 10:22', message: expect.stringContaining('fecha') },
  ]);
});

test('a line break in a cell becomes a blank, and the next row keeps its number', async () => {
  const { lines } = await read(
    'Fecha;Detalle;Monto\n15/07/2026;"TRANSFERENCIA\nDe: Rosa\nRF62CIM000002";250,00\n16/07/2026;COMISION;-2,50\n',
  );
  expect(lines.map(({ row, description }) => [row, description])).toEqual([
    [2, 'TRANSFERENCIA De: Rosa RF62CIM000002'],
    [5, 'COMISION'],
  ]);
});

test('a quote that is never closed swallows no lines', async () => {
  const reading = await read(
    'Fecha;Detalle;Monto\n15/07/2026;TRANSF 6" RF62CIM000002;1250,00\n16/07/2026;"COMISION;-2,50\n17/07/2026;IVA;-0,30\n',
  );
  expect(toRows(reading)).toEqual([
    '2026-07-15 1250.00 TRANSF 6" RF62CIM000002',
    '2026-07-16 -2.50 "COMISION',
    '2026-07-17 -0.30 IVA',
  ]);
});

test('amounts with two readings are asked for, and read by the answer', async () => {
  const text = 'Fecha;Detalle;Monto\n15/07/2026;A;1.250\n16/07/2026;B;-2,500\n17/07/2026;C;-12.500\n';
  const asked = await read(text);
  expect([asked.lines, asked.mapping?.decimal]).toEqual([[], null]);
  expect(asked.problems[0]).toMatchObject({ row: null, message: expect.stringContaining('coma o punto') });
  expect(asked.problems[2]).toMatchObject({ row: 3, column: 'Monto', value: '-2,500' });
  const amounts = async (decimal: 'comma' | 'point') =>
    (await read(text, { decimal })).lines.map(({ amount }) => amount);
  expect(await amounts('comma')).toEqual(['1250.00', '-2.50', '-12500.00']);
  expect(await amounts('point')).toEqual(['1.25', '-2500.00', '-12.50']);
});

test('one amount of the file decides the others', async () => {
  const { lines, problems } = await read('Fecha;Detalle;Monto\n15/07/2026;A;1.250\n16/07/2026;B;-2,50\n');
  expect([lines.map(({ amount }) => amount), problems]).toEqual([['1250.00', '-2.50'], []]);
});

test('days with two readings are asked for, unless the file is in Spanish', async () => {
  const english = 'Date,Description,Amount\n03/04/2026,A,10.00\n05/06/2026,B,20.00\n';
  const asked = await read(english);
  expect([asked.lines, asked.mapping?.dayOrder, asked.problems.length]).toEqual([[], null, 1]);
  const answered = await read(english, { dayOrder: 'mdy' });
  expect(answered.lines.map(({ bookedOn }) => bookedOn)).toEqual(['2026-03-04', '2026-05-06']);
  const spanish = await read('Fecha;Detalle;Monto\n03/04/2026;A;10,00\n');
  expect([spanish.lines[0]?.bookedOn, spanish.problems[0]?.row]).toEqual(['2026-04-03', null]);
});

test('one day of the file decides the others', async () => {
  const { lines, problems } = await read('Date,Description,Amount\n03/04/2026,A,10.00\n03/25/2026,B,20.00\n');
  expect([lines.map(({ bookedOn }) => bookedOn), problems]).toEqual([['2026-03-04', '2026-03-25'], []]);
});

test('days without a year get the latest that is not ahead, and the file says so', async () => {
  const [, month, day] = addDays(today(), -20).split('-');
  const { lines, problems, mapping } = await read(`Fecha;Detalle;Monto\n${day}/${month};A;10,00\n`, {
    dayOrder: 'dmy',
  });
  expect(lines[0]?.bookedOn).toBe(addDays(today(), -20));
  expect(problems[0]?.message).toContain(String(mapping?.year));
  const chosen = await read('Fecha;Detalle;Monto\n15/07;A;10,00\n', { year: 2024 });
  expect(chosen.lines[0]?.bookedOn).toBe('2024-07-15');
});

test('a day after tomorrow or before 2000 is named with its row', async () => {
  const { lines, problems } = await read(
    'Fecha;Detalle;Monto\n2062-07-15;A;10,00\n1926-07-15;B;10,00\n2026-02-31;C;1,00\n',
  );
  expect(lines).toEqual([]);
  expect(problems.map(({ row, value }) => [row, value])).toEqual([
    [2, '2062-07-15'],
    [3, '1926-07-15'],
    [4, '2026-02-31'],
  ]);
});

test('chosen columns decide, and one that the file lacks is refused', async () => {
  const text = 'Fecha;Valor;Valor;Texto\n15/07/2026;1,00;2,00;A\n';
  const { lines } = await read(text, { bookedOn: 'Fecha', amount: 'Valor (2)', description: 'Texto' });
  expect(lines[0]).toMatchObject({ amount: '2.00', description: 'A' });
  await expect(read(text, { bookedOn: 'Día', amount: 'Valor' })).rejects.toThrow('«Día»');
});

test('two columns of amounts without a sign which has the debits are asked for', async () => {
  const { lines, problems } = await read('Fecha;Valor;Valor;Texto\n15/07/2026;0,00;2,00;A\n16/07/2026;3,00;0,00;B\n');
  expect([lines, problems[0]?.message]).toEqual([[], expect.stringContaining('«Valor» y «Valor (2)»')]);
});

test('a long text is cut with a sign', async () => {
  const { lines } = await read(`Fecha;Detalle;Monto\n15/07/2026;${'a'.repeat(400)};10,00\n`);
  expect(lines[0]?.description).toBe(`${'a'.repeat(299)}…`);
});

const accented = 'Fecha;Detalle;Monto\n15/07/2026;COMISIÓN de José Núñez;1250,00\n';
const wide = (isBig: boolean): Uint8Array =>
  Uint8Array.from([...accented].flatMap((letter) => (isBig ? [0, letter.charCodeAt(0)] : [letter.charCodeAt(0), 0])));

test.each([
  ['utf-8', encode(accented)],
  ['utf-8', encode(`\uFEFF${accented}`)],
  ['utf-16le', Uint8Array.from([0xff, 0xfe, ...wide(false)])],
  ['utf-16be', Uint8Array.from([0xfe, 0xff, ...wide(true)])],
  ['utf-16le', wide(false)],
  ['utf-16be', wide(true)],
  ['windows-1252', toLatin(accented)],
  ['cp850', new Uint8Array(encodeCodePage(accented, 'cp850'))],
])('a file in %s keeps its letters', async (encoding, bytes) => {
  const reading = await readStatementFile(bytes, {});
  expect([reading.encoding, toRows(reading)]).toEqual([encoding, ['2026-07-15 1250.00 COMISIÓN de José Núñez']]);
});

test('one bad byte leaves the other letters of a UTF-8 file, and its row is named', async () => {
  const bytes = [...encode(`${accented}16/07/2026;MAL`), 0xff, ...encode('O;-1,00\n')];
  const { lines, problems } = await readStatementFile(Uint8Array.from(bytes), {});
  expect(lines[0]?.description).toBe('COMISIÓN de José Núñez');
  expect(problems).toMatchObject([{ row: 3, message: expect.stringContaining('letras') }]);
});

const html =
  '<html><body><table><tr><td colspan="3">Cuenta 22******01</td></tr><tr><th>Fecha</th><th>Detalle</th><th>Monto</th></tr>' +
  '<tr><td>15/07/2026</td><td>TRANSF&nbsp;RF62CIM000002</td><td>1.250,00</td></tr><tr><td>16/07/2026<td>COMISION<td>-2,50</tr></table></body></html>';

test.each([
  ['xlsx', xlsxStatement, '1000.00', '2247.50', both],
  ['html', encode(html), null, null, both],
  ['camt053', encode(camtStatement), '1000.00', '2247.50', ['2026-07-15 1250.00 Rosa & Luis', both[1]]],
  ['ofx', encode(ofxSgml), null, '2247.50', ['2026-07-15 1250.00 ROSA & LUIS RF62CIM000002', '2026-07-16 -2.50 FEE']],
  ['ofx', encode(ofxXml), null, '2247.50', ['2026-07-15 1250.00 ROSA & LUIS RF62CIM000002', '2026-07-16 -2.50 FEE']],
  ['mt940', encode(mt940Statement), '1000.00', '2247.50', ['2026-07-15 1250.00 TRANSF ROSA N', both[1]]],
  ['qif', encode(qifStatement), null, null, ['2026-07-15 1250.00 ROSA N RF62CIM000002', both[1]]],
])('%s gives its lines and the balances that it states', async (format, bytes, opening, closing, rows) => {
  const reading = await readStatementFile(bytes, {});
  expect(toRows(reading)).toEqual(rows);
  expect(reading).toMatchObject({ format, openingBalance: opening, closingBalance: closing });
  // An entry of camt that is not booked.
  expect(reading.problems.map(({ row }) => row)).toEqual(format === 'camt053' ? [3] : []);
});

test('references and days of standard formats are theirs', async () => {
  const camt = await read(camtStatement);
  expect(camt.lines.map(({ reference }) => reference)).toEqual(['RF62CIM000002', null]);
  expect([camt.firstDay, camt.lastDay, camt.mapping, camt.columns]).toEqual(['2026-07-01', '2026-07-31', null, []]);
  const mt940 = await read(mt940Statement);
  expect(mt940.lines.map(({ reference }) => reference)).toEqual(['RF62CIM000002', null]);
  const ofx = await read(ofxSgml);
  expect(ofx.lines.map(({ reference }) => reference)).toEqual(['77', '78']);
});
