import { readStatementFile } from './read-statement-file';
import { encode } from './statement-file-examples';

// Files that people reported for other products, beside those whose features statement-files.test.ts has.

test.each([
  [
    'camt.053 with balances of no type',
    encode(
      '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Bal><Amt Ccy="USD">1000.00</Amt></Bal><Ntry><Amt Ccy="USD">1250.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-07-15</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Strd><CdtrRefInf><Ref>RF62CIM000002</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>',
    ),
    ['2026-07-15 1250.00 - RF62CIM000002'],
  ],
  [
    'camt.053 with elements that have nothing in them',
    encode(
      '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="USD">1250.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-07-15</Dt></BookgDt><BkTxCd/><NtryDtls><TxDtls><Refs /><RmtInf><Ustrd>RF62CIM000002</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>',
    ),
    ['2026-07-15 1250.00 RF62CIM000002'],
  ],
  [
    'CR and DR behind amounts and balances',
    encode(
      'Date,Description,Amount,Balance\n15/07/2026,TRANSFER RF62CIM000002,"1,250.00 CR","2,250.00 CR"\n16/07/2026,FEE,2.50 DR,"2,247.50 CR"\n',
    ),
    ['2026-07-15 1250.00 TRANSFER RF62CIM000002', '2026-07-16 -2.50 FEE'],
  ],
  [
    'HTML without header cells',
    encode(
      '<html><body><table><tr><td>Fecha</td><td>Detalle</td><td>Monto</td></tr><tr><td>15/07/2026</td><td>TRANSF RF62CIM000002</td><td>1250,00</td></tr></table></body></html>',
    ),
    ['2026-07-15 1250.00 TRANSF RF62CIM000002'],
  ],
  [
    'MT940 of one movement',
    encode(
      ':20:STMT\r\n:25:0100204587\r\n:28C:7/1\r\n:60F:C260715USD1000,00\r\n:61:2607150715C1250,00NTRFRF62CIM000002\r\n:86:TRANSF ROSA N\r\n:62F:C260715USD2250,00\r\n-',
    ),
    ['2026-07-15 1250.00 TRANSF ROSA N RF62CIM000002'],
  ],
  [
    'OFX without balances',
    encode(
      'OFXHEADER:100\nDATA:OFXSGML\nENCODING:USASCII\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260715120000[-5:EST]<TRNAMT>1250.00<FITID>1<MEMO>RF62CIM000002</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
    ),
    ['2026-07-15 1250.00 RF62CIM000002 1'],
  ],
])('a reported file with %s gives its lines', async (_name, bytes, expected) => {
  const { lines } = await readStatementFile(bytes, { year: 2026 });
  const rows = lines.map(({ bookedOn, amount, description, reference }) =>
    [bookedOn, amount, description ?? '-', ...(reference === null ? [] : [reference])].join(' '),
  );
  expect(rows).toEqual(expected);
});

test('a ZIP without a workbook is refused, whatever its name is', async () => {
  const bytes = Uint8Array.from([...encode('PK\u0003\u0004\u0014\0\u0006\0\u0008\0\0\0!\0'), ...Array(2000).keys()]);
  await expect(readStatementFile(bytes, {})).rejects.toThrow();
});
