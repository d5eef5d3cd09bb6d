import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import type { FileStore } from '../../platform/files/file-store';
import { enqueueMessage } from '../../platform/outbox/enqueue';
import type { OutboxHandlers } from '../../platform/outbox/outbox-worker';
import { IdentityDocument } from '../records';

const topic = 'identity.contents';

// No request lives so long.
const storingMs = 60 * 60_000;

/** Time at which a content that is about to be stored has its row, or will never have one. */
export const getStoredBy = (): Date => new Date(Date.now() + storingMs);

/**
 * Removes contents that no document refers to when the message is due: now, unless stated. Written before a content is stored, it leaves nothing
 * of an upload whose process is killed.
 */
export const enqueueUnused = (manager: EntityManager, hashes: readonly string[], dueAt?: Date): Promise<void> =>
  enqueueMessage(manager, { topic, payload: { hashes }, ...(dueAt && { dueAt }) });

/** The handler that removes unused contents; again for the same message changes nothing. */
export const createContentsHandler = ({ reader }: Database, files: FileStore): OutboxHandlers => ({
  [topic]: {
    async deliver({ payload }) {
      const { hashes } = JSON.parse(payload) as { hashes: string[] };
      for (const sha256 of hashes)
        if (!(await reader.existsBy(IdentityDocument, { sha256 }))) await files.remove(sha256);
    },
  },
});
