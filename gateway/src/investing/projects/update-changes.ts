import { approvalMessages, contentVisibilityLabel, formatShortDate, projectUpdateKind } from '@cimiento/contracts';
import { projectUpdateFields, projectUpdateMessages, type ProjectUpdateInput } from '@cimiento/contracts/fields';
import type { UpdatePictureInput } from '@cimiento/contracts/schemas';
import { type EntityManager, In, IsNull } from 'typeorm';
import { toCanonicalJson } from '../../access/approvals/approval-handler';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { describeFreshness } from '../../access/approvals/mark-changes';
import { deleteWithAudit, logUpdate } from '../../access/audit-log/audit-writer';
import { ApprovalRequest } from '../../access/records';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict, validationFailed } from '../../platform/errors';
import { type Actor, everything } from '../../platform/request';
import { Project, ProjectPicture, ProjectUpdate, RecordNames } from '../records';
import { notifyHolders } from './notify-holders';

/** The parts of an update that its readers see. */
export type UpdateContent = Omit<ProjectUpdateInput, 'notifiesHolders'>;

/** The payload of an approved change of a published delay: the update as its holders read it, and as it becomes. */
export type UpdateChange = { projectId: number; updateId: number; before: UpdateContent } & (
  { action: 'changeUpdate'; values: UpdateContent } | { action: 'deleteUpdate' }
);

/** Whether the payload of a project change is about an update. */
export const isUpdateChange = (payload: unknown): payload is UpdateChange =>
  payload !== null && typeof payload === 'object' && 'updateId' in payload;

/** Whether a change (null: the deletion) takes back a delay that was published, which the track record counts. */
export const takesBackDelay = (before: UpdateContent, values: UpdateContent | null): boolean =>
  before.kind === 'retraso' && (values?.kind !== 'retraso' || values.newDate !== before.newDate);

/** The content of an update, with its pictures in order. */
export async function readContent(manager: EntityManager, update: ProjectUpdate): Promise<UpdateContent> {
  const { id: updateId, kind, title, text, newDate, visibility } = update;
  const shown = await manager.find(ProjectPicture, { where: { updateId }, order: { position: 'ASC' } });
  const pictures = shown.map(({ id, description }) => ({ id, description }));
  return { kind, title, text, newDate, visibility, pictures };
}

/** An update and the descriptions of its pictures, as the audit log shows it. */
export const toLogged = (update: ProjectUpdate, pictures: readonly UpdatePictureInput[]): ProjectUpdate =>
  Object.assign({ ...update }, { pictures: pictures.map(({ description }) => description).join('; ') as never });

/** Pictures that an update may have: its own, and those of its project that no update shows. */
const toOwn = ({ id: updateId, projectId }: Pick<ProjectUpdate, 'id' | 'projectId'>) => [
  { projectId, updateId },
  { projectId, updateId: IsNull() },
];

/** @throws VALIDATION_FAILED when an update may not have one of the pictures */
export async function assertPictures(
  manager: EntityManager,
  update: ProjectUpdate,
  pictures: readonly UpdatePictureInput[],
): Promise<void> {
  const where = toOwn(update).map((own) => ({ ...own, id: In(pictures.map(({ id }) => id)) }));
  if ((await manager.countBy(ProjectPicture, where)) !== pictures.length)
    throw validationFailed({ pictures: projectUpdateMessages.pictureUnknown });
}

/** Makes these the pictures of an update, in this order; others that it had are deleted. @throws VALIDATION_FAILED */
export async function setPictures(
  manager: EntityManager,
  update: Pick<ProjectUpdate, 'id' | 'projectId'>,
  pictures: readonly UpdatePictureInput[],
): Promise<void> {
  const updateId = update.id;
  const shown = await manager.findBy(ProjectPicture, { updateId });
  const removed = shown.filter(({ id }) => !pictures.some((picture) => picture.id === id));
  if (removed.length > 0) await manager.delete(ProjectPicture, { id: In(removed.map(({ id }) => id)) });
  for (const [position, { id, description }] of pictures.entries()) {
    const [own, free] = toOwn(update);
    const where = { id, ...(shown.some((picture) => picture.id === id) ? own : free) };
    const { affected } = await manager.update(ProjectPicture, where, { updateId, position, description });
    if (affected !== 1) throw validationFailed({ pictures: projectUpdateMessages.pictureUnknown });
  }
}

