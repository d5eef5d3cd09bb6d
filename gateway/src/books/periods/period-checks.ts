import {
  centsToText,
  formatExactDollars,
  formatPaymentDate,
  getLastDay,
  periodChecks,
  type PeriodCheckName,
} from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';

/** The open tasks of a month, by check: one sentence each. */
export type PeriodFaults = Partial<Record<PeriodCheckName, string>>;

/** First and last day of a month. */
const toDays = (period: string): [string, string] => [`${period}-01`, getLastDay(period)];

const counts: Record<Exclude<PeriodCheckName, 'bank'>, { sql: string; describe: (count: number) => string }> = {
  suspense: {
    sql: "SELECT COUNT(*) AS count FROM bank_statement_line WHERE status IN ('suspense', 'duplicate') AND bookedOn >= ? AND bookedOn <= ?",
    describe: (count) =>
      count === 1
        ? '1 movimiento del banco espera que lo identifiques'
        : `${count} movimientos del banco esperan que los identifiques`,
  },
  pendingPayments: {
    sql: "SELECT COUNT(*) AS count FROM payment WHERE status = 'pending' AND paymentDate >= ? AND paymentDate <= ?",
    describe: (count) => `${count === 1 ? '1 pago sigue pendiente' : `${count} pagos siguen pendientes`}`,
  },
  entries: {
    sql: `SELECT COUNT(*) AS count FROM (SELECT entry.id FROM ledger_entry AS entry
      JOIN ledger_posting AS posting ON posting.entryId = entry.id
      WHERE entry.occurredOn >= ? AND entry.occurredOn <= ? GROUP BY entry.id HAVING SUM(posting.amount) <> 0) AS unbalanced`,
    describe: (count) =>
      `${count === 1 ? '1 asiento no cuadra' : `${count} asientos no cuadran`}: avisa a quien opera el sistema`,
  },
  seals: {
    sql: `SELECT COUNT(*) AS count FROM ledger_entry AS entry
      LEFT JOIN ledger_seal AS seal ON seal.subject = 'ledger' AND seal.recordId = entry.id
      WHERE entry.occurredOn >= ? AND entry.occurredOn <= ? AND seal.position IS NULL`,
    describe: (count) =>
      `${count === 1 ? '1 asiento aún no está sellado' : `${count} asientos aún no están sellados`}: intenta de nuevo en unos minutos`,
  },
};

type AccountGap = { bank: string; accountNumber: string; missing: number | string };

// Of each account: its first opening balance and all lines up to the last statement of the month must lead to that one's closing balance.
const gapsSql = `SELECT account.bank, account.accountNumber, MAX(ended.closingBalance)
    - (SELECT opened.openingBalance FROM bank_statement AS opened
        WHERE opened.bankAccountId = account.id AND opened.voidedAt IS NULL ORDER BY opened.firstDay, opened.id LIMIT 1)
    - COALESCE(SUM(line.amount), 0) AS missing
  FROM collecting_account AS account
  JOIN bank_statement AS ended ON ended.id = (SELECT latest.id FROM bank_statement AS latest
    WHERE latest.bankAccountId = account.id AND latest.voidedAt IS NULL AND latest.lastDay <= ?
    ORDER BY latest.lastDay DESC, latest.id DESC LIMIT 1)
  LEFT JOIN bank_statement AS earlier ON earlier.bankAccountId = account.id AND earlier.voidedAt IS NULL
    AND (earlier.lastDay < ended.lastDay OR (earlier.lastDay = ended.lastDay AND earlier.id <= ended.id))
  LEFT JOIN bank_statement_line AS line ON line.statementId = earlier.id AND line.status IN ('matched', 'suspense')
  WHERE ended.lastDay >= ? GROUP BY account.id, account.bank, account.accountNumber`;

/** SQL: nobody took a statement back, and a second person has confirmed it. */
const isConfirmed = (statement: string): string =>
  `${statement}.voidedAt IS NULL AND ${statement}.confirmedAt IS NOT NULL`;

// A day is known where a confirmed statement covers it, or where it lies between two whose balances are equal: nothing moved.
const uncoveredSql = `SELECT account.bank, account.accountNumber FROM collecting_account AS account
  WHERE EXISTS (SELECT 1 FROM bank_statement AS own WHERE own.bankAccountId = account.id AND own.voidedAt IS NULL AND own.firstDay <= ?)
    AND NOT EXISTS (SELECT 1 FROM bank_statement AS own
      WHERE own.bankAccountId = account.id AND ${isConfirmed('own')} AND own.firstDay <= ? AND own.lastDay >= ?)
    AND NOT EXISTS (SELECT 1 FROM bank_statement AS earlier JOIN bank_statement AS later ON later.bankAccountId = earlier.bankAccountId
      WHERE earlier.bankAccountId = account.id AND ${isConfirmed('earlier')} AND ${isConfirmed('later')} AND earlier.closingBalance = later.openingBalance
        AND earlier.id = (SELECT former.id FROM bank_statement AS former WHERE former.bankAccountId = account.id AND ${isConfirmed('former')}
          AND former.lastDay < ? ORDER BY former.lastDay DESC, former.id DESC LIMIT 1)
        AND later.id = (SELECT next.id FROM bank_statement AS next WHERE next.bankAccountId = account.id AND ${isConfirmed('next')}
          AND next.firstDay > ? ORDER BY next.firstDay, next.id LIMIT 1))
  ORDER BY account.id LIMIT 1`;

/** The account of which no statement tells whether the month ended as the books say. */
async function describeUncovered(manager: EntityManager, last: string): Promise<string | undefined> {
  const [account] = await manager.query<Omit<AccountGap, 'missing'>[]>(uncoveredSql, [last, last, last, last, last]);
  return (
    account &&
    `Ningún extracto de ${account.bank} ${account.accountNumber} llega confirmado al ${formatPaymentDate(last)}: registra el que lo incluye, y que otra persona lo confirme`
  );
}

async function describeGap(manager: EntityManager, [first, last]: [string, string]): Promise<string | undefined> {
  const rows = await manager.query<AccountGap[]>(gapsSql, [last, first]);
  const gap = rows.find(({ missing }) => Number(missing) !== 0);
  return (
    gap &&
    `Faltan movimientos por ${formatExactDollars(centsToText(Number(gap.missing)))} en ${gap.bank} ${gap.accountNumber}: registra los extractos que faltan`
  );
}

/**
 * The open tasks of a month.
 * @param needsStatements whether the last day of the month must be known of every account that has statements by then
 */
export async function findPeriodFaults(
  manager: EntityManager,
  period: string,
  { needsStatements }: { needsStatements: boolean },
): Promise<PeriodFaults> {
  const days = toDays(period);
  const describe = async (check: PeriodCheckName): Promise<string | undefined> => {
    if (check === 'bank')
      return (await describeGap(manager, days)) ?? (needsStatements ? describeUncovered(manager, days[1]) : undefined);
    const [row] = await manager.query<{ count: number | string }[]>(counts[check].sql, days);
    const count = Number(row?.count ?? 0);
    return count === 0 ? undefined : counts[check].describe(count);
  };
  const faults: PeriodFaults = {};
  for (const check of periodChecks) {
    const fault = await describe(check);
    if (fault) faults[check] = fault;
  }
  return faults;
}
