import { IsNull, MoreThan, Not } from 'typeorm';
import { IdentityCase, IdentityDocument } from '../identity/records';
import { enqueueUnused, getStoredBy } from '../identity/documents/unused-contents';
import { documentContext, IdentitySeal } from '../identity/records/identity-seal';
import type { Database } from '../platform/database';
import { nextTurn } from '../platform/database/next-turn';
import type { Encryption } from '../platform/encryption';
import { type FileStore, hashContent } from '../platform/files/file-store';
import { type Counts, identityColumns, reencryptColumns } from './reencrypt';

type Place = { database: Database; encryption: Encryption; files: FileStore };

/** Rows of an entity one by one, in the order of their ids. */
async function* readEach<T extends { id: number }>(
  { reader }: Database,
  entity: abstract new () => T,
  where: object = {},
): AsyncGenerator<T> {
  for (let after = 0; ;) {
    const [row] = await reader.find<T>(entity, {
      where: { ...where, id: MoreThan(after) } as never,
      order: { id: 'ASC' } as never,
      take: 1,
    });
    if (!row) return;
    yield row;
    after = row.id;
    await nextTurn();
  }
}

/** Writes a document anew that a former secret encrypts: its content first, so that no row is ever without one. */
async function reencryptDocument({ database, encryption, files }: Place, row: IdentityDocument): Promise<keyof Counts> {
  const { id, caseId, kind, sha256 } = row;
  const context = documentContext(caseId, kind);
  const encrypted = await files.read(sha256);
  const state = encryption.getState(encrypted, context);
  if (state !== 'former') return state;
  const content = encryption.encryptBytes(encryption.decryptBytes(encrypted, context), context);
  // A server removes the one of both that no row refers to, also where this process is killed.
  await database.transaction((manager) => enqueueUnused(manager, [sha256, hashContent(content)], getStoredBy()));
  const stored = await files.put(content);
  const isWritten = await database.transaction(async (manager) => {
    const { affected } = await manager.update(IdentityDocument, { id, sha256 }, stored);
    return affected === 1;
  });
  // The one that no row refers to.
  await files.remove(isWritten ? sha256 : stored.sha256);
  return isWritten ? 'current' : 'former';
}

/** Makes the hashes of numbers those of the first secret, by which other accounts with the same number are found. */
async function rehashNumbers({ database, encryption }: Place): Promise<void> {
  const seal = new IdentitySeal(encryption);
  for await (const row of readEach(database, IdentityCase, { idNumberHash: Not(IsNull()) })) {
    const { id, sealed, idNumberHash: before } = row;
    if (encryption.getState(sealed, `identity:${row.userId}`) === 'unreadable') continue;
    const { profile, submitted = profile } = seal.openFile(row);
    const idNumberHash = seal.hashNumber(String(submitted.idNumber));
    if (idNumberHash !== before)
      await database.transaction((manager) => manager.update(IdentityCase, { id, sealed }, { idNumberHash }));
  }
}

/**
 * Encrypts every identity file with the first of IDENTITY_SECRET: answers, reasons and documents. It may be stopped and run again, while servers
 * run.
 * @returns whether the other secrets can be removed, in a sentence for the operator
 */
export async function reencryptIdentities(place: Place, print: (line: string) => void): Promise<string> {
  const totals = await reencryptColumns(place.database, place.encryption, identityColumns, print);
  for await (const row of readEach(place.database, IdentityDocument)) totals[await reencryptDocument(place, row)] += 1;
  await rehashNumbers(place);
  if (totals.unreadable > 0)
    return `${totals.unreadable} parts of identity files are opened by none of IDENTITY_SECRET. Add the one that they were encrypted with and run this again.`;
  if (totals.former > 0)
    return `${totals.former} parts of identity files were changed by a server that has the former secret first: restart it, and run this again.`;
  return `All ${totals.current} parts of identity files are encrypted with the first of IDENTITY_SECRET. When every server has started with it, remove the others.`;
}
