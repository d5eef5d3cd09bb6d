import { centsToText } from '@cimiento/contracts';
import { encode, toCamt } from './statement-file-examples';

/** Writes one history as banks do, in every layout that the tests of the readers try. */

export type Movement = { bookedOn: string; cents: number; text: string };
type Balanced = Movement & { balance: number };

const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.replaceAll(' ', '  '),
  (text) => text.normalize('NFD').replace(/\p{Mark}/gu, ''),
];

const toLocal = (day: string): string => day.split('-').reverse().join('/');
const comma = (cents: number): string => centsToText(cents).replace('.', ',');
const compact = (day: string): string => day.replaceAll('-', '');

/** The layouts of separated text: header, delimiter and cells. */
const tables: Record<string, { header: string; toCells: (line: Balanced) => string[]; delimiter: string }> = {
  csv: {
    header: 'Fecha;Concepto;Monto',
    delimiter: ';',
    toCells: ({ bookedOn, text, cents }) => [toLocal(bookedOn), text, comma(cents)],
  },
  'csv with balances': {
    header: 'FECHA|DETALLE|VALOR|SALDO',
    delimiter: '|',
    toCells: ({ bookedOn, text, cents, balance }) => [
      toLocal(bookedOn),
      text,
      centsToText(cents),
      centsToText(balance),
    ],
  },
  'csv with kinds': {
    header: 'Fecha;Tipo;Monto;Detalle',
    delimiter: ';',
    toCells: ({ bookedOn, text, cents }) => [
      ...[toLocal(bookedOn), cents < 0 ? 'Egreso' : 'Ingreso', centsToText(Math.abs(cents)), text],
    ],
  },
  'csv without texts': {
    header: 'Fecha\tDébito\tCrédito',
    delimiter: '\t',
    toCells: ({ bookedOn, cents }) => [
      toLocal(bookedOn),
      ...(cents < 0 ? [centsToText(-cents), '0.00'] : ['0.00', centsToText(cents)]),
    ],
  },
};

const writeTable = (name: string, lines: readonly Balanced[]): string => {
  const { header = '', toCells = () => [], delimiter = ';' } = tables[name] ?? {};
  return [header, ...lines.map((line) => toCells(line).join(delimiter))].join('\r\n');
};

const writeHtml = (lines: readonly Balanced[]): string =>
  `<table><tr><th>Fecha</th><th>Valor</th><th>Detalle</th></tr>${lines
    .map(
      ({ bookedOn, cents, text }) => `<tr><td>${toLocal(bookedOn)}</td><td>${comma(cents)}</td><td>${text}</td></tr>`,
    )
    .join('')}</table>`;

const writeCamt = (lines: readonly Balanced[]): string =>
  toCamt(
    lines
      .map(
        ({ bookedOn, cents, text }) =>
          `<Ntry><Amt Ccy="USD">${centsToText(Math.abs(cents))}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>` +
          `<BookgDt><Dt>${bookedOn}</Dt></BookgDt><AddtlNtryInf>${text}</AddtlNtryInf></Ntry>`,
      )
      .join(''),
  );

const writeOfx = (lines: readonly Balanced[]): string =>
  `OFXHEADER:100\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST>${lines
    .map(
      ({ bookedOn, cents, text, balance }) =>
        `<STMTTRN><DTPOSTED>${compact(bookedOn)}<TRNAMT>${centsToText(cents)}<FITID>${balance}<NAME>${text}</STMTTRN>`,
    )
    .join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const writeQif = (lines: readonly Balanced[]): string =>
  `!Type:Bank\n${lines.map(({ bookedOn, cents, text }) => `D${toLocal(bookedOn)}\nT${centsToText(cents)}\nP${text}\n^`).join('\n')}\n`;

const writers: Record<string, (lines: readonly Balanced[]) => string> = {
  ...Object.fromEntries(Object.keys(tables).map((name) => [name, (lines) => writeTable(name, lines)])),
  html: writeHtml,
  camt: writeCamt,
  ofx: writeOfx,
  qif: writeQif,
};

export const fileStyles = Object.keys(writers);

/** A file of movements after an opening balance, in cents. */
export function writeFile(
  movements: readonly Movement[],
  opening: number,
  { style, isNewestFirst, spelling }: { style: string; isNewestFirst: boolean; spelling: number },
): Uint8Array {
  let balance = opening;
  const lines = movements.map((movement): Balanced => {
    balance += movement.cents;
    return { ...movement, text: spellings[spelling]?.(movement.text) ?? movement.text, balance };
  });
  return encode(writers[style]?.(isNewestFirst ? lines.toReversed() : lines) ?? '');
}
