import type { IdentityDocumentKind } from '@cimiento/contracts';
import { identityDocumentSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { notFound, parseInput } from '../../platform/errors';
import { type FileStore, hashContent } from '../../platform/files/file-store';
import type { PrepareUpload } from '../../platform/files/prepare-upload';
import type { Upload } from '../../platform/files/upload';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { Actor, Viewer } from '../../platform/request';
import { assertDocumentAllowed, assertOpen } from '../cases/allowed-changes';
import { findLockedCase } from '../cases/identity-file';
import { ensureCase, withCase } from '../cases/identity.service';
import { IdentityCase, IdentityDocument } from '../records';
import type { IdentitySeal } from '../records/identity-seal';
import { listCurrentDocuments, toCurrentKey } from '../records/current-documents';

type DocumentsParts = {
  database: Database;
  seal: IdentitySeal;
  files: FileStore;
  idempotency: IdempotencyService;
  prepareUpload: PrepareUpload;
};

/**
 * Ends a document that is replaced or deleted: one that a reviewer may have seen stays with its row, another one goes.
 * @returns the hashes of the contents that no row refers to any longer
 */
async function retire(
  manager: EntityManager,
  { submittedAt }: IdentityCase,
  { id, createdAt, sha256 }: IdentityDocument,
): Promise<string[]> {
  if (submittedAt !== null && createdAt <= submittedAt) {
    await manager.update(IdentityDocument, { id }, { currentKey: null });
    return [];
  }
  await manager.delete(IdentityDocument, { id });
  return [sha256];
}

/** Documents of one's own identity: encrypted before they are stored, one current document of each kind. */
export class IdentityDocumentsService {
  constructor(private readonly parts: DocumentsParts) {}

  /** One's own current documents. */
  async list({ id: userId }: Viewer): Promise<IdentityDocument[]> {
    const { reader } = this.parts.database;
    const own = await reader.findOneBy(IdentityCase, { userId });
    return own ? listCurrentDocuments(reader, own.id) : [];
  }

  /**
   * Stores a document in place of the current one of its kind.
   * @throws VALIDATION_FAILED with what is wrong with the file; CONFLICT once the identity was submitted, and for one that nobody refused
   */
  async upload(
    { id: userId }: Pick<Viewer, 'id'>,
    input: unknown,
    upload: Upload,
    by: Actor,
  ): Promise<IdentityDocument> {
    const { database, seal, files, idempotency, prepareUpload } = this.parts;
    const { kind } = parseInput(identityDocumentSchema, input);
    const { bytes, contentType } = await prepareUpload(upload, 'document');
    // The encrypted bytes are bound to the case, which must be there before.
    const { id: caseId } = await withCase(() =>
      database.transaction(async (manager) => {
        const own = await ensureCase(manager, seal, userId);
        await this.assertMayChange(manager, own, kind);
        return own;
      }),
    );
    // Before its row: a content without a row is harmless, and is removed later.
    const stored = await files.put(seal.sealDocument(caseId, kind, bytes));
    let removed: string[] = [];
    const terms = { caseId, kind, content: hashContent(bytes) };
    const created = await idempotency.runOnce(by, IdentityDocument, terms, async (manager) => {
      const own = await ensureCase(manager, seal, userId);
      const current = await this.assertMayChange(manager, own, kind);
      removed = current ? await retire(manager, own, current) : [];
      const currentKey = toCurrentKey(caseId, kind);
      const row = { caseId, kind, currentKey, ...stored, contentType, state: 'pending' as const, sealedReason: null };
      const document = manager.create(IdentityDocument, { ...row, createdAt: new Date() });
      await manager.insert(IdentityDocument, document);
      return document;
    });
    await this.removeContents(removed);
    return created;
  }

  /** Removes one of one's own current documents. @throws NOT_FOUND; CONFLICT once the identity was submitted */
  async delete({ id: userId }: Viewer, id: number): Promise<number> {
    const removed = await this.parts.database.transaction(async (manager) => {
      const own = await findLockedCase(manager, userId);
      const current = own && (await listCurrentDocuments(manager, own.id)).find((document) => document.id === id);
      if (!own || !current) throw notFound();
      await this.assertMayChange(manager, own, current.kind);
      return retire(manager, own, current);
    });
    await this.removeContents(removed);
    return id;
  }

  // What a killed process leaves is removed by `prune-files`.
  private async removeContents(hashes: readonly string[]): Promise<void> {
    for (const hash of hashes) await this.parts.files.remove(hash);
  }

  private async assertMayChange(
    manager: EntityManager,
    own: IdentityCase,
    kind: IdentityDocumentKind,
  ): Promise<IdentityDocument | null> {
    assertOpen(own);
    const current = await manager.findOneBy(IdentityDocument, { currentKey: toCurrentKey(own.id, kind) });
    assertDocumentAllowed(own, this.parts.seal.openFile(own).reasons, current, own.decidedAt);
    return current;
  }
}
