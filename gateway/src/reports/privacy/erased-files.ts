import { IsNull, Not, type EntityManager } from 'typeorm';
import type { FileStore } from '../../platform/files/file-store';
import { enqueueMessage } from '../../platform/outbox/enqueue';
import type { OutboxHandlers } from '../../platform/outbox/outbox-worker';
import { AccountStatement } from '../account-statements/account-statement.entity';
import { listIdentityContents } from './identity-retention';

const erasedFilesTopic = 'erased_files';

/**
 * Removes the files of a person once the transaction that erases them is committed. Of a statement its number, total and hash stay, so that who
 * has the document can still verify it.
 */
export async function enqueueErasedFiles(manager: EntityManager, userId: number): Promise<void> {
  const statements = await manager.findBy(AccountStatement, { userId, sha256: Not(IsNull()) });
  const hashes = [...statements.map(({ sha256 }) => sha256), ...(await listIdentityContents(manager, userId))];
  if (hashes.length > 0) await enqueueMessage(manager, { topic: erasedFilesTopic, payload: { hashes } });
}

/** The handler that removes the files of erased people; again for the same message changes nothing. */
export const createErasedFilesHandler = (files: FileStore): OutboxHandlers => ({
  [erasedFilesTopic]: {
    async deliver({ payload }) {
      const { hashes } = JSON.parse(payload) as { hashes: string[] };
      for (const hash of hashes) await files.remove(hash);
    },
  },
});
