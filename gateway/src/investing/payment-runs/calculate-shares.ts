import { allocateWithin, centsToText, messages, parseCents, sumMoney, formatExactDollars } from '@cimiento/contracts';
import type { PaymentRunTerms } from '@cimiento/contracts/schemas';
import { In, type EntityManager } from 'typeorm';
import type { RowLock } from '../../platform/database/row-lock';
import { forEachChunk } from '../../books/ledger/post-accounts';
import { ExpectedError, validationFailed } from '../../platform/errors';
import { assertNotInRound, Investment, Payment, PaymentRun, type Project } from '../records';
import { sha256 } from '../../platform/sha256';
import { listLeftOut } from './entitlement';
import type { PaymentRunLeftOut, PaymentRunPreview, PaymentRunShare } from './payment-run-preview.types';
import { readRunMoney, type RunMoney } from './run-money';

/** The shares of a monthly payment and the hash of what they depend on. */
export type PaymentRunPlan = Pick<PaymentRunPreview, 'total' | 'retained' | 'leftOut' | 'fingerprint'> & {
  shares: RunShare[];
  money: RunMoney;
  /** The missed payments of those who take part, one of each: posting turns them into its own. */
  missed: Payment[];
};

/** The share of an investment, with the parts of it that the run deducts. */
export type RunShare = PaymentRunShare & Pick<Payment, 'fee' | 'expenses' | 'reserve'>;

/** The payments of investments for a month, in any status and from any source, by id. */
async function readMonthPayments(
  manager: EntityManager,
  investments: readonly Investment[],
  { period }: PaymentRunTerms,
  lock: RowLock,
): Promise<Payment[]> {
  const payments: Payment[] = [];
  await forEachChunk(
    investments.map(({ id }) => id),
    async (chunk) => {
      const where = { investmentId: In(chunk), period };
      payments.push(...(await manager.find(Payment, { where, order: { id: 'ASC' }, ...lock })));
    },
  );
  return payments;
}

/** The first missed payment of each of some investments. */
function listMissed(payments: readonly Payment[], participants: readonly Investment[]): Payment[] {
  const missed = new Map<number, Payment>();
  for (const payment of payments)
    if (payment.status === 'missed' && !missed.has(payment.investmentId)) missed.set(payment.investmentId, payment);
  return participants.flatMap(({ id }) => missed.get(id) ?? []);
}

type Participants = { participants: Investment[]; leftOut: PaymentRunLeftOut[]; missed: Payment[] };

/** Investments that take part, and those that are not entitled to the month, by id. @throws CONFLICT, PAYMENTS_EXIST, see `calculateShares`. */
async function findParticipants(
  manager: EntityManager,
  terms: PaymentRunTerms,
  cancellableSince: Date | null,
  lock: RowLock,
): Promise<Participants> {
  const { projectId, period, continueForMissing } = terms;
  const investments = await manager.find(Investment, { where: { projectId }, order: { id: 'ASC' }, ...lock });
  const funded = investments.filter(({ amount }) => amount > 0);
  if (funded.length === 0) throw new ExpectedError('CONFLICT', messages.runNothingHeld);
  const leftOut = await listLeftOut(manager, funded, terms, cancellableSince);
  const excluded = new Set(leftOut.map(({ investmentId }) => investmentId));
  const entitled = funded.filter(({ id }) => !excluded.has(id));
  if (entitled.length === 0) throw new ExpectedError('CONFLICT', messages.runNobodyEntitled);
  const payments = await readMonthPayments(manager, investments, terms, lock);
  const isPosted = payments.length > 0 || (await manager.existsBy(PaymentRun, { projectId, period, status: 'posted' }));
  if (isPosted && !continueForMissing) throw new ExpectedError('PAYMENTS_EXIST', messages.runPaidAlready);
  const paid = new Set(payments.filter(({ status }) => status !== 'missed').map(({ investmentId }) => investmentId));
  const missing = entitled.filter(({ id }) => !paid.has(id));
  if (missing.length === 0) throw new ExpectedError('PAYMENTS_EXIST', messages.runNobodyMissing);
  return {
    participants: missing,
    leftOut: leftOut.filter(({ investmentId }) => !paid.has(investmentId)),
    missed: listMissed(payments, missing),
  };
}

/** Cents that give every investment a share of at least one cent: what is shared among over the smallest amount, rounded up. */
const getSufficientCents = (investments: readonly Investment[], whole: number): number =>
  Math.ceil(whole / Math.min(...investments.map(({ amount }) => amount)));

