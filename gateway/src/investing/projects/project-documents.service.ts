import { decisionDocumentKinds, limits, messages } from '@cimiento/contracts';
import { projectDocumentFields, projectDocumentTextFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { deleteWithAudit, logCreate, logUpdate, updateWithAudit } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict, notFound, parseInput } from '../../platform/errors';
import type { FileStore } from '../../platform/files/file-store';
import type { PrepareUpload } from '../../platform/files/prepare-upload';
import type { Upload } from '../../platform/files/upload';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { type ContentViewer, listReadable } from './content-viewer';
import { notifyHolders } from './project-updates.service';
import type { ProjectContent } from './project-content.types';
import { Project, ProjectDocument, ProjectDocumentVersion } from '../records';

/** A file that is stored, as a version describes it. */
type StoredVersion = Pick<ProjectDocumentVersion, 'fileName' | 'contentType' | 'size' | 'sha256'>;

/**
 * Conditions of which a document that the viewer may read meets one: its visibility, or that a decision to invest needs it and they are
 * signed in. @throws NOT_FOUND when they may not see the project
 */
async function listReadableConditions(
  manager: EntityManager,
  viewer: ContentViewer,
  projectId: number,
): Promise<FindOptionsWhere<ProjectDocument>[]> {
  const visibility = In([...(await listReadable(manager, viewer, projectId))]);
  const byVisibility = { projectId, visibility };
  return viewer.userId === null ? [byVisibility] : [byVisibility, { projectId, kind: In(decisionDocumentKinds) }];
}

