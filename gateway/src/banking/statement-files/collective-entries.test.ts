import { getDepositReference, isCollective, listBankNames } from '@cimiento/contracts';
import { readStatementFile } from './read-statement-file';
import { encode, mt940Statement, ofxSgml, toCamt, toCamtCollective, type CamtPart } from './statement-file-examples';

const references = [41, 42, 43].map(getDepositReference);
const [ana = '', rosa = '', luis = ''] = references;
const read = async (content: string) => readStatementFile(encode(toCamt(content)), {});
const readLines = async (content: string) =>
  (await read(content)).lines.map(({ amount, description }) => `${amount} ${description}`);
const charge = (amount: string, kind?: string) =>
  `<Chrgs><Rcrd><Amt Ccy="USD">${amount}</Amt>${kind ? `<CdtDbtInd>${kind}</CdtDbtInd>` : ''}</Rcrd></Chrgs>`;

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

const unproved: [name: string, total: string, parts: CamtPart[], more?: string][] = [
  ['parts without amounts', '300.00', references.map((text) => ({ text }))],
  [
    'one part without an amount',
    '300.00',
    [{ amount: '100.00', text: ana }, { text: rosa }, { amount: '200.00', text: luis }],
  ],
  [
    'parts that are more',
    '100.00',
    [
      { amount: '100.00', text: ana },
      { amount: '10.00', text: rosa },
    ],
  ],
  ['parts with rounding', '100.00', references.map((text) => ({ text, amount: '33.333' }))],
  [
    'parts in another currency',
    '300.00',
    [
      { amount: '100.00', currency: 'EUR', text: ana },
      { amount: '200.00', text: rosa },
    ],
  ],
  ['a part without a reference', '300.00', [{ text: ana }, { text: 'JUAN' }]],
  [
    'a difference that charges do not explain',
    '290.00',
    [
      { amount: '100.00', text: ana },
      { amount: '200.00', text: rosa, more: charge('2.00') },
    ],
  ],
  [
    'more payments than it lists',
    '300.00',
    [{ amount: '300.00', text: ana }],
    '<NtryDtls><Btch><NbOfTxs>3</NbOfTxs></Btch></NtryDtls>',
  ],
];

test.each(unproved)(
  'a collective entry with %s is one line, in any order of its parts',
  async (_name, total, parts, ...[more]) => {
    for (const order of permutations(parts)) {
      const { lines, problems } = await read(toCamtCollective(total, order, more));
      expect(lines.map(({ amount }) => amount)).toEqual([total]);
      const [line] = lines;
      expect(line && isCollective(line)).toBe(true);
      const named = references.filter((reference) => parts.some(({ text }) => text === reference));
      expect(line && listBankNames(line).toSorted()).toEqual(named.toSorted());
      expect(problems).toMatchObject([{ row: 1, message: expect.stringContaining('pagos y el banco no dice') }]);
    }
  },
);

test.each<[string, string, CamtPart[], string[]]>([
  [
    'that sum up',
    '300.00',
    [
      { amount: '100.00', text: 'A' },
      { amount: '200.00', text: 'B' },
    ],
    ['100.00 A', '200.00 B'],
  ],
  [
    'with their own signs',
    '90.00',
    [
      { amount: '100.00', kind: 'CRDT', text: 'A' },
      { amount: '10.00', kind: 'DBIT', text: 'B' },
    ],
    ['100.00 A', '-10.00 B'],
  ],
  [
    'less a charge of a part',
    '298.00',
    [
      { amount: '100.00', text: 'A' },
      { amount: '200.00', text: 'B', more: charge('2.00') },
    ],
    ['100.00 A', '200.00 B', '-2.00 Comisión'],
  ],
  [
    'with a charge that comes in',
    '301.00',
    [
      { amount: '100.00', text: 'A', more: charge('1.00', 'CRDT') },
      { amount: '200.00', text: 'B' },
    ],
    ['100.00 A', '200.00 B', '1.00 Comisión'],
  ],
])('parts %s have a line each', async (_name, total, parts, expected) => {
  expect(await readLines(toCamtCollective(total, parts))).toEqual(expected);
});