/** The ids of the pictures of proposed changes, which no update shows yet. */
export async function readProposedPictures(reader: EntityManager): Promise<ReadonlySet<number>> {
  const waiting = await reader.findBy(ApprovalRequest, { kind: 'project_change', status: 'pending' });
  const payloads = waiting.map(({ payload }) => JSON.parse(payload) as unknown).filter(isUpdateChange);
  return new Set(
    payloads.flatMap((change) => (change.action === 'changeUpdate' ? change.values.pictures.map(({ id }) => id) : [])),
  );
}

const describeDate = (date: string | null): string => (date === null ? 'Ninguna' : formatShortDate(date));

/** 'Retraso: La obra se retrasa, hasta el 1/1/2028' */
const toHeadline = ({ kind, title, newDate }: UpdateContent): string =>
  `${projectUpdateKind[kind].label}: ${title}${newDate === null ? '' : `, hasta el ${describeDate(newDate)}`}`;

/** The notice of a corrected or, without values, deleted update. */
function describeCorrection(before: UpdateContent, values: UpdateContent | null): string {
  const headline = toHeadline(before);
  if (values === null) return `Retiramos la novedad «${headline}».`;
  const corrected = toHeadline(values);
  const step = corrected === headline ? '' : `, que ahora dice «${corrected}»`;
  return `Corregimos la novedad «${headline}»${step}.`;
}

const isSame = (content: UpdateContent, other: UpdateContent): boolean =>
  toCanonicalJson(content) === toCanonicalJson(other);

/**
 * Replaces an update that is locked or, without values, deletes it.
 * @param tells whether the holders of its project are notified
 * @throws VALIDATION_FAILED when it may not have one of the pictures
 */
export async function changeUpdate(
  manager: EntityManager,
  update: ProjectUpdate,
  values: UpdateContent | null,
  { by, tells }: { by: Actor; tells: boolean },
): Promise<void> {
  const context = { manager, entity: ProjectUpdate, by };
  const { id, projectId } = update;
  const before = await readContent(manager, update);
  if (values === null) await deleteWithAudit(context, id);
  else {
    const { pictures, ...columns } = values;
    await manager.update(ProjectUpdate, { id }, columns);
    await setPictures(manager, update, pictures);
    await logUpdate(context, toLogged(update, before.pictures), toLogged({ ...update, ...columns }, pictures));
  }
  if (!tells || (values !== null && isSame(before, values))) return;
  await notifyHolders(manager, await getOrThrow(manager, Project, projectId), describeCorrection(before, values));
}

/** Executes an approved change of a delay. @throws CONFLICT when the delay changed since the proposal */
export async function executeUpdateChange(manager: EntityManager, change: UpdateChange, by: Actor): Promise<void> {
  const isThere = await manager.existsBy(ProjectUpdate, { id: change.updateId });
  if (!isThere) throw conflict(approvalMessages.approvalOutdated);
  const update = await getForUpdate(manager, ProjectUpdate, change.updateId);
  if (!isSame(await readContent(manager, update), change.before)) throw conflict(approvalMessages.approvalOutdated);
  await changeUpdate(manager, update, change.action === 'changeUpdate' ? change.values : null, { by, tells: true });
}

const describePictures = (pictures: readonly UpdatePictureInput[]): string =>
  pictures.map(({ id, description }) => `«${description}» (#${id})`).join(', ') || 'Ninguna';

const toTexts = ({ kind, visibility, newDate, pictures, title, text }: UpdateContent): Record<string, string> => ({
  [projectUpdateFields.kind.label]: projectUpdateKind[kind]?.label ?? kind,
  [projectUpdateFields.title.label]: title,
  [projectUpdateFields.text.label]: text,
  [projectUpdateFields.newDate.label]: describeDate(newDate),
  [projectUpdateFields.visibility.label]: contentVisibilityLabel[visibility] ?? visibility,
  Fotos: describePictures(pictures),
});

/** The details of a change of a delay for its approver: what the holders were told, and what it becomes. */
export async function describeUpdateChange(reader: EntityManager, change: UpdateChange): Promise<ApprovalDetail[]> {
  const { projectId, updateId, before } = change;
  const update = await reader.findOneBy(ProjectUpdate, { id: updateId });
  const after = toTexts(change.action === 'changeUpdate' ? change.values : before);
  return [
    { label: 'Acción', value: change.action === 'changeUpdate' ? 'Cambiar una novedad' : 'Eliminar una novedad' },
    { label: 'Proyecto', value: await new RecordNames(reader, everything).project(projectId) },
    { label: 'Novedad', value: `#${updateId}` },
    ...Object.entries(toTexts(before)).map(([label, value]) => ({
      label,
      value: value === after[label] ? value : `${value} → ${after[label] ?? ''}`,
    })),
    describeFreshness(update !== null && isSame(await readContent(reader, update), before)),
  ];
}
