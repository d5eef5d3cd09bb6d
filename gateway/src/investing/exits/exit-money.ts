import {
  centsToText,
  chargeFee,
  chargePerformance,
  countDays,
  ledgerAccounts,
  messages,
  parseCents,
  sumFee,
  sumMoney,
  type FeeCents,
} from '@cimiento/contracts';
import type { ExitInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { readProjectFees } from '../../books/fees/fee-terms';
import { readBalances } from '../../books/project-money/project-money';
import type { RowLock } from '../../platform/database/row-lock';
import { validationFailed } from '../../platform/errors';
import { type Investment, Project, type ProjectExit } from '../records';
import type { ExitFee } from './exits.types';

/** The kinds of fees that a sale takes. */
const saleFeeKinds = ['sale', 'performance'] as const;

/** The money of a sale and the project's capital, in cents. */
export type ExitMoney = {
  fees: ExitFee[];
  feeCents: number;
  /** The rest of the reserve, which the holders share. */
  reserveCents: number;
  netCents: number;
  /** Capital that the exit returns to the holders in the books. */
  releasedCents: number;
  /** The part of it that bought the house. */
  handedOverCents: number;
};

/** Price less costs, in cents; negative when the costs are above the price. */
const getProceedsCents = ({ price, costs }: Pick<ExitInput, 'price' | 'costs'>): number =>
  parseCents(price) - parseCents(sumMoney(costs.map(({ amount }) => amount)));

const toFee = (kind: ExitFee['kind'], { feeCents, vatCents }: FeeCents): ExitFee[] =>
  feeCents + vatCents === 0 ? [] : [{ kind, amount: centsToText(feeCents), vat: centsToText(vatCents) }];

/** Each capital with the days for which it was invested; one without a day since the project was funded. */
function listCapital(holdings: readonly Investment[], fundedDate: string | null, exitDate: string) {
  return holdings.map(({ amount, investedOn }) => ({
    cents: amount * 100,
    days: Math.max(0, countDays(investedOn ?? fundedDate ?? exitDate, exitDate)),
  }));
}

/**
 * The money of a sale: price less costs, less the sale fee and the performance fee of its day with their tax, and what is left of the reserve.
 * @param corrected the exit in force, whose money counts as still there
 * @throws VALIDATION_FAILED when costs and fees are above the price
 */
export async function readExitMoney(
  manager: EntityManager,
  { projectId, input }: { projectId: number; input: ExitInput },
  { holdings, corrected }: { holdings: readonly Investment[]; corrected: ProjectExit | null },
  lock: RowLock = {},
): Promise<ExitMoney> {
  const { price, exitDate } = input;
  const terms = await readProjectFees(manager, projectId);
  const project = await manager.findOneBy(Project, { id: projectId });
  const proceeds = getProceedsCents(input);
  const sale = chargeFee(terms, 'sale', parseCents(price), exitDate);
  const capital = listCapital(holdings, project?.fundedDate ?? null, exitDate);
  const performance = chargePerformance(terms, proceeds - sumFee(sale), capital, exitDate);
  const [reserve, property, raised] = [
    ledgerAccounts.reserve(projectId).code,
    ledgerAccounts.property(projectId).code,
    ledgerAccounts.capital(projectId).code,
  ];
  const balances = await readBalances(manager, [reserve, property, raised], lock);
  const before = (column: 'reserve' | 'released' | 'handedOver'): number => parseCents(corrected?.[column] ?? '0.00');
  const reserveCents = Math.max(0, (balances.get(reserve) ?? 0) + before('reserve'));
  const releasedCents = Math.max(0, (balances.get(raised) ?? 0) + before('released'));
  const handedOverCents = Math.min(releasedCents, before('handedOver') - (balances.get(property) ?? 0));
  const feeCents = sumFee(sale) + sumFee(performance);
  const netCents = proceeds - feeCents + reserveCents;
  if (proceeds - feeCents < 0) throw validationFailed({ costs: messages.exitCostsAbovePrice });
  const fees = [...toFee('sale', sale), ...toFee('performance', performance)];
  return { fees, feeCents, reserveCents, netCents, releasedCents, handedOverCents: Math.max(0, handedOverCents) };
}

/** The fees that an exit took. */
export const listExitFees = ({ fees }: Pick<ProjectExit, 'fees'>): ExitFee[] => JSON.parse(fees ?? '[]') as ExitFee[];

/** The fees of an exit with their tax, in cents. */
export const sumExitFees = (exit: Pick<ProjectExit, 'fees'>): number =>
  listExitFees(exit).reduce((sum, { amount, vat }) => sum + parseCents(amount) + parseCents(vat), 0);

/**
 * Postings of an exit besides those that credit the holders: its fees, the rest of the reserve, and the capital, which it returns against the house
 * that it bought; what was not handed over lies with the money of the sale.
 */
export function listExitPostings(exit: ProjectExit) {
  const { projectId } = exit;
  const fees = listExitFees(exit);
  const [net, reserve] = [parseCents(exit.net), parseCents(exit.reserve)];
  const [released, handedOver] = [parseCents(exit.released), parseCents(exit.handedOver)];
  const charged = saleFeeKinds.map((kind) => ({
    account: ledgerAccounts.fee(kind),
    amount: fees.reduce((sum, fee) => sum + (fee.kind === kind ? parseCents(fee.amount) : 0), 0),
  }));
  return [
    {
      account: ledgerAccounts.proceeds(projectId),
      amount: reserve - net - sumExitFees(exit) + released - handedOver,
    },
    { account: ledgerAccounts.reserve(projectId), amount: -reserve },
    { account: ledgerAccounts.capital(projectId), amount: -released },
    { account: ledgerAccounts.property(projectId), amount: handedOver },
    ...charged,
    { account: ledgerAccounts.fee('vat'), amount: fees.reduce((sum, { vat }) => sum + parseCents(vat), 0) },
  ].filter(({ amount }) => amount !== 0);
}
