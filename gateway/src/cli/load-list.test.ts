import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identityMessages } from '@cimiento/contracts';
import { AuditEntry } from '../access/records';
import { ScreeningEntry, ScreeningList } from '../identity/records';
import { databaseKinds } from '../testing';
import { openTestDatabase } from '../testing/open-test-database';
import { CommandError } from './command-error';
import { loadList } from './load-list';

const sdn = '7,"PEREZ, Juan","individual","X",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 1960; Passport A1234567 (Cuba)."';

describe.each(databaseKinds)('load-list on %s', (kind) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cimiento-list-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const write = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  };

  test('a list with alternate names is loaded by the operator, which the audit log has', async () => {
    const { database, drop } = await openTestDatabase(kind);
    try {
      const [file, alt] = [await write('SDN.CSV', sdn), await write('ALT.CSV', '7,1,"aka","EL JUANCHO",-0- ')];
      expect(await loadList(database, { kind: 'ofac', file, alt })).toMatch(
        /^ofac 1 has 1 entries, SHA-256 [0-9a-f]{64}/,
      );
      const [entry] = await database.reader.find(ScreeningEntry);
      expect(entry).toMatchObject({ uid: '7', names: '["PEREZ, Juan","EL JUANCHO"]', documentNumbers: '["A1234567"]' });
      const [list] = await database.reader.find(ScreeningList);
      expect(list?.loadedBy).toBeNull();
      expect(await database.reader.findOneBy(AuditEntry, { entity: 'screeningList' })).toMatchObject({ userId: null });
      const other = await write('page.html', '<html>');
      await expect(loadList(database, { kind: 'ofac', file: other, alt: null })).rejects.toThrow(
        identityMessages.listFormat,
      );
      await expect(loadList(database, { kind: 'own', file, alt })).rejects.toThrow(identityMessages.listAlt);
      await expect(loadList(database, { kind: 'pep', file, alt: null })).rejects.toThrow(CommandError);
      const missing = path.join(folder, 'none');
      await expect(loadList(database, { kind: 'un', file: missing, alt: null })).rejects.toThrow('ENOENT');
      expect(await database.reader.count(ScreeningList)).toBe(1);
    } finally {
      await drop();
    }
  });
});
