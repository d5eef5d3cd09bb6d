import { strToU8, zipSync } from 'fflate';

/** Files as banks write them, for tests. */

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
export const toLatin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const camtEntry = (amount: string, kind: string, day: string, reference: string, text: string): string =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${kind}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>` +
  `<NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const camtBalance = (code: string, amount: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;

/** A camt.053 document around the content of its statement. */
export const toCamt = (content: string, before = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">` +
  `<BkToCstmrStmt><Stmt>${content}</Stmt></BkToCstmrStmt></Document>`;

export type CamtPart = { amount?: string; currency?: string; kind?: string; text?: string; more?: string };

/** An entry that several payments make up; `more` is what else it has. */
export function toCamtCollective(amount: string, parts: readonly CamtPart[], more = '', kind = 'CRDT'): string {
  const details = parts.map(
    (part) =>
      `<TxDtls>${part.amount ? `<Amt Ccy="${part.currency ?? 'USD'}">${part.amount}</Amt>` : ''}` +
      `${part.kind ? `<CdtDbtInd>${part.kind}</CdtDbtInd>` : ''}${part.more ?? ''}` +
      `${part.text ? `<RmtInf><Ustrd>${part.text}</Ustrd></RmtInf>` : ''}</TxDtls>`,
  );
  return (
    `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${kind}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>` +
    `<BookgDt><Dt>2026-07-15</Dt></BookgDt>${more}<NtryDtls>${details.join('')}</NtryDtls></Ntry>`
  );
}

export const camtStatement = toCamt(
  '<FrToDt><FrDtTm>2026-07-01T00:00:00</FrDtTm><ToDtTm>2026-07-31T00:00:00</ToDtTm></FrToDt>' +
    camtBalance('OPBD', '1000.00') +
    camtBalance('CLBD', '2247.50') +
    camtEntry('1250.00', 'CRDT', '2026-07-15', 'RF62CIM000002', 'Rosa &amp; Luis') +
    camtEntry('2.50', 'DBIT', '2026-07-16', 'NOTPROVIDED', 'COMISION') +
    '<Ntry><Amt Ccy="USD">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-07-17</Dt></BookgDt></Ntry>',
);

const ofxBody =
  '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST><DTSTART>20260701<DTEND>20260731' +
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260715120000[-5:EST]<TRNAMT>1250.00<FITID>77<NAME>ROSA &amp; LUIS<MEMO>RF62CIM000002</STMTTRN>' +
  '<STMTTRN><TRNTYPE>FEE<DTPOSTED>20260716<TRNAMT>-2.50<FITID>78</STMTTRN>' +
  '</BANKTRANLIST><LEDGERBAL><BALAMT>2247.50<DTASOF>20260731</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>';
export const ofxSgml = `OFXHEADER:100\nDATA:OFXSGML\nENCODING:USASCII\n\n${ofxBody}\n`;
/** The same in XML, where every element has its end. */
export const ofxXml = `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?>${ofxBody.replace(/<(\w+)>([^<]+)/g, '<$1>$2</$1>')}`;

export const mt940Statement = [
  ':20:STMT',
  ':25:0100204587',
  ':28C:7/1',
  ':60F:C260714USD1000,00',
  ':61:2607150715C1250,00NTRFRF62CIM000002',
  ':86:TRANSF ROSA N',
  ':61:2607160716D2,50NCHGNONREF',
  ':86:COMISION',
  ':62F:C260716USD2247,50',
  '-',
].join('\r\n');

export const qifStatement =
  "!Type:Bank\nD7/15'26\nT1,250.00\nPROSA N\nMRF62CIM000002\n^\nD7/16'26\nT-2.50\nPCOMISION\nN12\n^\n";

type Cell = string | number;
const column = (index: number): string => String.fromCharCode(65 + index);

/** Cells as a workbook stores them: texts in the sheet, numbers, and with `formula` one formula. */
const toSheet = (rows: readonly (readonly Cell[])[], extra = ''): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells
          .map((cell, index) =>
            typeof cell === 'number'
              ? `<c r="${column(index)}${row + 1}"${index === 0 ? ' s="1"' : ''}><v>${cell}</v></c>`
              : `<c r="${column(index)}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
          )
          .join('')}</row>`,
    )
    .join('')}${extra}</sheetData></worksheet>`;

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet, whose first column has the style of dates. */
export function toXlsx(
  rows: readonly (readonly Cell[])[],
  extra = '',
  others: Record<string, Uint8Array> = {},
): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8('<?xml version="1.0"?><Types/>'),
    '_rels/.rels': strToU8('<?xml version="1.0"?><Relationships/>'),
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><workbook xmlns:r="${relations}"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      '<?xml version="1.0"?><styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(toSheet(rows, extra)),
    ...others,
  });
}

/** 15/07/2026 as a workbook counts days. */
export const excelDay = 46218;
export const xlsxStatement = toXlsx([
  ['Cuenta', '0100204587'],
  ['Fecha', 'Detalle', 'Monto', 'Saldo'],
  [excelDay, 'TRANSF RF62CIM000002', 1250, 2250],
  [excelDay + 1, 'COMISION', -2.5, 2247.5],
]);
