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
import { enqueueUnused, getStoredBy } from './unused-contents';

type DocumentsParts = {
  database: Database;
  seal: IdentitySeal;
  files: FileStore;
  idempotency: IdempotencyService;
  prepareUpload: PrepareUpload;
};

/** Ends a document that is replaced or deleted: one that a reviewer may have seen stays with its row, another one goes with its content. */
async function retire(
  manager: EntityManager,
  { submittedAt }: IdentityCase,
  { id, createdAt, sha256 }: IdentityDocument,
): Promise<void> {
  if (submittedAt !== null && createdAt <= submittedAt) {
    await manager.update(IdentityDocument, { id }, { currentKey: null });
    return;
  }
  await manager.delete(IdentityDocument, { id });
  await enqueueUnused(manager, [sha256]);
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
    const { caseId, content } = await withCase(() =>
      database.transaction(async (manager) => {
        const own = await ensureCase(manager, seal, userId);
        await this.assertMayChange(manager, own, kind);
        const sealed = seal.sealDocument(own.id, kind, bytes);
        await enqueueUnused(manager, [hashContent(sealed)], getStoredBy());
        return { caseId: own.id, content: sealed };
      }),
    );
    // Before its row: a row without a content is a fault.
    const stored = await files.put(content);
    const terms = { caseId, kind, content: hashContent(bytes) };
    return idempotency.runOnce(by, IdentityDocument, terms, async (manager) => {
      const own = await ensureCase(manager, seal, userId);
      const current = await this.assertMayChange(manager, own, kind);
      if (current) await retire(manager, own, current);
      const currentKey = toCurrentKey(caseId, kind);
      const row = { caseId, kind, currentKey, ...stored, contentType, state: 'pending' as const, sealedReason: null };
      const document = manager.create(IdentityDocument, { ...row, createdAt: new Date() });
      await manager.insert(IdentityDocument, document);
      return document;
    });
  }

  /** Removes one of one's own current documents. @throws NOT_FOUND; CONFLICT once the identity was submitted */
  async delete({ id: userId }: Viewer, id: number): Promise<number> {
    await this.parts.database.transaction(async (manager) => {
      const own = await findLockedCase(manager, userId);
      const current = own && (await listCurrentDocuments(manager, own.id)).find((document) => document.id === id);
      if (!own || !current) throw notFound();
      await this.assertMayChange(manager, own, current.kind);
      await retire(manager, own, current);
    });
    return id;
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
