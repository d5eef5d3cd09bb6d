import { addDays, today } from '@cimiento/contracts';
import { In, Not, type EntityManager } from 'typeorm';
import { IdentityDocument, IdentityMatch, type IdentityCase } from '../records';
import type { IdentitySeal, SealedFile } from '../records/identity-seal';
import { readDeposits } from '../thresholds/read-deposits';
import type { RiskFacts } from './score-risk';

/** The first of the 12 months up to a day. */
const getFirstDay = (day: string): string => addDays(`${Number(day.slice(0, 4)) - 1}${day.slice(4)}`, 1);

/** The facts from which the risk of each case follows, in a few queries for all of them; with the open file of each. */
export async function readRiskFacts(
  seal: IdentitySeal,
  manager: EntityManager,
  cases: readonly IdentityCase[],
): Promise<{ identityCase: IdentityCase; file: SealedFile; facts: RiskFacts }[]> {
  const caseIds = cases.map(({ id }) => id);
  const day = today();
  const wanted = { from: getFirstDay(day), to: day, userIds: cases.map(({ userId }) => userId) };
  const deposits = await readDeposits(manager, wanted);
  const matches = await manager.findBy(IdentityMatch, { caseId: In(caseIds), decision: 'other' });
  const currentKeys = caseIds.map((id) => `${id}:funds`);
  const documents = await manager.findBy(IdentityDocument, { currentKey: In(currentKeys), state: Not('refused') });
  const [cleared, documented] = [matches, documents].map((rows) => new Set(rows.map(({ caseId }) => caseId)));
  return cases.map((identityCase) => {
    const file = seal.openFile(identityCase);
    const { id, userId } = identityCase;
    const facts = {
      profile: file.profile,
      depositedCents: (deposits.get(userId) ?? []).reduce((sum, { cents }) => sum + cents, 0),
      hasClearedMatch: cleared?.has(id) ?? false,
      hasFundsDocument: documented?.has(id) ?? false,
    };
    return { identityCase, file, facts };
  });
}
