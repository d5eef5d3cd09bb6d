import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';

/** A spreadsheet (.xlsx) of one sheet. Written here: what is kept reads spreadsheets, and one with text cells is five short files. */

const xml = (content: string): Uint8Array =>
  strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const links = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

// Characters that XML has no way to write.
const unwritable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string): string =>
  text.replace(unwritable, ' ').replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** A text cell in the format of text: a number with leading zeros stays as it is, also where somebody edits it. */
const toTextCell = (address: string, text: string): string =>
  `<c r="${address}" s="1" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
/** An amount of the file, '1250,50', as a number with two decimals. */
const toAmountCell = (address: string, text: string): string =>
  `<c r="${address}" s="2"><v>${text.replace(',', '.')}</v></c>`;

const columns = 'ABCDEFG';

function toSheet(rows: readonly (readonly string[])[]): Uint8Array {
  const written = rows.map((cells, row) =>
    cells.map((cell, column) => {
      const isAmount = row > 0 && column === cells.length - 1;
      return (isAmount ? toAmountCell : toTextCell)(`${columns[column] ?? ''}${row + 1}`, cell);
    }),
  );
  const data = written.map((cells, row) => `<row r="${row + 1}">${cells.join('')}</row>`).join('');
  return xml(
    `<worksheet xmlns="${main}"><cols><col min="1" max="7" width="24" customWidth="1"/></cols><sheetData>${data}</sheetData></worksheet>`,
  );
}

const fixedFiles: Readonly<Record<string, Uint8Array>> = {
  '[Content_Types].xml': xml(
    `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${media}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/></Types>`,
  ),
  '_rels/.rels': xml(
    `<Relationships xmlns="${links}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  'xl/workbook.xml': xml(
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Retiros" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': xml(
    `<Relationships xmlns="${links}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ),
  // Format 49 is text, 2 is a number with two decimals.
  'xl/styles.xml': xml(
    `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="2" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ),
};

// The same file gives the same bytes; a ZIP cannot state a time before 1980.
const writtenAt = new Date(1980, 0, 1);

/** The file for the bank as a spreadsheet that keeps the zeros before account and identity numbers. @param content as CSV */
export function createBatchSpreadsheet(content: string): Uint8Array {
  const { data } = Papa.parse<string[]>(content.replace(/^\ufeff/, ''), { delimiter: ';', skipEmptyLines: true });
  return zipSync({ ...fixedFiles, 'xl/worksheets/sheet1.xml': toSheet(data) }, { mtime: writtenAt });
}
