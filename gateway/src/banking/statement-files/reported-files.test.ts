import { readStatementFile } from './read-statement-file';
import { encode, toLatin } from './statement-file-examples';

// Files that people reported for other products, as they were tried on this one.

const both = ['2026-07-15 1250.00 TRANSF RF62CIM000002', '2026-07-16 -2.50 COMISION'];
const three = [...both, '2026-07-17 -0.30 IVA'];

test.each([
  [
    'a quote that is not closed',
    encode(
      'Fecha;Detalle;Monto\n15/07/2026;TRANSF 6" RF62CIM000002;1250,00\n16/07/2026;"COMISION;-2,50\n17/07/2026;IVA;-0,30\n',
    ),
    ['2026-07-15 1250.00 TRANSF 6" RF62CIM000002', '2026-07-16 -2.50 "COMISION', '2026-07-17 -0.30 IVA'],
  ],
  [
    'a blank header',
    encode('Fecha;;Monto\n15/07/2026;TRANSF RF62CIM000002;1250,00\n16/07/2026;COMISION;-2,50\n'),
    both,
  ],
  [
    'camt.053 with balances of no type',
    encode(
      '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Bal><Amt Ccy="USD">1000.00</Amt></Bal><Ntry><Amt Ccy="USD">1250.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-07-15</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Strd><CdtrRefInf><Ref>RF62CIM000002</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>',
    ),
    ['2026-07-15 1250.00 - RF62CIM000002'],
  ],
  [
    'compact days',
    encode('Fecha;Detalle;Monto\n20260715;TRANSF RF62CIM000002;1250.00\n20260716;COMISION;-2.50\n'),
    both,
  ],
  [
    'CR and DR behind amounts and balances',
    encode(
      'Date,Description,Amount,Balance\n15/07/2026,TRANSFER RF62CIM000002,"1,250.00 CR","2,250.00 CR"\n16/07/2026,FEE,2.50 DR,"2,247.50 CR"\n',
    ),
    ['2026-07-15 1250.00 TRANSFER RF62CIM000002', '2026-07-16 -2.50 FEE'],
  ],
  [
    'two pairs of equal headers',
    encode(
      'Fecha;Fecha;Valor;Valor;Concepto\n15/07/2026;14/07/2026;0,00;1250,00;TRANSF RF62CIM000002\n16/07/2026;16/07/2026;2,50;0,00;COMISION\n',
    ),
    both,
  ],
  [
    'Excel literals',
    encode('Fecha,Detalle,Monto\n="15/07/2026",="TRANSF RF62CIM000002",="1250.00"\n16/07/2026,\'COMISION,\'-2.50\n'),
    both,
  ],
  [
    'totals and a note below',
    encode(
      'Fecha;Detalle;Monto;Saldo\n;SALDO ANTERIOR;;1.000,00\n15/07/2026;TRANSF RF62CIM000002;1.250,00;2.250,00\n16/07/2026;COMISION;-2,50;2.247,50\n;TOTAL CREDITOS;1.250,00;\n;TOTAL DEBITOS;2,50;\nDocumento generado el 31/07/2026 10:22;;;\n',
    ),
    both,
  ],
  [
    'HTML without header cells',
    encode(
      '<html><body><table><tr><td>Fecha</td><td>Detalle</td><td>Monto</td></tr><tr><td>15/07/2026</td><td>TRANSF RF62CIM000002</td><td>1250,00</td></tr></table></body></html>',
    ),
    ['2026-07-15 1250.00 TRANSF RF62CIM000002'],
  ],
  [
    'three spellings of months',
    encode(
      'Fecha;Detalle;Monto\n15-JUL-2026;TRANSF RF62CIM000002;1250,00\n16 jul 2026;COMISION;-2,50\n17-julio-26;IVA;-0,30\n',
    ),
    three,
  ],
  [
    'MT940 of one movement',
    encode(
      ':20:STMT\r\n:25:0100204587\r\n:28C:7/1\r\n:60F:C260715USD1000,00\r\n:61:2607150715C1250,00NTRFRF62CIM000002\r\n:86:TRANSF ROSA N\r\n:62F:C260715USD2250,00\r\n-',
    ),
    ['2026-07-15 1250.00 TRANSF ROSA N RF62CIM000002'],
  ],
  [
    'line breaks in a description',
    encode(
      'Fecha;Descripcion;Monto;Saldo\n15/07/2026;"TRANSFERENCIA RECIBIDA\nDe: Rosa Nn\nConcepto RF62CIM000002";250,00;1.250,00\n16/07/2026;COMISION MENSUAL;-2,50;1.247,50\n',
    ),
    [
      '2026-07-15 250.00 TRANSFERENCIA RECIBIDA De: Rosa Nn Concepto RF62CIM000002',
      '2026-07-16 -2.50 COMISION MENSUAL',
    ],
  ],
  [
    'grouped thousands and signs in four places',
    encode(
      'Fecha;Detalle;Monto\n15/07/2026;TRANSF RF62CIM000002;1\u00a0250,00\n16/07/2026;COMISION;\u22122,50\n17/07/2026;IVA;0,30-\n18/07/2026;X;(1.000,10)\n',
    ),
    [
      '2026-07-15 1250.00 TRANSF RF62CIM000002',
      '2026-07-16 -2.50 COMISION',
      '2026-07-17 -0.30 IVA',
      '2026-07-18 -1000.10 X',
    ],
  ],
  [
    'no header',
    encode('15/07/2026;TRANSF RF62CIM000002;1250,00\n16/07/2026;COMISION;-2,50\n17/07/2026;IVA;-0,30\n'),
    three,
  ],
  [
    'days without a year',
    encode('Fecha;Detalle;Monto\n15/07;TRANSF RF62CIM000002;1250,00\n'),
    ['2026-07-15 1250.00 TRANSF RF62CIM000002'],
  ],
  [
    'NUL behind texts',
    encode('Fecha;Detalle;Monto\n15/07/2026;TRANSF RF62CIM000002\0\0\0\0;1250,00\n16/07/2026;COMISION\0\0;-2,50\n'),
    both,
  ],
  [
    'OFX without balances',
    encode(
      'OFXHEADER:100\nDATA:OFXSGML\nENCODING:USASCII\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260715120000[-5:EST]<TRNAMT>1250.00<FITID>1<MEMO>RF62CIM000002</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
    ),
    ['2026-07-15 1250.00 RF62CIM000002 1'],
  ],
  [
    'lines above the header',
    toLatin(
      'Cuenta;AHORROS 22******01;;;;\nDesde;01/07/2026;Hasta;31/07/2026;;\n;;;;;\nMovimientos;;;;;\nFecha;Tipo;Monto;Detalle;Fecha contable;Categoría\n15/07/2026;Ingreso;$1,250.00;TRANSFERENCIA DIRECTA DE ROSA NÚÑEZ;15/07/2026;Ingresos\n16/07/2026;Egreso;$2.50;COMISIÓN POR SERVICIO;16/07/2026;Servicios\n',
    ),
    ['2026-07-15 1250.00 TRANSFERENCIA DIRECTA DE ROSA NÚÑEZ', '2026-07-16 -2.50 COMISIÓN POR SERVICIO'],
  ],
  ['a pipe', encode('FECHA|DETALLE|VALOR\n15/07/2026|TRANSF RF62CIM000002|1250.00\n16/07/2026|COMISION|-2.50\n'), both],
  [
    'a column of signs',
    encode('FECHA,SIGNO,VALOR,DETALLE\n2026/07/15,+,1250.00,TRANSF RF62CIM000002\n2026/07/16,-,2.50,COMISION\n'),
    both,
  ],
  [
    'a stated delimiter',
    encode('sep=;\nFecha;Detalle;Monto\n15/07/2026;TRANSF RF62CIM000002;1250,00\n16/07/2026;COMISION;-2,50\n'),
    both,
  ],
  [
    'unseen signs',
    encode(
      'Fecha;Detalle;Monto\n15/07/2026;TRANS\u00adFERENCIA RF62CIM000002;1250,00\n16/07/2026;\u200eCOMISION\u200f;-2,50\n',
    ),
    ['2026-07-15 1250.00 TRANS FERENCIA RF62CIM000002', '2026-07-16 -2.50 COMISION'],
  ],
  [
    'a tab in a text',
    encode('Fecha;Detalle;Monto\n15/07/2026;TRANSF\tRF62CIM000002;1250,00\n16/07/2026;COMISION;-2,50\n'),
    both,
  ],
  [
    'years of two digits',
    encode('Fecha;Detalle;Monto\n28/07/26;TRANSF RF62CIM000002;15,00\n29/07/26;COMISION;-2,50\n'),
    ['2026-07-28 15.00 TRANSF RF62CIM000002', '2026-07-29 -2.50 COMISION'],
  ],
  [
    'a column of kinds',
    encode(
      'Fecha;Tipo;Monto;Detalle\n15/07/2026;Crédito;1.250,00;TRANSF RF62CIM000002\n16/07/2026;Débito;2,50;COMISION\n',
    ),
    both,
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
