import { statementFileMessages as told } from '@cimiento/contracts';
import { strToU8, zipSync } from 'fflate';
import { FileReaders } from '../../platform/files/reader/file-readers';
import { SpooledFile } from '../../platform/files/spooled-file';
import { readInProcess } from './read-in-process';
import {
  camtStatement,
  encode,
  mt940Statement,
  ofxSgml,
  toCamt,
  toXlsx,
  xlsxStatement,
} from './statement-file-examples';

const readers = new FileReaders({ warn: () => undefined });
const read = (bytes: Uint8Array) => readInProcess(readers, SpooledFile.of(bytes), {});
const megabyte = 1024 * 1024;
const maxBytes = 100 * megabyte;

const entities = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
const truncate = (bytes: Uint8Array): Uint8Array => bytes.slice(0, Math.floor(bytes.length * 0.7));
const rows = [['Fecha', 'Detalle', 'Monto']];
const sheet = 'xl/worksheets/sheet1.xml';

/** An archive that says that its sheet is small. */
function lieAboutSizes(bytes: Uint8Array): Uint8Array {
  const view = Buffer.from(bytes);
  for (let at = view.indexOf('PK\u0001\u0002'); at >= 0; at = view.indexOf('PK\u0001\u0002', at + 4))
    if (view.readUInt32LE(at + 24) > megabyte) view.writeUInt32LE(1000, at + 24);
  return new Uint8Array(view);
}

const bomb = toXlsx(rows, '', { [sheet]: new Uint8Array(150 * megabyte) });
const manyParts = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`xl/p${i}.xml`, strToU8('<a/>')]));
const movement = '15/07/2026;TRANSF;1,00\n';
const head = 'Fecha;Detalle;Monto\n';

const hostile: [name: string, bytes: Uint8Array, message: string][] = [
  ['a CAMT that defines entities', encode(toCamt('&b;', entities)), told.entities],
  ['an OFX that defines entities', encode(ofxSgml.replace('<OFX>', `${entities}<OFX>`)), told.entities],
  ['a workbook that defines entities', toXlsx(rows, '', { [sheet]: strToU8(entities) }), told.entities],
  ['a zip bomb', bomb, told.inflated],
  ['a zip bomb that hides its size', lieAboutSizes(bomb), told.tooMuch],
  ['a workbook of very many parts', toXlsx(rows, '', manyParts), told.inflated],
  [
    'a formula',
    toXlsx(rows, '<row r="2"><c r="C2"><f>HYPERLINK("http://a")</f><v>1</v></c></row>'),
    told.formula('C2'),
  ],
  ['a truncated workbook', truncate(xlsxStatement), told.damaged],
  ['a truncated CAMT', truncate(encode(camtStatement)), told.damaged],
  ['a truncated OFX', truncate(encode(ofxSgml)), told.damaged],
  ['a truncated MT940', truncate(encode(mt940Statement)), told.damaged],
  ['a truncated HTML', encode('<html><table><tr><td>Fecha</td><td>15/07/20'), told.damaged],
  ['a truncated QIF', encode('!Type:Bank\nD15/07/2026\nT1'), told.damaged],
  ['an MT940 that does not add up', encode(mt940Statement.replace('2247,50', '9999,00')), told.unbalanced],
  ['another archive', zipSync({ 'a.txt': strToU8('a') }), told.expected],
  ['a PDF', encode('%PDF-1.7 …'), told.pdf],
  ['an old Excel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), told.oldExcel],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3]), told.expected],
  ['a letter', encode('Estimada Rosa:\nle escribo por su transferencia.\n'), told.expected],
  ['very many lines', encode(head + movement.repeat(300_000)), told.tooManyLines],
  ['10 MB without a line break', encode(`${head}15/07/2026;${'a,'.repeat(4_900_000)};1,00`), told.tooMuch],
  ['10 MB of open quotes', encode(head + '"\n'.repeat(4_900_000)), told.tooMuch],
  ['10 MB of elements', encode(toCamt('<Ntry><Amt>1</Amt>'.repeat(500_000))), told.tooMuch],
  ['10 MB of elements without an end', encode(`OFXHEADER:100\n<OFX>${'<A>1'.repeat(2_500_000)}</OFX>`), told.tooMuch],
  ...[';', ';\n', '"";'].map((part): [string, Uint8Array, string] => [
    `8 MB of ${JSON.stringify(part)}`,
    encode(part.repeat((8 * megabyte) / part.length)),
    told.tooMuch,
  ]),
  ['10 MB of rows', encode(`<table>${'<tr><td>15/07/2026<td>1,00'.repeat(380_000)}</table>`), told.tooManyLines],
];

test.each(hostile)('%s is refused in one line, without memory of the server', async (_name, bytes, message) => {
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10);
  const answer = await read(bytes);
  clearInterval(watch);
  expect('refusal' in answer ? answer.refusal : '').toMatch(
    // What takes too much is refused as soon as one of the limits says so.
    message === told.tooMuch
      ? /demasiado|más de|dañado|extracto/
      : new RegExp(`^${message.replace(/[.()]/g, '\\$&')}$`),
  );
  expect(peak - before).toBeLessThan(maxBytes);
});

test('2,000 lines with long texts are read', async () => {
  const line = `15/07/2026;${'texto del banco '.repeat(30)};1,00\n`;
  const answer = await read(encode(head + line.repeat(2000)));
  expect('reading' in answer && answer.reading.lines.length).toBe(2000);
});