/** Documents of projects: uploaded by administrators, read by those whom each is for. */
export class ProjectDocumentsService {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly idempotency: IdempotencyService,
    private readonly prepareUpload: PrepareUpload,
  ) {}

  /** The documents of a project that the viewer may see, the latest first. @throws NOT_FOUND */
  async list(projectId: number, viewer: ContentViewer, take: number): Promise<ProjectDocument[]> {
    const manager = this.database.reader;
    const readable = await listReadableConditions(manager, viewer, projectId);
    return this.addVersions(
      manager,
      await manager.find(ProjectDocument, {
        where: readable,
        order: { updatedAt: 'DESC', id: 'DESC' },
        take,
      }),
    );
  }

  /** The last version of a document. @throws NOT_FOUND also for one that the viewer may not see */
  async getContent(projectId: number, id: number, viewer: ContentViewer): Promise<ProjectContent> {
    const manager = this.database.reader;
    const readable = await listReadableConditions(manager, viewer, projectId);
    const document = await manager.findOneBy(
      ProjectDocument,
      readable.map((condition) => ({ ...condition, id })),
    );
    const version =
      document &&
      (await manager.findOne(ProjectDocumentVersion, { where: { documentId: id }, order: { version: 'DESC' } }));
    if (!version) throw notFound();
    return version;
  }

  /** A version of a document, for administrators. @throws NOT_FOUND */
  async getVersion(projectId: number, documentId: number, version: number): Promise<ProjectContent> {
    const manager = this.database.reader;
    const isThere = await manager.existsBy(ProjectDocument, { id: documentId, projectId });
    const found = isThere && (await manager.findOneBy(ProjectDocumentVersion, { documentId, version }));
    if (!found) throw notFound();
    return found;
  }

  /**
   * Stores a document with its first version, and notifies the holders unless the input says not to.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when the project has as many as it may
   */
  async create(projectId: number, input: unknown, upload: Upload, by: Actor): Promise<ProjectDocument> {
    const { notifiesHolders, ...values } = parseInput(toSchema(projectDocumentFields), input);
    await getOrThrow(this.database.reader, Project, projectId);
    const file = await this.store(upload);
    const { sha256 } = file;
    const terms = { projectId, ...values, notifiesHolders, sha256 };
    const { id } = await this.idempotency.runOnce(by, ProjectDocument, terms, async (manager) => {
      const project = await getForUpdate(manager, Project, projectId);
      if ((await manager.countBy(ProjectDocument, { projectId })) >= limits.projectDocuments.max)
        throw conflict(messages.projectDocumentsFull);
      const now = new Date();
      const document = manager.create(ProjectDocument, { projectId, ...values, createdAt: now, updatedAt: now });
      await manager.insert(ProjectDocument, document);
      await this.insertVersion(manager, document.id, file, by.userId, now);
      const logged = { ...document, version: 1, fileName: file.fileName, sha256 };
      await logCreate({ manager, entity: ProjectDocument, by }, [logged]);
      if (notifiesHolders)
        await notifyHolders(manager, project, `Nuevo documento: ${document.title}`, toSubject(document.id, 1));
      return document;
    });
    return this.get(projectId, id);
  }

  /**
   * Stores another version of a document; earlier ones stay.
   * @throws VALIDATION_FAILED, NOT_FOUND, IDEMPOTENCY_MISMATCH when the key was used with another file
   */
  async addVersion(projectId: number, id: number, upload: Upload, by: Actor): Promise<ProjectDocument> {
    await this.assertBelongs(this.database.reader, projectId, id);
    const file = await this.store(upload);
    const terms = { projectId, versionOf: id, sha256: file.sha256 };
    await this.idempotency.runOnce(by, ProjectDocument, terms, async (manager) => {
      const project = await getOrThrow(manager, Project, projectId);
      const before = await getForUpdate(manager, ProjectDocument, id);
      const last = await manager.findOneOrFail(ProjectDocumentVersion, {
        where: { documentId: id },
        order: { version: 'DESC' },
      });
      const [version, updatedAt] = [last.version + 1, new Date()];
      await this.insertVersion(manager, id, { ...file, version }, by.userId, updatedAt);
      await manager.update(ProjectDocument, { id }, { updatedAt });
      const describe = (
        document: ProjectDocument,
        { fileName, sha256, ...facts }: StoredVersion & { version: number },
      ) => ({
        ...document,
        version: facts.version,
        fileName,
        sha256,
      });
      await logUpdate(
        { manager, entity: ProjectDocument, by },
        describe(before, last),
        describe({ ...before, updatedAt }, { ...file, version }),
      );
      await notifyHolders(manager, project, `Nueva versión de un documento: ${before.title}`, toSubject(id, version));
      return before;
    });
    return this.get(projectId, id);
  }

  /** Changes what a document is called and who sees it; its holders are notified as of an update. @throws VALIDATION_FAILED, NOT_FOUND */
  async update(projectId: number, id: number, input: unknown, by: Actor): Promise<ProjectDocument> {
    const values = parseInput(toSchema(projectDocumentTextFields), input);
    await this.database.transaction(async (manager) => {
      await this.assertBelongs(manager, projectId, id);
      const before = await getForUpdate(manager, ProjectDocument, id);
      const { title } = await updateWithAudit({ manager, entity: ProjectDocument, by }, id, values);
      const isSame = Object.entries(values).every(([name, value]) => before[name as keyof typeof values] === value);
      if (isSame) return;
      const step = title === before.title ? '' : `, que ahora se llama «${title}»`;
      await this.tell(manager, projectId, `Corregimos los datos del documento «${before.title}»${step}.`);
    });
    return this.get(projectId, id);
  }

  /** Deletes a document with all its versions; its holders are notified as of an update. @throws NOT_FOUND */
  delete(projectId: number, id: number, by: Actor): Promise<number> {
    return this.database.transaction(async (manager) => {
      await this.assertBelongs(manager, projectId, id);
      const { title } = await getForUpdate(manager, ProjectDocument, id);
      await deleteWithAudit({ manager, entity: ProjectDocument, by }, id);
      await this.tell(manager, projectId, `Retiramos el documento «${title}».`);
      return id;
    });
  }

  private async tell(manager: EntityManager, projectId: number, text: string): Promise<void> {
    await notifyHolders(manager, await getOrThrow(manager, Project, projectId), text);
  }

  private async get(projectId: number, id: number): Promise<ProjectDocument> {
    const found = await this.database.reader.findBy(ProjectDocument, { id, projectId });
    const [document] = await this.addVersions(this.database.reader, found);
    if (!document) throw notFound();
    return document;
  }

  private async assertBelongs(manager: EntityManager, projectId: number, id: number): Promise<void> {
    if (!(await manager.existsBy(ProjectDocument, { id, projectId }))) throw notFound();
  }

  // Before its transaction: a content without a record is harmless, and checking it takes a moment.
  private async store(upload: Upload): Promise<StoredVersion> {
    const { bytes, contentType, fileName } = await this.prepareUpload(upload, 'document');
    return { ...(await this.files.put(bytes)), contentType, fileName };
  }

  private async insertVersion(
    manager: EntityManager,
    documentId: number,
    file: StoredVersion & { version?: number },
    uploadedBy: number,
    createdAt: Date,
  ): Promise<void> {
    await manager.insert(ProjectDocumentVersion, { version: 1, ...file, documentId, uploadedBy, createdAt });
  }

  /** The documents with their versions, in one more query. */
  private async addVersions(manager: EntityManager, documents: ProjectDocument[]): Promise<ProjectDocument[]> {
    if (documents.length === 0) return [];
    const all = await manager.find(ProjectDocumentVersion, {
      where: { documentId: In(documents.map(({ id }) => id)) },
      order: { version: 'DESC' },
    });
    return documents.flatMap((document) => {
      const versions = all.filter(({ documentId }) => documentId === document.id);
      const [current] = versions;
      return current ? [Object.assign(document, { current, versions })] : [];
    });
  }
}

/** The subject of a version's notification. */
const toSubject = (id: number, version: number): string => `document:${id}:${version}`;
