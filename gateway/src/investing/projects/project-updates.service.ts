import { isDeepStrictEqual } from 'node:util';
import { formatShortDate, picturePath, projectUpdateKind } from '@cimiento/contracts';
import { projectUpdateLimits, projectUpdateMessages } from '@cimiento/contracts/fields';
import { projectUpdateSchema, type UpdatePictureInput } from '@cimiento/contracts/schemas';
import { type EntityManager, In, IsNull, LessThan } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { deleteWithAudit, logCreate, logUpdate } from '../../access/audit-log/audit-writer';
import { notifyAll } from '../../messages/notifications/notify';
import type { Actor } from '../../platform/request';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict, notFound, parseInput, validationFailed } from '../../platform/errors';
import type { FileStore } from '../../platform/files/file-store';
import type { PrepareUpload } from '../../platform/files/prepare-upload';
import type { Upload } from '../../platform/files/upload';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { Investment, Project, ProjectPicture, ProjectUpdate } from '../records';
import { type ContentViewer, listReadable } from './content-viewer';
import type { ProjectContent } from './project-content.types';

/** The newest delay of a project: the date that it named, and its title where everybody may read it. */
export type Delay = { newDate: string; publicTitle: string | null };

/** The newest delay of each project, by project id. Projects without a delay are left out. */
export async function readDelays(reader: EntityManager): Promise<ReadonlyMap<number, Delay>> {
  const delays = await reader.find(ProjectUpdate, {
    select: { projectId: true, newDate: true, title: true, visibility: true },
    where: { kind: 'retraso' },
    order: { publishedAt: 'ASC', id: 'ASC' },
  });
  // Of several with one key, a Map keeps the last.
  return new Map(
    delays.flatMap(({ projectId, newDate, title, visibility }) =>
      newDate === null
        ? []
        : [[projectId, { newDate, publicTitle: visibility === 'everybody' ? title : null }] as const],
    ),
  );
}

/** Whose money a project has: those who hold a part of it. */
async function listHolders(manager: EntityManager, projectId: number): Promise<number[]> {
  const holders = await manager
    .createQueryBuilder(Investment, 'investment')
    .select('DISTINCT investment.userId', 'userId')
    .where('investment.projectId = :projectId', { projectId })
    .getRawMany<{ userId: number }>();
  return holders.map(({ userId }) => userId);
}

/** Notifies each holder that a project changed. @param changes empty when it was archived */
export async function notifyChange(
  manager: EntityManager,
  { id: projectId, name: projectName }: Project,
  changes: readonly ApprovalDetail[],
): Promise<void> {
  const facts = { projectId, projectName, changes: changes.map(({ label, value }) => `${label}: ${value}`).join('. ') };
  const holders = await listHolders(manager, projectId);
  await notifyAll(
    manager,
    holders.map((userId) => ({ userId, kind: 'project_changed', facts })),
  );
}

/**
 * Notifies each holder of what a project published, in the transaction of it.
 * @param subject of which a holder is notified once; left out for a correction, which may repeat
 */
export async function notifyHolders(
  manager: EntityManager,
  { id: projectId, name: projectName }: Project,
  title: string,
  subject?: string,
): Promise<void> {
  const holders = await listHolders(manager, projectId);
  const facts = { projectId, projectName, title };
  await notifyAll(
    manager,
    holders.map((userId) => ({ userId, kind: 'project_update', facts, ...(subject !== undefined && { subject }) })),
  );
}

/** Time that a picture waits for its update. */
const unusedPictureMs = 24 * 60 * 60_000;

/** 'Retraso: La obra se retrasa, hasta el 1/1/2028' */
const toHeadline = ({ kind, title, newDate }: Pick<ProjectUpdate, 'kind' | 'title' | 'newDate'>): string =>
  `${projectUpdateKind[kind].label}: ${title}${newDate === null ? '' : `, hasta el ${formatShortDate(newDate)}`}`;

/** An update and the descriptions of its pictures, as the audit log shows it. */
const describe = (update: ProjectUpdate, pictures: readonly Pick<ProjectPicture, 'description'>[]): ProjectUpdate =>
  Object.assign({ ...update }, { pictures: pictures.map(({ description }) => description).join('; ') as never });

