import {
  calculateWithholding,
  getStatementEnd,
  listPeriods,
  messages,
  toPeriod,
  type CreditedRent,
  type LedgerEntryKind,
  type StatementBalance,
  type StatementCapital,
  type StatementFacts,
  type StatementMonth,
  type StatementProject,
  type StatementRent,
} from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { readDeductions, readHeld, readSales } from './statement-details';
import { calculateRounds, readRounds, type RoundRow } from './statement-rounds';
import { readCapital, readMovements, readProjectNames, type CapitalRow, type MovementRow } from './statement-reads';

/** A line of a balance that entries of a kind belong to. */
type BalanceLine = Exclude<keyof StatementBalance, 'opening' | 'closing'>;

// Rents that were paid outside the platform before there was a ledger left the balance as withdrawals do.
const lineByKind: Partial<Record<LedgerEntryKind, BalanceLine>> = {
  deposit: 'deposits',
  payment: 'rents',
  exit: 'exits',
  order: 'invested',
  withdrawal: 'withdrawals',
  opening: 'withdrawals',
};

const getLine = ({ kind }: MovementRow): BalanceLine => lineByKind[kind] ?? 'adjustments';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const sumCents = (rows: readonly { cents: number }[]): number => sum(rows.map(({ cents }) => cents));

/** The days of a statement. */
type Range = { from: string; through: string };

const isBefore = ({ day }: { day: string | null }, { from }: Range): boolean => day === null || day < from;
const isWithin = ({ day }: { day: string | null }, { from, through }: Range): boolean =>
  day !== null && day >= from && day <= through;

function calculateBalance(movements: readonly MovementRow[], range: Range): StatementBalance {
  const own = movements.filter((row) => isWithin(row, range));
  const sumLine = (line: BalanceLine): number => sumCents(own.filter((row) => getLine(row) === line));
  const opening = sumCents(movements.filter((row) => isBefore(row, range)));
  return {
    opening,
    deposits: sumLine('deposits'),
    rents: sumLine('rents'),
    exits: sumLine('exits'),
    invested: sumLine('invested'),
    withdrawals: sumLine('withdrawals'),
    adjustments: sumLine('adjustments'),
    closing: opening + sumCents(own),
  };
}

function calculateCapital(rows: readonly CapitalRow[], range: Range): StatementCapital {
  const opening = sumCents(rows.filter((row) => isBefore(row, range)));
  const own = rows.filter((row) => isWithin(row, range));
  const invested = sumCents(own.filter(({ isSale }) => !isSale));
  const returned = sumCents(own.filter(({ isSale }) => isSale));
  return { opening, invested, returned, closing: opening + invested + returned };
}

function calculateProjects(
  capital: readonly CapitalRow[],
  movements: readonly MovementRow[],
  range: Range,
  names: ReadonlyMap<number, string>,
): StatementProject[] {
  const ids = [...capital, ...movements].flatMap(({ projectId }) => projectId ?? []);
  return [...new Set(ids)]
    .sort((a, b) => a - b)
    .map((projectId) => {
      const own = movements.filter((row) => row.projectId === projectId && isWithin(row, range));
      return {
        projectId,
        name: names.get(projectId) ?? messages.missingProject,
        ...calculateCapital(
          capital.filter((row) => row.projectId === projectId),
          range,
        ),
        rents: sumCents(own.filter((row) => getLine(row) === 'rents')),
        exits: sumCents(own.filter((row) => getLine(row) === 'exits')),
      };
    })
    .filter(({ opening, invested, returned, rents, exits }) =>
      [opening, invested, returned, rents, exits].some((cents) => cents !== 0),
    );
}

// An order that is paid from the balance moves money from one part of the value to the other, as the end of a round does.
function calculateContributions(
  capital: readonly CapitalRow[],
  movements: readonly MovementRow[],
  rounds: readonly RoundRow[],
): number {
  const invested = sumCents(capital.filter(({ isSale }) => !isSale));
  const fromBalance = sumCents(movements.filter((row) => getLine(row) === 'invested'));
  return sumCents(movements.filter((row) => getLine(row) === 'deposits')) + invested + fromBalance + sumCents(rounds);
}

function calculateMonths(movements: readonly MovementRow[], range: Range): StatementMonth[] {
  return listPeriods(toPeriod(range.from), toPeriod(range.through)).map((period) => {
    // Nothing lies between the last day of the statement and the end of its month.
    const month = { from: `${period}-01`, through: [`${period}-31`, range.through].toSorted()[0] ?? range.through };
    return { period, ...calculateBalance(movements, month) };
  });
}

const isRent = (row: MovementRow): boolean => getLine(row) === 'rents' && row.cents !== 0;

function listRents(
  movements: readonly MovementRow[],
  range: Range,
  names: ReadonlyMap<number, string>,
): StatementRent[] {
  const rents = new Map<string, StatementRent>();
  for (const row of movements.filter((each) => isRent(each) && isWithin(each, range))) {
    const [projectId, period] = [row.projectId ?? 0, row.rentOf ?? toPeriod(row.day)];
    const key = `${period} ${String(projectId).padStart(10, '0')}`;
    const name = names.get(projectId) ?? messages.missingProject;
    const before = rents.get(key);
    const paidOn = [row.day, ...(before ? [before.paidOn] : [])].toSorted().at(-1) ?? row.day;
    rents.set(key, { projectId, name, period, paidOn, cents: (before?.cents ?? 0) + row.cents });
  }
  return [...rents]
    .toSorted(([key], [next]) => key.localeCompare(next))
    .flatMap(([, rent]) => (rent.cents === 0 ? [] : [rent]));
}

const listCredited = (movements: readonly MovementRow[], range: Range): CreditedRent[] =>
  movements.filter((row) => isRent(row) && isWithin(row, range)).map(({ day, cents }) => ({ day, cents }));

/**
 * The facts of a user's account statement for a year, up to `today` during that year. The balance is the ledger's, to the cent; capital is
 * what the holdings cost. It says what the books of each day say. Read it in one transaction.
 */
export async function calculateStatement(
  manager: EntityManager,
  userId: number,
  { year, today }: { year: number; today: string },
): Promise<StatementFacts> {
  const range = { from: `${year}-01-01`, through: getStatementEnd(year, today) };
  const movements = await readMovements(manager, userId, range);
  const capitalRows = await readCapital(manager, userId, range.through);
  const names = await readProjectNames(
    manager,
    userId,
    [...movements, ...capitalRows].flatMap(({ projectId }) => projectId ?? []),
  );
  const roundRows = await readRounds(manager, userId, range.through);
  const balance = calculateBalance(movements, range);
  const capital = calculateCapital(capitalRows, range);
  const rounds = calculateRounds(roundRows, range.from);
  const within = <Row extends { day: string | null }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => isWithin(row, range));
  return {
    year,
    ...range,
    value: {
      opening: balance.opening + rounds.opening + capital.opening,
      contributions: calculateContributions(within(capitalRows), within(movements), within(roundRows)),
      rents: balance.rents,
      exitResult: balance.exits + capital.returned,
      withdrawals: balance.withdrawals,
      adjustments: balance.adjustments,
      closing: balance.closing + rounds.closing + capital.closing,
    },
    balance,
    ...(await readHeld(manager, userId, range.through)),
    rounds,
    capital,
    projects: calculateProjects(capitalRows, movements, range, names),
    months: calculateMonths(movements, range),
    rents: listRents(movements, range, names),
    deductions: await readDeductions(manager, userId, range, names),
    sales: await readSales(manager, userId, range, names),
    withholding: calculateWithholding(listCredited(movements, range)),
  };
}
