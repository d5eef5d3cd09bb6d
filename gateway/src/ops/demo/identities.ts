import { addDays, fundsDeclaration, getEndOfDate, type IdentityDocumentKind, scoreNames } from '@cimiento/contracts';
import type { IdentityProfile } from '@cimiento/contracts/fields';
import type { EntityManager } from 'typeorm';
import { createFile } from '../../identity/cases/identity-file';
import { toCurrentKey } from '../../identity/records/current-documents';
import {
  IdentityCase,
  IdentityDecisionEntry,
  IdentityDocument,
  IdentityMatch,
  ScreeningEntry,
  ScreeningList,
} from '../../identity/records';
import { hashComparison, type IdentitySeal } from '../../identity/records/identity-seal';
import { assessRisk } from '../../identity/risk/assess-risk';
import { screenCase } from '../../identity/screening/screen-case';
import type { FileStore, StoredFile } from '../../platform/files/file-store';
import { sha256 } from '../../platform/sha256';
import { drawBack, drawCard, drawFace } from './identity-pictures';
import { demoUsers } from './users';

const [approvedId, waitingId] = [1, 2];
const reviewerId = 1;
const approvalDays = 3 * 365;

const person = {
  kind: 'person',
  country: 'EC',
  pep: 'none',
  pepDetail: null,
  declarationAccepted: true,
  representative: null,
  representativeIdNumber: null,
  appointmentEndsOn: null,
} as const;

const toUserId = (username: string): number => demoUsers.find((user) => user.username === username)?.id ?? 0;

/** The investor of the demonstration, and somebody whose name is on the list of the installation. */
const profiles: Readonly<Record<number, IdentityProfile>> = {
  [approvedId]: {
    ...person,
    legalName: 'María Fernanda Torres',
    idKind: 'cedula',
    idNumber: '1710034065',
    birthDate: '1988-04-12',
    address: 'Av. Amazonas N34-120 y Colón, Quito',
    phone: '0991234567',
    occupation: 'Arquitecta',
    idExpiresOn: null,
    nationality: 'EC',
    fundsOrigin: 'salary',
    expectedYearly: '20000.00',
    owners: [],
  },
  [waitingId]: {
    ...person,
    legalName: 'Felipe Arango Restrepo',
    idKind: 'passport',
    idNumber: 'AT483920',
    birthDate: '1979-09-03',
    address: 'Calle Larga 7-45, Cuenca',
    phone: '0987654321',
    occupation: 'Comerciante',
    idExpiresOn: '2034-02-28',
    nationality: 'CO',
    fundsOrigin: 'business',
    expectedYearly: '12000.00',
    owners: [],
  },
};

const userIds: Readonly<Record<number, number>> = {
  [approvedId]: toUserId('maria'),
  [waitingId]: toUserId('felipe.arango'),
};

const listed = { uid: 'LP-1', name: 'ARANGO RESTREPO, Felipe Andrés', birthDate: '1961', country: 'Colombia' };

/** In the morning in Ecuador, so that the day is the same everywhere. */
const toInstant = (day: string, daysAgo: number): Date =>
  new Date(getEndOfDate(addDays(day, -daysAgo)).getTime() - 14 * 3_600_000);

/** A document of a case, whose content is stored. */
export type DemoIdentityDocument = StoredFile & { caseId: number; kind: IdentityDocumentKind };

const pictures: readonly (readonly [caseId: number, kind: IdentityDocumentKind, draw: () => Buffer])[] = [
  [approvedId, 'id_front', () => drawCard(0xe8efe4)],
  [approvedId, 'id_back', () => drawBack(0xe8efe4)],
  [approvedId, 'selfie', () => drawFace(0xcfd8dc)],
  [waitingId, 'passport', () => drawCard(0xefe4e4)],
  [waitingId, 'selfie', () => drawFace(0xe3dccf)],
];

/** Stores the encrypted pictures of the identities of the demonstration. */
export async function storeDemoIdentities(files: FileStore, seal: IdentitySeal): Promise<DemoIdentityDocument[]> {
  const stored: DemoIdentityDocument[] = [];
  for (const [caseId, kind, draw] of pictures)
    stored.push({ caseId, kind, ...(await files.put(seal.sealDocument(caseId, kind, draw()))) });
  return stored;
}

