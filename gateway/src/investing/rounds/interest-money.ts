import { fractionPrice, ledgerAccounts, today } from '@cimiento/contracts';
import type { NewEntry } from '../../books/ledger/new-entry';
import type { RoundInterest } from '../records';

/** The entry that holds the price of an interest, or makes it available again. */
export function createInterestEntry(
  { id, userId, fractions }: Pick<RoundInterest, 'id' | 'userId' | 'fractions'>,
  projectName: string,
  step: 'held' | 'released',
  actorId: number | null,
): NewEntry {
  const cents = fractions * fractionPrice * 100 * (step === 'held' ? 1 : -1);
  return {
    key: `interest:${id}:${step}`,
    kind: 'interest',
    occurredOn: today(),
    memo: step === 'held' ? `Interés en ${projectName}` : `Interés liberado de ${projectName}`,
    source: { kind: 'interest', id },
    actorId,
    mayOverdraw: step !== 'held',
    postings: [
      { account: ledgerAccounts.available(userId), amount: -cents },
      { account: ledgerAccounts.held(userId), amount: cents },
    ],
  };
}
