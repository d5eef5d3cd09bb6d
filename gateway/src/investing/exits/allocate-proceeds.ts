import { allocate, centsToText, exitMessages, getSaleDue, listExitWarnings, parseCents } from '@cimiento/contracts';
import type { ExitInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { RowLock } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors';
import { listOverdrawnBy, toOverdraws } from '../../books/ledger/waiting-withdrawals';
import { assertNotInRound, ExitShare, Investment, ProjectExit } from '../records';
import { sha256 } from '../../platform/sha256';
import { readExitMoney, type ExitMoney } from './exit-money';
import type { ExitAllocation, ExitPreview } from './exits.types';

/** Shares of a net in cents by what each holding invested, exact to the cent by largest remainder. */
export function allocateProceeds(net: number, holdings: readonly Investment[]): ExitAllocation[] {
  const shares = allocate(net, holdings);
  return holdings.map(({ id: investmentId, userId, amount }, index) => {
    const share = shares[index] ?? 0;
    return {
      investmentId,
      userId,
      capital: centsToText(amount * 100),
      share: centsToText(share),
      result: centsToText(share - amount * 100),
    };
  });
}

/** Cents of the sale of a project in confirmed statements of the bank; costs that it paid are less. */
async function readReceivedOfSale(manager: EntityManager, projectId: number): Promise<number> {
  const [row] = await manager.query<{ cents: number | string | null }[]>(
    `SELECT SUM(line.amount) AS cents FROM bank_statement_line AS line
      JOIN bank_statement AS posted ON posted.id = line.statementId
      WHERE line.projectId = ? AND line.purpose = 'sale' AND line.status = 'matched'
        AND posted.confirmedAt IS NOT NULL AND posted.voidedAt IS NULL`,
    [projectId],
  );
  return Number(row?.cents ?? 0);
}

/** The exit of a project that is in force: its last version. */
export const findCurrentExit = (manager: EntityManager, projectId: number): Promise<ProjectExit | null> =>
  manager.findOne(ProjectExit, { where: { projectId }, order: { version: 'DESC' } });

/** A sale to calculate. */
export type ExitTerms = {
  projectId: number;
  input: ExitInput;
  /** Id of the exit that this one corrects; null for the first exit of a project. */
  corrects: number | null;
};

/** @throws CONFLICT unless the exit in force is the one that is corrected. */
async function assertCorrects(manager: EntityManager, { projectId, corrects }: ExitTerms): Promise<void> {
  const current = await findCurrentExit(manager, projectId);
  if ((current?.id ?? null) === corrects) return;
  throw conflict(corrects === null ? exitMessages.exitDone : exitMessages.exitCorrected);
}

/** Cents of shares by their user. */
export function sumByUser(shares: readonly Pick<ExitAllocation, 'userId' | 'share'>[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { userId, share } of shares) sums.set(userId, (sums.get(userId) ?? 0) + parseCents(share));
  return sums;
}

/** Cents that holders lose by other shares than those of the exit that is corrected, by user; none of a first exit. */
export async function readExitLosses(
  manager: EntityManager,
  corrects: number | null,
  shares: readonly ExitAllocation[],
): Promise<Map<number, number>> {
  if (corrects === null) return new Map();
  const credited = sumByUser(shares);
  const before = sumByUser(await manager.findBy(ExitShare, { exitId: corrects }));
  return new Map([...before].map(([userId, cents]) => [userId, cents - (credited.get(userId) ?? 0)]));
}

/** A preview, with its money in cents. */
export type ExitPlan = ExitPreview & { money: ExitMoney };

/**
 * Calculates what each investment gets of a sale, for the preview, the posting and the approval.
 * @param lock holds the investments unchanged until the transaction ends.
 * @throws VALIDATION_FAILED when costs and fees are above the price; CONFLICT when the project has its exit already (or another one than it
 * corrects), or nothing is invested in it.
 */
export async function calculateExit(manager: EntityManager, terms: ExitTerms, lock: RowLock = {}): Promise<ExitPlan> {
  const { projectId, input, corrects } = terms;
  const { price, costs, exitDate } = input;
  await assertCorrects(manager, terms);
  await assertNotInRound(manager, projectId);
  const investments = await manager.find(Investment, { where: { projectId }, order: { id: 'ASC' }, ...lock });
  const holdings = investments.filter(({ amount }) => amount > 0);
  if (holdings.length === 0) throw conflict(exitMessages.exitNothingHeld);
  const corrected = corrects === null ? null : await findCurrentExit(manager, projectId);
  const money = await readExitMoney(manager, terms, { holdings, corrected }, lock);
  const shares = allocateProceeds(money.netCents, holdings);
  const held = shares.map(({ investmentId, userId, capital, share }) => [investmentId, userId, capital, share]);
  const costLines = costs.map(({ label, amount }) => [label, amount]);
  const received = await readReceivedOfSale(manager, projectId);
  const overdrawn = await listOverdrawnBy(manager, await readExitLosses(manager, corrects, shares));
  const undelivered = centsToText(money.releasedCents - money.handedOverCents);
  const reserve = centsToText(money.reserveCents);
  const sums = { net: centsToText(money.netCents), fee: centsToText(money.feeCents), reserve };
  const due = getSaleDue(sums);
  const bank = { received: centsToText(received), missing: centsToText(Math.max(0, parseCents(due) - received)) };
  const warnings = listExitWarnings({ ...bank, due, undelivered });
  const charged = money.fees.map(({ kind, amount, vat }) => [kind, amount, vat]);
  const isPlain = charged.length === 0 && money.reserveCents === 0;
  return {
    ...sums,
    ...bank,
    fees: money.fees,
    undelivered,
    money,
    warnings: [
      ...warnings.map((warning) => ({ ...warning, withdrawals: [] })),
      ...toOverdraws(overdrawn).map((warning) => ({ ...warning, field: 'price' })),
    ],
    shares,
    fingerprint: sha256(
      JSON.stringify([
        ...[projectId, price, costLines, exitDate, held],
        ...(isPlain ? [] : [charged, money.reserveCents]),
        ...(corrects === null ? [] : [corrects]),
      ]),
    ),
  };
}
