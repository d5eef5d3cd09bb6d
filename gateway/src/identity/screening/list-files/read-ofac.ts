import { identityMessages } from '@cimiento/contracts/identity-messages';
import { readCsvRows } from './csv-rows';
import { RefusedList, type ListEntry } from './list-entry';

const nothing = '-0-';
const minColumns = 12;
// A ship or a plane is neither a person nor a company.
const things = ['vessel', 'aircraft'];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '23 Nov 1962' as '1962-11-23', 'Nov 1962' as '1962-11'; other texts, such as 'circa 1962', as they are. */
function toIsoDate(text: string): string {
  const [, day, month = '', year] = /^(?:(\d{1,2}) )?(?:([A-Z][a-z]{2}) )?(\d{4})$/.exec(text) ?? [];
  const number = months.indexOf(month) + 1;
  if (year === undefined || (number === 0 && (month !== '' || day !== undefined))) return text;
  return [year, ...(number > 0 ? [number] : []), ...(day === undefined ? [] : [day])]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

const findAll = (remarks: readonly string[], pattern: RegExp): string[] =>
  remarks.flatMap((remark) => pattern.exec(remark)?.[1] ?? []);

const birth = /^(?:alt\. )?DOB (.+)$/;
const nationality = /^(?:alt\. )?(?:nationality|citizen) (.+)$/i;
// 'Passport 123 (Venezuela)', 'Cedula No. 1710034065', 'National ID No. A-12', 'D.N.I. 123'. Each part is bounded: the file is of others.
const numbered =
  /^(?:alt\. )?(?:Passport|Cedula|D\.N\.I\.|R\.U\.C\.|RUC|RIF|NIT|RFC|SSN|C\.U\.R\.P\.|C\.U\.I\.T\.|[A-Za-z' ]{0,60}(?:ID|Identification|Identity|Registration|License|Certificate|Travel Document|Passport)[A-Za-z' ]{0,40})(?: (?:No\.|Number|#))? ?#? ?([A-Z0-9][A-Z0-9 ./-]{2,38})/i;

function toEntry(row: readonly string[], uid: string): ListEntry {
  const get = (place: number): string => {
    const text = (row[place] ?? '').trim();
    return text === nothing ? '' : text;
  };
  const remarks = get(11)
    .replace(/\.$/, '')
    .split(';')
    .map((remark) => remark.trim());
  const numbers = findAll(remarks, numbered).filter((text) => /\d/.test(text));
  return {
    uid,
    names: [get(1)],
    birthDate: findAll(remarks, birth).map(toIsoDate).join(', ') || null,
    country: findAll(remarks, nationality).join(', ') || null,
    documentNumbers: numbers,
  };
}

/**
 * The entries of SDN.CSV of OFAC, with the names of ALT.CSV where there is one. Neither has headers; `-0-` is nothing.
 * @throws RefusedList
 */
export function readOfacList(sdn: string, alt: string | null): ListEntry[] {
  const known = new Map<string, ListEntry>();
  let isSdn = false;
  for (const row of readCsvRows(sdn, ',')) {
    const uid = row[0]?.trim() ?? '';
    if (row.length < minColumns || !/^\d{1,20}$/.test(uid)) continue;
    isSdn = true;
    if (things.includes((row[2] ?? '').trim().toLowerCase())) continue;
    const entry = toEntry(row, uid);
    if (entry.names[0] !== '') known.set(uid, entry);
  }
  if (!isSdn && sdn.trim() !== '') throw new RefusedList(identityMessages.listFormat);
  addAlternates(known, alt ?? '');
  return [...known.values()];
}

/** Adds the names of ALT.CSV: ent_num, alt_num, alt_type, alt_name, alt_remarks. @throws RefusedList */
function addAlternates(known: ReadonlyMap<string, ListEntry>, alt: string): void {
  let isAlt = alt.trim() === '';
  for (const [uid = '', number = '', , name = ''] of readCsvRows(alt, ',')) {
    if (!/^\d+$/.test(uid.trim()) || !/^\d+$/.test(number.trim())) continue;
    isAlt = true;
    if (name.trim() !== nothing) known.get(uid.trim())?.names.push(name);
  }
  if (!isAlt) throw new RefusedList(identityMessages.listFormat);
}
