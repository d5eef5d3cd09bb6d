import { addDays, formatPaymentDate, linePurposeLabel, type BankPurpose } from '@cimiento/contracts';
import { Between, In, type EntityManager } from 'typeorm';
import { maskName, type Reader } from '../../platform/request';
import { readWaiting, toOverdraws } from '../../books/ledger/waiting-withdrawals';
import { User } from '../../access/records';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { feeWords, interestWords, reversalWords, transferWords } from '../bank-words';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import type { BankLineCandidate } from './reconciliation.types';

// Banks take deposits back within weeks, and book transfers between accounts within days.
const reversalDays = 60;
const transferDays = 5;
const points = { amount: 50, word: 40 } as const;
const maxFound = 5;

type Named = Pick<BankLineCandidate, 'label' | 'reasons' | 'score'> & Partial<BankLineCandidate>;

const toCandidate = (purpose: BankPurpose, named: Named): BankLineCandidate => ({
  userId: null,
  orderId: null,
  withdrawalId: null,
  purpose,
  ...named,
});

const getText = ({ description, reference }: BankStatementLine): string => `${description ?? ''} ${reference ?? ''}`;

/** Deposits that a debit may take back: of its account and amount, and not taken back yet. */
async function listReversals(
  reader: EntityManager,
  readBy: Reader,
  line: BankStatementLine,
): Promise<BankLineCandidate[]> {
  if (line.amount >= 0) return [];
  const found = await reader.find(BankStatementLine, {
    where: {
      bankAccountId: line.bankAccountId,
      amount: -line.amount,
      status: In(['matched', 'suspense']),
      bookedOn: Between(addDays(line.bookedOn, -reversalDays), line.bookedOn),
    },
    order: { bookedOn: 'DESC', id: 'DESC' },
    take: maxFound,
  });
  const ids = found.map(({ id }) => id);
  const taken = await reader.findBy(BankStatementLine, { reversedLineId: In(ids) });
  const deposits = found.filter(
    ({ id, status, userId, orderId }) =>
      orderId === null && (status === 'suspense' || userId !== null) && !taken.some((one) => one.reversedLineId === id),
  );
  const owners = await reader.findBy(User, { id: In(deposits.flatMap(({ userId }) => userId ?? [])) });
  const isNamed = reversalWords.test(getText(line));
  const waiting = await readWaiting(
    reader,
    owners.map(({ id }) => id),
  );
  const overdraws = (userId: number | null, cents: number): string[] => {
    const { available = 0, withdrawals = [] } = waiting.get(userId ?? 0) ?? {};
    return available < cents ? toOverdraws(withdrawals).map(({ message }) => message) : [];
  };
  return deposits.map(({ id, bookedOn, userId, amount }) => {
    const owner = owners.find((user) => user.id === userId);
    return toCandidate('reversal', {
      lineId: id,
      label: `Reverso del depósito ${id} del ${formatPaymentDate(bookedOn)}${owner ? ` de ${maskName(readBy, owner.id, owner.fullName)}` : ''}`,
      reasons: [
        'Mismo monto en esta cuenta',
        ...(isNamed ? ['El texto dice que es un reverso'] : []),
        ...overdraws(userId, amount),
      ],
      score: points.amount + (isNamed ? points.word : 0),
      ownerId: userId,
    });
  });
}

/** Accounts of the company that a line may come from or go to: their lines of about that day have the opposite amount. */
async function listTransfers(reader: EntityManager, line: BankStatementLine): Promise<BankLineCandidate[]> {
  const accounts = await reader.find(CollectingAccount, { order: { id: 'ASC' } });
  const others = accounts.filter(({ id }) => id !== line.bankAccountId);
  if (others.length === 0) return [];
  const opposite = await reader.findBy(BankStatementLine, {
    bankAccountId: In(others.map(({ id }) => id)),
    amount: -line.amount,
    status: In(['suspense', 'matched']),
    bookedOn: Between(addDays(line.bookedOn, -transferDays), addDays(line.bookedOn, transferDays)),
  });
  const isNamed = transferWords.test(getText(line));
  return others.flatMap(({ id, bank, accountNumber }) => {
    const isFound = opposite.some(
      ({ bankAccountId, status, purpose }) =>
        bankAccountId === id && (status === 'suspense' || purpose === 'own_transfer'),
    );
    if (!isFound && !isNamed) return [];
    return [
      toCandidate('own_transfer', {
        bankAccountId: id,
        label: `${linePurposeLabel.own_transfer}: ${bank} ${accountNumber}`,
        reasons: [
          ...(isFound ? ['Esa cuenta tiene el mismo monto al revés'] : []),
          ...(isNamed ? ['El texto dice que es un traspaso'] : []),
        ],
        score: (isFound ? points.amount : 0) + (isNamed ? points.word : 0),
      }),
    ];
  });
}

const wordPurposes = [
  ['bank_fee', feeWords],
  ['interest', interestWords],
] as const;

/** Purposes of the bank itself that a line may have, by its text and by lines of the opposite amount. */
export async function listBankCandidates(
  reader: EntityManager,
  readBy: Reader,
  line: BankStatementLine,
): Promise<BankLineCandidate[]> {
  const text = getText(line);
  const byWords = wordPurposes
    .filter(([, words]) => words.test(text))
    .map(([purpose]) =>
      toCandidate(purpose, { label: linePurposeLabel[purpose], reasons: ['El texto lo dice'], score: points.word }),
    );
  return [...byWords, ...(await listReversals(reader, readBy, line)), ...(await listTransfers(reader, line))];
}
