import { readStatementFile } from './read-statement-file';
import { encode } from './statement-file-examples';

const listPayers = async (text: string) =>
  (await readStatementFile(encode(text), {})).lines.map(({ amount, payerName }) => [amount, payerName]);

const toEntry = (amount: string, sign: string, parts: string, more = '') =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${more}<BookgDt><Dt>2026-07-15</Dt></BookgDt><NtryDtls>${parts}</NtryDtls></Ntry>`;
const toPart = (parties: string, more = '') => `<TxDtls>${more}<RltdPties>${parties}</RltdPties></TxDtls>`;
const readCamt = (entry: string) =>
  listPayers(`<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt>${entry}</Stmt></BkToCstmrStmt></Document>`);
const rosa = '<Dbtr><Nm>Rosa Intriago</Nm></Dbtr>';
const luis = '<Dbtr><Pty><Nm>Luis Paz</Nm></Pty></Dbtr>';
const toAmount = (amount: string) => `<Amt Ccy="USD">${amount}</Amt>`;

test.each([
  ['a credit has its debtor', toEntry('20.00', 'CRDT', toPart(rosa)), [['20.00', 'Rosa Intriago']]],
  ['a later version has it in a party', toEntry('20.00', 'CRDT', toPart(luis)), [['20.00', 'Luis Paz']]],
  [
    'a credit without a debtor has none',
    toEntry('20.00', 'CRDT', toPart('<Cdtr><Nm>X</Nm></Cdtr>')),
    [['20.00', undefined]],
  ],
  ['a debit has none', toEntry('20.00', 'DBIT', toPart(rosa)), [['-20.00', undefined]]],
  ['a reversal has none', toEntry('20.00', 'CRDT', toPart(rosa), '<RvslInd>true</RvslInd>'), [['20.00', undefined]]],
  [
    'a returned payment has none',
    toEntry('20.00', 'CRDT', toPart(rosa, '<RtrInf><AddtlInf>AC04</AddtlInf></RtrInf>')),
    [['20.00', undefined]],
  ],
  [
    'each payment of a divided entry has its own',
    toEntry('30.00', 'CRDT', toPart(rosa, toAmount('20.00')) + toPart(luis, toAmount('10.00'))),
    [
      ['20.00', 'Rosa Intriago'],
      ['10.00', 'Luis Paz'],
    ],
  ],
  ['a collective entry has none', toEntry('30.00', 'CRDT', toPart(rosa) + toPart(luis)), [['30.00', undefined]]],
])('camt.053: %s', async (_what, entry, payers) => {
  expect(await readCamt(entry)).toEqual(payers);
});

const readMt940 = (mark: string, details: string) =>
  listPayers(
    `:20:STMT\n:25:0100204587\n:28C:7/1\n:60F:C260715USD1000,00\n:61:2607150715${mark}20,00NTRFRF62\n:86:${details}\n:62F:C260715USD${mark === 'D' ? '980' : '1020'},00\n-`,
  );

test.each([
  ['C', '166?00TRANSF?20RF62CIM000002?32Rosa Intriago?33Vera', 'Rosa Intriago Vera'],
  ['C', '166?20PAGO?32Inmobiliaria de los Andes S?33ociedad Anonima', 'Inmobiliaria de los Andes Sociedad Anonima'],
  ['C', '/TRTP/TRANSF/IBAN/EC01/NAME/Rosa Intriago/REMI/RF62CIM000002', 'Rosa Intriago'],
  ['C', 'TRANSF ROSA INTRIAGO', undefined],
  ['D', '166?20PAGO?32Rosa Intriago', undefined],
  ['RD', '166?20DEVUELTO?32Rosa Intriago', undefined],
])('MT940: the payer of %s %s is %s', async (mark, details, payerName) => {
  const [[, found] = []] = await readMt940(mark, details);
  expect(found).toBe(payerName);
});

test('OFX: a payer is a PAYEE, and no text of the bank', async () => {
  const toMovement = (name: string) =>
    `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260715<TRNAMT>20.00<FITID>1${name}</STMTTRN>`;
  const file = `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST>${toMovement('<PAYEE><NAME>Rosa Intriago</PAYEE>')}${toMovement('<NAME>DEPOSITO')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  expect(await listPayers(file)).toEqual([
    ['20.00', 'Rosa Intriago'],
    ['20.00', undefined],
  ]);
});

test('a table: a column of payers is of its credits, and not their description', async () => {
  const reading = await readStatementFile(
    encode('Fecha;Detalle;Ordenante;Monto\n15/07/2026;TRANSF;Rosa Intriago;20,00\n16/07/2026;COMISION;Banco;-2,50\n'),
    {},
  );
  expect(reading.mapping).toMatchObject({ description: 'Detalle', payerName: 'Ordenante' });
  expect(reading.lines.map(({ description, payerName }) => [description, payerName])).toEqual([
    ['TRANSF', 'Rosa Intriago'],
    ['COMISION', undefined],
  ]);
});
