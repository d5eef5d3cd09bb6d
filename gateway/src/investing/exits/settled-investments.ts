import {
  calculateExitReturn,
  centsToText,
  getPaymentDay,
  isTooShort,
  parseCents,
  sumMoney,
  today,
} from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { ExitShare, Investment, Payment, ProjectExit } from '../records';
import type { SettledInvestment } from './exits.types';

/** The exits in force among those of some projects, by id. */
async function readExitsInForce(reader: EntityManager, ids: readonly number[]): Promise<Map<number, ProjectExit>> {
  const own = await reader.findBy(ProjectExit, { id: In([...ids]) });
  const all = await reader.findBy(ProjectExit, { projectId: In(own.map(({ projectId }) => projectId)) });
  const isLast = ({ projectId, version }: ProjectExit): boolean =>
    !all.some((other) => other.projectId === projectId && other.version > version);
  return new Map(own.filter(isLast).map((exit) => [exit.id, exit]));
}

/** A user's investments whose projects were sold, the latest sale first. */
export async function listSettledInvestments(reader: EntityManager, userId: number): Promise<SettledInvestment[]> {
  const shares = await reader.find(ExitShare, { where: { userId }, order: { exitId: 'DESC', investmentId: 'ASC' } });
  if (shares.length === 0) return [];
  const investmentIds = shares.map(({ investmentId }) => investmentId);
  const exits = await readExitsInForce(
    reader,
    shares.map(({ exitId }) => exitId),
  );
  const investments = await reader.findBy(Investment, { id: In(investmentIds) });
  const paid = await reader.findBy(Payment, { investmentId: In(investmentIds), status: 'paid' });
  const payments = paid.filter((payment) => getPaymentDay(payment) <= today());
  return shares.flatMap((share) => {
    const exit = exits.get(share.exitId);
    if (!exit) return [];
    const own = payments.filter(({ investmentId }) => investmentId === share.investmentId);
    const investedOn = investments.find(({ id }) => id === share.investmentId)?.investedOn ?? null;
    return [settle(share, exit, own, investedOn)];
  });
}

function settle(
  { investmentId, projectName, capital, share }: ExitShare,
  { projectId, exitDate }: ProjectExit,
  payments: readonly Payment[],
  investedOn: string | null,
): SettledInvestment {
  const rents = sumMoney(payments.map(({ amount }) => amount));
  const flows = payments.map((payment) => ({ date: getPaymentDay(payment), cents: parseCents(payment.amount) }));
  const all = investedOn && [
    { date: investedOn, cents: -capital * 100 },
    ...flows,
    { date: exitDate, cents: parseCents(share) },
  ];
  return {
    investmentId,
    projectId,
    projectName,
    exitDate,
    capital: centsToText(capital * 100),
    rents,
    share,
    result: centsToText(parseCents(rents) + parseCents(share) - capital * 100),
    xirr: all ? calculateExitReturn(all) : null,
    isYearly: !all || !isTooShort(all),
  };
}
