import { today, toNameWords } from '@cimiento/contracts';
import type { IdentityProfile } from '@cimiento/contracts/fields';
import { In, IsNull, type EntityManager } from 'typeorm';
import { insertRows } from '../../platform/database/insert-rows';
import { rowLock } from '../../platform/database/row-lock';
import { IdentityMatch, type IdentityCase } from '../records';
import { hashComparison, type IdentitySeal } from '../records/identity-seal';
import { cleanNumber } from './list-files/list-entry';
import { lockLists } from './list-versions';
import type { Hit, MatchIndex, Subject } from './match-index';
import { readIndex } from './read-index';

const cedulaLength = 10;
const personRucLength = 13;

/** A number as lists may have it: a RUC of a natural person is their cédula and three digits. */
function listNumbers(number: string | null): string[] {
  const clean = cleanNumber(number ?? '');
  if (clean === '') return [];
  return /^\d+$/.test(clean) && clean.length === personRucLength ? [clean, clean.slice(0, cedulaLength)] : [clean];
}

/** Who is compared: the person or company of a profile, and the representative and owners of a company. */
export function listSubjects(profile: IdentityProfile): Subject[] {
  const { kind, legalName, idNumber, birthDate, representative, representativeIdNumber, owners } = profile;
  const isCompany = kind === 'company';
  const own = { name: legalName ?? '', birthDate: isCompany ? null : birthDate, numbers: listNumbers(idNumber) };
  const others = [
    { name: representative ?? '', birthDate: null, numbers: listNumbers(representativeIdNumber) },
    ...owners.map((owner) => ({ name: owner.name, birthDate: null, numbers: listNumbers(owner.idNumber) })),
  ];
  return isCompany ? [own, ...others] : [own];
}

/** The facts of both sides on which a decision depends. The order of names and numbers in a file, accents and case change nothing. */
const describeBoth = ({ name, birthDate, numbers }: Subject, { entry }: Hit): string =>
  JSON.stringify([
    ...[toNameWords(name).join(' '), birthDate, [...numbers].sort()],
    ...[[...entry.names].sort(), entry.birthDate, entry.country, [...entry.documentNumbers].sort()],
  ]);

type FoundMatch = Pick<IdentityMatch, 'caseId' | 'listKind' | 'uid' | 'fingerprint' | 'name' | 'score'>;

const toKey = ({ listKind, uid, fingerprint }: Pick<IdentityMatch, 'listKind' | 'uid' | 'fingerprint'>): string =>
  `${listKind} ${uid} ${fingerprint}`;

/** The possible matches of a case, one for each of its people and each entry. */
function findMatches(seal: IdentitySeal, index: MatchIndex, { id, userId, sealed }: IdentityCase): FoundMatch[] {
  const file = seal.openFile({ userId, sealed });
  const found = listSubjects(file.profile).flatMap((subject) =>
    index.find(subject).map((hit): FoundMatch => ({
      caseId: id,
      listKind: hit.entry.listKind,
      uid: hit.entry.uid,
      fingerprint: hashComparison(file, describeBoth(subject, hit)),
      name: hit.entry.names[0] ?? '',
      score: Math.round(hit.score * 1000),
    })),
  );
  // Two of them with one name and number are the same comparison.
  return [...new Map(found.map((match) => [toKey(match), match])).values()];
}

/** Stores what was found: a decision stays with its comparison; an undecided match that was not found again is gone. */
async function writeMatches(manager: EntityManager, caseId: number, found: readonly FoundMatch[]): Promise<void> {
  const known = await manager.find(IdentityMatch, { where: { caseId }, ...rowLock(manager) });
  const [wanted, stored] = [new Set(found.map(toKey)), new Set(known.map(toKey))];
  const gone = known.filter((match) => !wanted.has(toKey(match)));
  const undecided = gone.filter(({ decision }) => decision === null).map(({ id }) => id);
  if (undecided.length > 0) await manager.delete(IdentityMatch, { id: In(undecided), decision: IsNull() });
  await setCurrent(
    manager,
    gone.filter(({ decision, isCurrent }) => decision !== null && isCurrent),
    false,
  );
  await setCurrent(
    manager,
    known.filter((match) => wanted.has(toKey(match)) && !match.isCurrent),
    true,
  );
  const added = found.filter((match) => !stored.has(toKey(match)));
  if (added.length > 0)
    await insertRows(
      manager,
      IdentityMatch,
      added.map((match) => ({ ...match, decision: null, isCurrent: true, foundOn: today() })),
    );
}

async function setCurrent(
  manager: EntityManager,
  matches: readonly IdentityMatch[],
  isCurrent: boolean,
): Promise<void> {
  const ids = matches.map(({ id }) => id);
  if (ids.length > 0) await manager.update(IdentityMatch, { id: In(ids) }, { isCurrent });
}

export type ScreeningDeps = {
  seal: IdentitySeal;
  /** Of the lists in use, where several cases are screened; made for this one unless given. */
  index?: MatchIndex;
};

/**
 * Compares a case with the lists in use, and stores its possible matches. Nobody replaces the lists until the end of the transaction. The caller
 * holds the lock of the case.
 */
export async function screenCase(
  { seal, index }: ScreeningDeps,
  manager: EntityManager,
  identityCase: IdentityCase,
): Promise<void> {
  const used = index ?? (await readIndex(manager, await lockLists(manager)));
  await writeMatches(manager, identityCase.id, findMatches(seal, used, identityCase));
}

/** Whether a case is the same person as an entry of a list in use, by the decision of a reviewer. */
export const hasSameMatch = (manager: EntityManager, caseId: number): Promise<boolean> =>
  manager.existsBy(IdentityMatch, { caseId, decision: 'same', isCurrent: true });