test('charges of the whole entry explain a difference, one by one or as a sum', async () => {
  const parts = [
    { amount: '100.00', text: 'A' },
    { amount: '200.00', text: 'B' },
  ];
  const expected = ['100.00 A', '200.00 B', '-3.00 Comisión'];
  for (const charges of [
    charge('1.00') + charge('2.00'),
    '<Chrgs><TtlChrgsAndTaxAmt Ccy="USD">3.00</TtlChrgsAndTaxAmt></Chrgs>',
  ])
    expect(await readLines(toCamtCollective('297.00', parts, charges))).toEqual(expected);
});

test('a debit that collects payments is signed as they are', async () => {
  const parts = [
    { amount: '100.00', text: 'A' },
    { amount: '200.00', text: 'B' },
  ];
  expect(await readLines(toCamtCollective('300.00', parts, '', 'DBIT'))).toEqual(['-100.00 A', '-200.00 B']);
});

test('references beyond the length of a text leave a collective line, whichever format has them', async () => {
  const many = Array.from({ length: 40 }, (_, index) => getDepositReference(index + 50)).join(' ');
  const files = [
    toCamt(
      toCamtCollective(
        '300.00',
        many.split(' ').map((text) => ({ text })),
      ),
    ),
    `Fecha;Concepto;Monto\n15/07/2026;${many};300,00\n`,
    `Fecha;Concepto;Referencia;Monto\n15/07/2026;A;${many};300,00\n`,
    mt940Statement.replace('TRANSF ROSA N', many),
    `!Type:Bank\nD15/07/2026\nT300.00\nP${many}\n^\n`,
  ];
  for (const file of files) {
    const [line] = (await readStatementFile(encode(file), { dayOrder: 'dmy' })).lines;
    expect(line && isCollective(line)).toBe(true);
  }
});

test('references in columns that are not read are added to the text', async () => {
  const { lines } = await readStatementFile(
    encode(`Fecha;Concepto;Referencia;Referencia 2;Monto\n15/07/2026;TRANSF;${ana};${rosa};300,00\n`),
    {},
  );
  expect(lines.map(listBankNames)).toEqual([[ana, rosa]]);
});

test('references that a format has in other fields are named', async () => {
  const files = [
    toCamt(toCamtCollective('300.00', [{ text: ana, more: `<Refs><EndToEndId>${rosa}</EndToEndId></Refs>` }])),
    mt940Statement.replace('NTRFRF62CIM000002', `NTRFX//${rosa}\r\n${luis}`).replace('ROSA N', ana),
    ofxSgml.replace('<FITID>77', `<CHECKNUM>9<FITID>${rosa}`).replace('RF62CIM000002', ana),
  ];
  for (const file of files) {
    const [line] = (await readStatementFile(encode(file), {})).lines;
    expect(line && listBankNames(line)).toEqual(expect.arrayContaining([ana, rosa]));
  }
});

test('several structured references of one payment are all named', async () => {
  const strd = [ana, rosa].map((ref) => `<Strd><CdtrRefInf><Ref>${ref}</Ref></CdtrRefInf></Strd>`).join('');
  const { lines } = await read(toCamtCollective('300.00', [{ more: `<RmtInf>${strd}</RmtInf>` }]));
  expect(lines.map(listBankNames)).toEqual([[ana, rosa]]);
});

test('a QIF movement with splits is collective', async () => {
  const file = `!Type:Bank\nD15/07/2026\nT300.00\nSA\nE${ana}\n$100.00\nSB\nE${rosa}\n$200.00\n^\n`;
  const [line] = (await readStatementFile(encode(file), { dayOrder: 'dmy' })).lines;
  expect(line?.description).toBe(`Reúne 2 pagos: ${ana} ${rosa}`);
});