/**
 * Shares of the net, each with what it would have been without fee, expenses and reserve: the differences sum to what the run deducts to the cent.
 */
function divide(
  { grossCents, expensesCents, reserveCents, netCents }: RunMoney,
  held: readonly Investment[],
  whole: number,
) {
  const share = (cents: number): number[] => allocateWithin(cents, held, whole);
  const [gross, afterFee, afterExpenses, net] = [
    share(grossCents),
    share(netCents + reserveCents + expensesCents),
    share(netCents + reserveCents),
    share(netCents),
  ];
  return held.flatMap(({ id: investmentId, userId, amount: invested }, index): RunShare[] => {
    const [before = 0, charged = 0, spent = 0, cents = 0] = [
      gross[index],
      afterFee[index],
      afterExpenses[index],
      net[index],
    ];
    if (cents === 0) return [];
    return [
      {
        investmentId,
        userId,
        invested,
        amount: centsToText(cents),
        fee: centsToText(before - charged),
        expenses: centsToText(charged - spent),
        reserve: centsToText(spent - cents),
      },
    ];
  });
}

/**
 * Dollars that the amount is shared among: the capital that takes part, or what the project states as funded.
 * @throws CONFLICT when the project has more investments than it states.
 */
async function getWhole(
  manager: EntityManager,
  { basis, projectId }: PaymentRunTerms,
  funded: number,
  participants: readonly Investment[],
): Promise<number> {
  if (basis === 'registered') return participants.reduce((sum, { amount }) => sum + amount, 0);
  const registered = Number((await manager.sum(Investment, 'amount', { projectId })) ?? 0);
  if (registered > funded) throw new ExpectedError('CONFLICT', messages.runFundedTooSmall);
  return funded;
}

const amountTooSmall = (unpaid: number, sufficientCents: number, { grossCents, netCents }: RunMoney): ExpectedError => {
  const subject = unpaid === 1 ? '1 inversión no recibiría' : `${unpaid} inversiones no recibirían`;
  const sufficient = formatExactDollars(centsToText(sufficientCents + grossCents - netCents));
  const message = `El monto es demasiado pequeño: ${subject} ni un centavo. Escribe ${sufficient} o más para que todas reciban algo.`;
  return validationFailed({ amount: message });
};

const getFingerprint = (
  { projectId, period, amount, basis, participants }: PaymentRunTerms,
  whole: number,
  { shares, money }: Pick<PaymentRunPlan, 'shares' | 'money'>,
): string =>
  sha256(
    JSON.stringify([
      projectId,
      period,
      amount,
      ...(basis === 'funded' ? [basis, whole] : []),
      ...(participants === 'all' ? [participants] : []),
      ...(money.netCents === money.grossCents
        ? []
        : [money.feeCents, money.vatCents, money.expensesCents, money.reserveCents]),
      ...shares.map(({ investmentId, userId, invested }) => [investmentId, userId, invested]),
    ]),
  );

/**
 * Calculates what each investment gets of a monthly payment, for both the preview and the posting.
 * @param cancellableSince an order that was paid later can still be cancelled; null when none can.
 * @param lock holds the investments and their payments of the month unchanged until the transaction ends.
 * @throws PAYMENTS_EXIST when some investment has a payment for the period, missed ones too, and `continueForMissing` is false, or all have one; CONFLICT when nothing is invested, no investment is entitled to the month, or the amount
 * is shared by what is funded and more than that is invested, or it takes more from the reserve than there is.
 * @throws VALIDATION_FAILED when the net is too small to give every investment a cent.
 */
export async function calculateShares(
  manager: EntityManager,
  terms: PaymentRunTerms,
  { funded }: Pick<Project, 'funded'>,
  cancellableSince: Date | null,
  lock: RowLock = {},
): Promise<PaymentRunPlan> {
  await assertNotInRound(manager, terms.projectId);
  const { participants, leftOut, missed } = await findParticipants(manager, terms, cancellableSince, lock);
  const whole = await getWhole(manager, terms, funded, participants);
  const money = await readRunMoney(manager, terms, lock);
  const shares = divide(money, participants, whole);
  const unpaid = participants.length - shares.length;
  if (unpaid > 0) throw amountTooSmall(unpaid, getSufficientCents(participants, whole), money);
  const total = sumMoney(shares.map((share) => share.amount));
  const retained = centsToText(money.netCents - parseCents(total));
  const fingerprint = getFingerprint(terms, whole, { shares, money });
  return { shares, money, total, retained, leftOut, missed, fingerprint };
}