/** Whether a picture is the main one of its project, or was when somebody invested: an investment keeps the picture of that time. */
async function isMainPicture(
  manager: EntityManager,
  { id, projectId }: Pick<ProjectPicture, 'id' | 'projectId'>,
): Promise<boolean> {
  const path = picturePath(projectId, id);
  return (
    (await manager.existsBy(Project, { id: projectId, image: path })) ||
    manager.existsBy(Investment, { projectId, imageUrl: path })
  );
}

/** News of projects: written by administrators, read by those whom each is for. */
export class ProjectUpdatesService {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly idempotency: IdempotencyService,
    private readonly prepareUpload: PrepareUpload,
  ) {}

  /** The updates of a project that a viewer may see, the latest first. @throws NOT_FOUND */
  async list(projectId: number, viewer: ContentViewer, take: number): Promise<ProjectUpdate[]> {
    const manager = this.database.reader;
    const visibility = In([...(await listReadable(manager, viewer, projectId))]);
    return this.addPictures(
      manager,
      await manager.find(ProjectUpdate, {
        where: { projectId, visibility },
        order: { publishedAt: 'DESC', id: 'DESC' },
        take,
      }),
    );
  }

  /** A picture of an update, or the main one of a project. @throws NOT_FOUND also for one whose update the viewer may not see */
  async getPicture(projectId: number, id: number, viewer: ContentViewer): Promise<ProjectContent> {
    const manager = this.database.reader;
    const picture = await manager.findOneBy(ProjectPicture, { id, projectId });
    if (!picture) throw notFound();
    if (viewer.isAdmin) return picture;
    const visibility = In([...(await listReadable(manager, viewer, projectId))]);
    const isShown =
      picture.updateId === null
        ? await isMainPicture(manager, picture)
        : await manager.existsBy(ProjectUpdate, { id: picture.updateId, visibility });
    if (!isShown) throw notFound();
    return picture;
  }

  /**
   * Stores a picture for an update that is written next, or for the project itself.
   * @throws VALIDATION_FAILED, NOT_FOUND, IDEMPOTENCY_MISMATCH when the key was used with another file
   */
  async addPicture(projectId: number, upload: Upload, by: Actor): Promise<ProjectPicture> {
    await getOrThrow(this.database.reader, Project, projectId);
    const { bytes, width, height, contentType, fileName } = await this.prepareUpload(upload, 'picture');
    const stored = await this.files.put(bytes);
    const terms = { projectId, sha256: stored.sha256 };
    return this.idempotency.runOnce(by, ProjectPicture, terms, async (manager) => {
      const picture = manager.create(ProjectPicture, {
        ...stored,
        contentType,
        fileName,
        projectId,
        width: width ?? 0,
        height: height ?? 0,
        updateId: null,
        position: 0,
        description: '',
        uploadedBy: by.userId,
        createdAt: new Date(),
      });
      await manager.insert(ProjectPicture, picture);
      return picture;
    });
  }

  /**
   * Publishes an update, and notifies the holders unless the input says not to.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when the project has as many as it may
   */
  async create(projectId: number, input: unknown, by: Actor): Promise<ProjectUpdate> {
    const values = parseInput(projectUpdateSchema, input);
    const { pictures, notifiesHolders, ...columns } = values;
    const { id } = await this.idempotency.runOnce(by, ProjectUpdate, { projectId, ...values }, async (manager) => {
      const project = await getForUpdate(manager, Project, projectId);
      if ((await manager.countBy(ProjectUpdate, { projectId })) >= projectUpdateLimits.updates)
        throw conflict(projectUpdateMessages.full);
      const update = manager.create(ProjectUpdate, { projectId, ...columns, publishedAt: new Date() });
      await manager.insert(ProjectUpdate, update);
      await this.setPictures(manager, update, pictures);
      await logCreate({ manager, entity: ProjectUpdate, by }, [describe(update, pictures)]);
      const title = `${projectUpdateKind[update.kind].label}: ${update.title}`;
      if (notifiesHolders) await notifyHolders(manager, project, title, `update:${update.id}`);
      return update;
    });
    return this.get(projectId, id);
  }

  /** Replaces an update, and notifies the holders of what it said. @throws VALIDATION_FAILED, NOT_FOUND */
  async update(projectId: number, id: number, input: unknown, by: Actor): Promise<ProjectUpdate> {
    const { pictures, notifiesHolders: _none, ...columns } = parseInput(projectUpdateSchema, input);
    await this.database.transaction(async (manager) => {
      const before = await getForUpdate(manager, ProjectUpdate, id);
      if (before.projectId !== projectId) throw notFound();
      const shown = await manager.find(ProjectPicture, { where: { updateId: id }, order: { position: 'ASC' } });
      await manager.update(ProjectUpdate, { id }, columns);
      const after = { ...before, ...columns };
      await this.setPictures(manager, after, pictures);
      const [was, is] = [describe(before, shown), describe(after, pictures)];
      await logUpdate({ manager, entity: ProjectUpdate, by }, was, is);
      if (isDeepStrictEqual(was, is)) return;
      const [former, current] = [toHeadline(before), toHeadline(after)];
      const step = current === former ? '' : `, que ahora dice «${current}»`;
      const project = await getOrThrow(manager, Project, projectId);
      await notifyHolders(manager, project, `Corregimos la novedad «${former}»${step}.`);
    });
    return this.get(projectId, id);
  }

  /** Deletes an update with its pictures, and notifies the holders. @throws NOT_FOUND */
  delete(projectId: number, id: number, by: Actor): Promise<number> {
    return this.database.transaction(async (manager) => {
      const update = await manager.findOneBy(ProjectUpdate, { id, projectId });
      if (!update) throw notFound();
      await deleteWithAudit({ manager, entity: ProjectUpdate, by }, id);
      const project = await getOrThrow(manager, Project, projectId);
      await notifyHolders(manager, project, `Retiramos la novedad «${toHeadline(update)}».`);
      return id;
    });
  }

  /** Deletes pictures that no update and no project shows. */
  async prunePictures(): Promise<void> {
    const { reader } = this.database;
    const createdAt = LessThan(new Date(Date.now() - unusedPictureMs));
    for (const picture of await reader.findBy(ProjectPicture, { updateId: IsNull(), createdAt })) {
      if (await isMainPicture(reader, picture)) continue;
      await this.database.transaction((manager) =>
        manager.delete(ProjectPicture, { id: picture.id, updateId: IsNull() }),
      );
    }
  }

  private async get(projectId: number, id: number): Promise<ProjectUpdate> {
    const found = await this.database.reader.findBy(ProjectUpdate, { id, projectId });
    const [update] = await this.addPictures(this.database.reader, found);
    if (!update) throw notFound();
    return update;
  }

  /** Makes these the pictures of an update, in this order; others that it had are deleted. */
  private async setPictures(
    manager: EntityManager,
    { id: updateId, projectId }: Pick<ProjectUpdate, 'id' | 'projectId'>,
    pictures: readonly UpdatePictureInput[],
  ): Promise<void> {
    const shown = await manager.findBy(ProjectPicture, { updateId });
    const removed = shown.filter(({ id }) => !pictures.some((picture) => picture.id === id));
    if (removed.length > 0) await manager.delete(ProjectPicture, { id: In(removed.map(({ id }) => id)) });
    for (const [position, { id, description }] of pictures.entries()) {
      const isOwn = shown.some((picture) => picture.id === id);
      const where = { id, projectId, updateId: isOwn ? updateId : IsNull() };
      const { affected } = await manager.update(ProjectPicture, where, { updateId, position, description });
      if (affected !== 1) throw validationFailed({ pictures: projectUpdateMessages.pictureUnknown });
    }
  }

  /** The updates with their pictures, in one more query. */
  private async addPictures(manager: EntityManager, updates: ProjectUpdate[]): Promise<ProjectUpdate[]> {
    if (updates.length === 0) return [];
    const all = await manager.find(ProjectPicture, {
      where: { updateId: In(updates.map(({ id }) => id)) },
      order: { position: 'ASC' },
    });
    return updates.map((update) =>
      Object.assign(update, { pictures: all.filter(({ updateId }) => updateId === update.id) }),
    );
  }
}
