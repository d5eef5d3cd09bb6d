import { accessMessages, messages, picturePath, projectUpdateKind } from '@cimiento/contracts';
import { projectUpdateLimits, projectUpdateMessages } from '@cimiento/contracts/fields';
import { projectUpdateSchema } from '@cimiento/contracts/schemas';
import { type EntityManager, In, IsNull, LessThan } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import { logCreate } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict, forbidden, notFound, parseInput } from '../../platform/errors';
import type { FileStore } from '../../platform/files/file-store';
import type { PrepareUpload } from '../../platform/files/prepare-upload';
import type { Upload } from '../../platform/files/upload';
import { withoutKey } from '../../platform/idempotency/idempotency-key';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { Investment, Project, ProjectPicture, ProjectUpdate } from '../records';
import { type ContentViewer, listReadable } from './content-viewer';
import { notifyHolders, tellsCorrections } from './notify-holders';
import type { ProjectContent } from './project-content.types';
import {
  assertPictures,
  changeUpdate,
  readContent,
  readProposedPictures,
  setPictures,
  takesBackDelay,
  toLogged,
  type UpdateChange,
  type UpdateContent,
} from './update-changes';

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

/** Time that a picture waits for its update. */
const unusedPictureMs = 24 * 60 * 60_000;

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
    private readonly approvals: ApprovalsService,
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
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when the idempotency key was used with another file
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
      await setPictures(manager, update, pictures);
      await logCreate({ manager, entity: ProjectUpdate, by }, [toLogged(update, pictures)]);
      const title = `${projectUpdateKind[update.kind].label}: ${update.title}`;
      if (notifiesHolders) await notifyHolders(manager, project, title, `update:${update.id}`);
      return update;
    });
    return this.get(projectId, id);
  }

  /**
   * Replaces an update. Where approvals are required and its project has money, its holders are notified, and a delay that gets another kind or
   * date is proposed.
   * @throws VALIDATION_FAILED, NOT_FOUND; APPROVAL_PENDING, for a key FORBIDDEN
   */
  async update(projectId: number, id: number, input: unknown, by: Actor, isKey = false): Promise<ProjectUpdate> {
    const { notifiesHolders: _none, ...values } = parseInput(projectUpdateSchema, input);
    await this.change(projectId, id, values, by, isKey);
    return this.get(projectId, id);
  }

  /**
   * Deletes an update with its pictures. Where approvals are required and its project has money, its holders are notified, and the deletion of
   * a delay is proposed.
   * @throws NOT_FOUND; APPROVAL_PENDING, for a key FORBIDDEN
   */
  async delete(projectId: number, id: number, by: Actor, isKey = false): Promise<number> {
    await this.change(projectId, id, null, by, isKey);
    return id;
  }

  /** Deletes pictures that no update, no proposed change and no project shows. */
  async prunePictures(): Promise<void> {
    const { reader } = this.database;
    const createdAt = LessThan(new Date(Date.now() - unusedPictureMs));
    const proposed = await readProposedPictures(reader);
    for (const picture of await reader.findBy(ProjectPicture, { updateId: IsNull(), createdAt })) {
      if (proposed.has(picture.id) || (await isMainPicture(reader, picture))) continue;
      await this.database.transaction((manager) =>
        manager.delete(ProjectPicture, { id: picture.id, updateId: IsNull() }),
      );
    }
  }

  private async change(
    projectId: number,
    id: number,
    values: UpdateContent | null,
    by: Actor,
    isKey: boolean,
  ): Promise<void> {
    const { reader } = this.database;
    const update = await reader.findOneBy(ProjectUpdate, { id, projectId });
    if (!update) throw notFound();
    const before = await readContent(reader, update);
    const isWatched = (manager: EntityManager) => tellsCorrections(this.approvals, manager, projectId);
    if (!takesBackDelay(before, values) || !(await isWatched(reader)))
      return this.database.transaction(async (manager) => {
        const current = await getForUpdate(manager, ProjectUpdate, id);
        const tells = await isWatched(manager);
        if (tells && takesBackDelay(await readContent(manager, current), values))
          throw conflict(messages.changedMeanwhile);
        await changeUpdate(manager, current, values, { by, tells });
      });
    if (isKey) throw forbidden(accessMessages.keyTakesBackNoDelay);
    if (values) await assertPictures(reader, update, values.pictures);
    const action = values ? ({ action: 'changeUpdate', values } as const) : ({ action: 'deleteUpdate' } as const);
    const payload: UpdateChange = { projectId, updateId: id, before, ...action };
    const summary = `${values ? 'Cambiar' : 'Eliminar'} la novedad «${before.title}»`;
    return this.approvals.propose(
      { kind: 'project_change', subject: `projectUpdate:${id}`, summary, payload },
      withoutKey(by),
    );
  }

  private async get(projectId: number, id: number): Promise<ProjectUpdate> {
    const found = await this.database.reader.findBy(ProjectUpdate, { id, projectId });
    const [update] = await this.addPictures(this.database.reader, found);
    if (!update) throw notFound();
    return update;
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
