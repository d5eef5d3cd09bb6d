import { parseCents, sumMoney, today, type StatementBalance, type StatementFacts } from '@cimiento/contracts';
import { In, IsNull, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { findCurrentExit } from '../investing/exits/allocate-proceeds';
import { ExitShare, Investment, Order, Payment } from '../investing/records';
import { LedgerAccount } from '../books/ledger/ledger-account.entity';
import { calculateStatement } from '../reports/account-statements/statement-facts';
import { Withdrawal } from '../banking/withdrawals/withdrawal.entity';

const firstYear = 2019;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Capital of a user that no sale has ended, from the records themselves. */
async function sumHeldCapital(reader: EntityManager, userId: number): Promise<number> {
  const investments = await reader.findBy(Investment, { userId });
  let cents = 0;
  for (const { id, projectId, amount } of investments) {
    const exit = await findCurrentExit(reader, projectId);
    const isSettled = exit && (await reader.existsBy(ExitShare, { exitId: exit.id, investmentId: id }));
    if (!isSettled) cents += amount * 100;
  }
  return cents;
}

/** A user's facts by the records up to today. */
async function readTotals(reader: EntityManager, userId: number) {
  const accounts = await reader.findBy(LedgerAccount, { userId });
  const paid = { userId, status: 'paid' as const, paymentDate: LessThanOrEqual(today()) };
  const payments = await reader.findBy(Payment, paid);
  // A missing reference is 0 in the database.
  const inRound = { userId, status: 'paid' as const, investmentId: 0, roundId: Not(IsNull()) };
  const inRounds = await reader.findBy(Order, inRound);
  const withdrawals = await reader.findBy(Withdrawal, { userId, status: In(['paid']) });
  return {
    balance: sum(accounts.map(({ balance }) => balance ?? 0)),
    capital: await sumHeldCapital(reader, userId),
    rounds: 100 * sum(inRounds.map(({ amount }) => amount)),
    rents: parseCents(sumMoney(payments.map(({ amount }) => amount))),
    withdrawals: -parseCents(sumMoney(withdrawals.map(({ amount }) => amount))),
  };
}

const balanceLines = ['deposits', 'rents', 'exits', 'invested', 'withdrawals', 'adjustments'] as const;

const sumBalance = (balance: StatementBalance): number =>
  balance.opening + sum(balanceLines.map((line) => balance[line]));

/** Sums of a statement that do not fit each other. */
function listBrokenSums({ year, value, balance, rounds, capital, projects, months, rents }: StatementFacts): string[] {
  const sums: Record<string, [number, number]> = {
    value: [
      sum([value.opening, value.contributions, value.rents, value.exitResult, value.withdrawals, value.adjustments]),
      value.closing,
    ],
    balance: [sumBalance(balance), balance.closing],
    rounds: [rounds.opening + rounds.paid + rounds.ended, rounds.closing],
    parts: [balance.closing + rounds.closing + capital.closing, value.closing],
    months: [months.at(-1)?.closing ?? 0, balance.closing],
    ...Object.fromEntries(
      months.flatMap((month, index): [string, [number, number]][] => [
        [month.period, [sumBalance(month), month.closing]],
        [`${month.period} opening`, [months[index - 1]?.closing ?? balance.opening, month.opening]],
      ]),
    ),
    ...Object.fromEntries(
      balanceLines.map((line): [string, [number, number]] => [
        `months ${line}`,
        [sum(months.map((month) => month[line])), balance[line]],
      ]),
    ),
    rents: [sum(rents.map(({ cents }) => cents)), balance.rents],
    projects: [sum(projects.map((project) => project.closing)), capital.closing],
    sales: [sum(projects.map((project) => project.exits)), balance.exits],
  };
  return Object.entries(sums).flatMap(([name, [actual, expected]]) =>
    actual === expected ? [] : [`${year} ${name}: ${actual} instead of ${expected}`],
  );
}

/**
 * Compares the statements of all years of a user with the ledger and with the records behind it, to the cent.
 * @returns what is wrong; nothing when all of it fits.
 */
export async function findStatementFaults(reader: EntityManager, userId: number): Promise<string[]> {
  const thisYear = Number(today().slice(0, 4));
  const faults: string[] = [];
  const statements: StatementFacts[] = [];
  for (let year = firstYear; year <= thisYear; year += 1)
    statements.push(await calculateStatement(reader, userId, { year, today: today() }));
  for (const [index, statement] of statements.entries()) {
    faults.push(...listBrokenSums(statement));
    const before = statements[index - 1];
    if (before && before.value.closing !== statement.value.opening) faults.push(`${statement.year} does not go on`);
  }
  const totals = await readTotals(reader, userId);
  const last = statements.at(-1);
  const stated = {
    balance: last?.balance.closing,
    capital: last?.capital.closing,
    rounds: last?.rounds.closing,
    rents: sum(statements.map(({ balance }) => balance.rents)),
    withdrawals: sum(statements.map(({ balance }) => balance.withdrawals)),
  };
  for (const name of ['balance', 'capital', 'rounds', 'rents', 'withdrawals'] as const)
    if (stated[name] !== totals[name]) faults.push(`${name}: ${stated[name]} instead of ${totals[name]}`);
  return faults;
}
