import { identityMessages } from '@cimiento/contracts/identity-messages';
import { readCsvRows } from './csv-rows';
import { entryMax, RefusedList, type ListEntry } from './list-entry';

const columns = ['uid', 'name', 'birthDate', 'country', 'documentNumber', 'aliases'] as const;

const splitTexts = (text: string): string[] => text.split('|');

/** The entries of a list of the installation: `uid;name;birthDate;country;documentNumber;aliases`, with these headers. @throws RefusedList */
export function* readOwnList(text: string): Generator<ListEntry> {
  const rows = readCsvRows(text, ';');
  const header = (rows.next().value as string[] | undefined)?.map((name) => name.trim().toLowerCase()) ?? [];
  const places = columns.map((name) => header.indexOf(name.toLowerCase()));
  if (places[0] === -1 || places[1] === -1) throw new RefusedList(identityMessages.listColumns);
  const seen = new Set<string>();
  let number = 1;
  for (const row of rows) {
    number += 1;
    if (row.every((cell) => cell.trim() === '')) continue;
    const [uid = '', name = '', birthDate = '', country = '', documentNumber = '', aliases = ''] = places.map((place) =>
      (row[place] ?? '').trim(),
    );
    // A row that is left out without a word is somebody who is not found.
    if (uid === '' || uid.length > entryMax.uid || name === '') throw new RefusedList(identityMessages.listRow(number));
    if (seen.has(uid)) throw new RefusedList(identityMessages.listDuplicate(uid));
    seen.add(uid);
    yield {
      uid,
      names: [name, ...splitTexts(aliases)],
      birthDate: birthDate || null,
      country: country || null,
      documentNumbers: splitTexts(documentNumber),
    };
  }
}