const seal = (identitySeal: IdentitySeal, id: number): string => {
  const profile = profiles[id];
  if (!profile) throw new Error(`the demonstration has no identity ${id}`);
  const file = { ...createFile(), profile, submitted: profile, declaration: sha256(fundsDeclaration) };
  return identitySeal.sealFile(userIds[id] ?? 0, file);
};

/** A possible match of who waits, as the comparison finds it. */
async function insertMatch(manager: EntityManager, identitySeal: IdentitySeal, waiting: IdentityCase, day: string) {
  const list = { kind: 'own' as const, version: 1, currentKind: 'own' as const, entries: 1, loadedBy: reviewerId };
  const { identifiers } = await manager.insert(ScreeningList, {
    ...list,
    sha256: sha256(JSON.stringify(listed)),
    loadedAt: toInstant(day, 90),
  });
  const { uid, name, birthDate, country } = listed;
  const entry = { uid, names: JSON.stringify([name]), birthDate, country, documentNumbers: '[]' };
  await manager.insert(ScreeningEntry, { ...entry, listId: Number(identifiers[0]?.['id']) });
  await screenCase({ seal: identitySeal }, manager, waiting);
  if (await manager.existsBy(IdentityMatch, { caseId: waitingId })) return;
  await manager.insert(IdentityMatch, {
    caseId: waitingId,
    listKind: 'own',
    uid,
    fingerprint: hashComparison(identitySeal.openFile(waiting), JSON.stringify(listed)),
    name,
    score: Math.round(scoreNames(name, profiles[waitingId]?.legalName ?? '') * 1000),
    decision: null,
    foundOn: day,
  });
}

/** Inserts one approved identity and one that waits in review, with a possible match to decide. */
export async function insertDemoIdentities(
  manager: EntityManager,
  identitySeal: IdentitySeal,
  stored: readonly DemoIdentityDocument[],
  day: string,
): Promise<void> {
  const [submittedAt, decidedAt] = [toInstant(day, 60), toInstant(day, 59)];
  const unclaimed = { claimedBy: null, claimedUntil: null };
  const toCase = (id: number) => ({
    id,
    userId: userIds[id] ?? 0,
    submissions: 1,
    sealed: seal(identitySeal, id),
    idNumberHash: identitySeal.hashNumber(profiles[id]?.idNumber ?? ''),
    ...unclaimed,
  });
  await manager.insert(IdentityCase, {
    ...toCase(approvedId),
    state: 'approved',
    submittedAt,
    decidedBy: reviewerId,
    decidedAt,
    expiresOn: addDays(day, approvalDays - 59),
  });
  await manager.insert(IdentityCase, { ...toCase(waitingId), state: 'in_review', submittedAt: toInstant(day, 1) });
  for (const { caseId, kind, sha256: hash, size } of stored)
    await manager.insert(IdentityDocument, {
      caseId,
      kind,
      sha256: hash,
      size,
      currentKey: toCurrentKey(caseId, kind),
      contentType: 'image/png',
      state: caseId === approvedId ? 'accepted' : 'pending',
      sealedReason: null,
      createdAt: toInstant(day, caseId === approvedId ? 60 : 1),
    });
  const step = { lists: '', sealedReason: null };
  await manager.insert(IdentityDecisionEntry, [
    { ...step, caseId: approvedId, kind: 'submitted', authorId: userIds[approvedId] ?? null, createdAt: submittedAt },
    { ...step, caseId: approvedId, kind: 'approved', authorId: reviewerId, createdAt: decidedAt },
    {
      ...step,
      caseId: waitingId,
      kind: 'submitted',
      authorId: userIds[waitingId] ?? null,
      createdAt: toInstant(day, 1),
    },
  ]);
  const waiting = await manager.findOneByOrFail(IdentityCase, { id: waitingId });
  await insertMatch(manager, identitySeal, waiting, day);
  for (const id of [approvedId, waitingId])
    await assessRisk({ seal: identitySeal }, manager, await manager.findOneByOrFail(IdentityCase, { id }));
}
