import { randomBytes } from 'node:crypto';
import {
  getShownIdentityState,
  type IdentityState,
  listIdentityWarnings,
  maxIdentitySubmissions,
  openIdentityStates,
} from '@cimiento/contracts';
import type { IdentityProfile } from '@cimiento/contracts/fields';
import { In, LessThan, type EntityManager } from 'typeorm';
import { hashRevision } from '../../platform/database/revision';
import { rowLock } from '../../platform/database/row-lock';
import { IdentityCase } from '../records';
import type { IdentitySeal, SealedFile } from '../records/identity-seal';
import { isAboutDocument } from './allowed-changes';
import type { Identity } from './identity.types';

const emptyProfile: IdentityProfile = {
  kind: null,
  legalName: null,
  idKind: null,
  idNumber: null,
  country: null,
  birthDate: null,
  address: null,
  phone: null,
  occupation: null,
  idExpiresOn: null,
  nationality: null,
  pep: null,
  pepDetail: null,
  fundsOrigin: null,
  expectedYearly: null,
  declarationAccepted: false,
  representative: null,
  representativeIdNumber: null,
  appointmentEndsOn: null,
  owners: [],
};

/** The file of somebody who answered nothing yet. */
export const createFile = (): SealedFile => ({
  profile: emptyProfile,
  declaration: null,
  reasons: [],
  factors: [],
  comparisonKey: randomBytes(32).toString('hex'),
});

/** The case of a user, locked until the end of the transaction; by id, because the lock of a missing row would lock its neighbours. */
export async function findLockedCase(manager: EntityManager, userId: number): Promise<IdentityCase | null> {
  const found = await manager.findOne(IdentityCase, { select: { id: true }, where: { userId } });
  return found && manager.findOne(IdentityCase, { where: { id: found.id }, ...rowLock(manager) });
}

/** Stores a file, encrypted, and returns the case as it is then. */
export async function writeCase(
  manager: EntityManager,
  seal: IdentitySeal,
  before: IdentityCase,
  { file, ...values }: Partial<Omit<IdentityCase, 'id' | 'userId' | 'sealed'>> & { file?: SealedFile },
): Promise<IdentityCase> {
  const changes = { ...values, ...(file && { sealed: seal.sealFile(before.userId, file) }) };
  await manager.update(IdentityCase, { id: before.id }, changes);
  return manager.findOneByOrFail(IdentityCase, { id: before.id });
}

/** Place of a case in the queue, from 1. */
async function findPlace(reader: EntityManager, { id, submittedAt }: IdentityCase): Promise<number> {
  const states = In(openIdentityStates);
  const earlier = await reader.countBy(IdentityCase, {
    state: states,
    submittedAt: LessThan(submittedAt ?? new Date()),
  });
  const tied = submittedAt ? await reader.countBy(IdentityCase, { state: states, submittedAt, id: LessThan(id) }) : 0;
  return earlier + tied + 1;
}

/** Version of what a person answered. */
export const getIdentityRevision = (state: IdentityState, profile: IdentityProfile): string =>
  hashRevision([state, ...Object.entries(profile).toSorted(([one], [other]) => (one < other ? -1 : 1))]);

/** A case as its person reads it: a suspension reads as a review. */
export async function toIdentity(
  reader: EntityManager,
  seal: IdentitySeal,
  own: IdentityCase | null,
): Promise<Identity> {
  const { profile, reasons } = own ? seal.openFile(own) : createFile();
  const state = getShownIdentityState(own?.state ?? 'draft');
  const isQueued = own !== null && openIdentityStates.includes(state);
  return {
    ...profile,
    state,
    revision: getIdentityRevision(state, profile),
    reasons:
      state === 'needs_more' || state === 'rejected'
        ? reasons.map((row) => ({ ...row, isDocument: isAboutDocument(row) }))
        : [],
    warnings: listIdentityWarnings(profile),
    expiresOn: own && (own.state === 'approved' || own.state === 'expired') ? own.expiresOn : null,
    submittedAt: own?.submittedAt ?? null,
    submissionsLeft: Math.max(0, maxIdentitySubmissions - (own?.submissions ?? 0)),
    place: isQueued ? await findPlace(reader, own) : null,
  };
}
