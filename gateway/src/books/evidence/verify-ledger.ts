import { fractionPrice } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { nextTurn } from '../../platform/database/next-turn';
import { sumPostingsSql } from '../ledger/ledger-checkpoint.service';
import type { SealHead } from './seal-head';
import { developmentSealKey, type SealKey } from './seal-key';
import { evidenceChecks } from './entry-evidence';
import { orderChecks } from './order-checks';
import type { LedgerFault } from '../ledger/ledger-fault';
import { verifySeals } from './verify-seals';
import { verifyRecords } from './verify-records';

type Check = { rule: string; /** Selects the `subject` of each fault. */ sql: string };

// At most this many faults of one rule are reported: one wrong migration breaks every row.
const maxFaults = 20;

const checks: readonly Check[] = [
  {
    rule: 'every entry has two or more postings that sum to 0',
    sql: `SELECT CONCAT('entry ', entry.id) AS subject FROM ledger_entry AS entry
      LEFT JOIN ledger_posting AS posting ON posting.entryId = entry.id
      GROUP BY entry.id HAVING COUNT(posting.id) < 2 OR COALESCE(SUM(posting.amount), 1) <> 0`,
  },
  {
    rule: 'an entry of a closed month was posted before the month was closed',
    sql: `SELECT CONCAT('entry ', entry.id) AS subject FROM accounting_period AS period
      JOIN ledger_entry AS entry ON entry.occurredOn >= CONCAT(period.period, '-01') AND SUBSTR(entry.occurredOn, 1, 7) = period.period
      WHERE entry.createdAt > period.closedAt`,
  },
  {
    rule: 'the book sums to 0',
    sql: "SELECT CONCAT('sum ', SUM(amount)) AS subject FROM ledger_posting HAVING SUM(amount) <> 0",
  },
  {
    rule: 'the balance of an account is the sum of its postings, and its sequence their number',
    sql: `SELECT account.code AS subject FROM ledger_account AS account
      LEFT JOIN ledger_posting AS posting ON posting.accountId = account.id
      WHERE account.sequence IS NOT NULL GROUP BY account.id, account.code, account.balance, account.sequence
      HAVING COALESCE(SUM(posting.amount), 0) <> account.balance OR COUNT(posting.id) <> account.sequence
        OR COALESCE(MAX(posting.sequence), 0) <> account.sequence OR COUNT(posting.sequence) <> account.sequence`,
  },
  {
    rule: 'the balance after a posting is the sum of the postings up to it',
    sql: `SELECT CONCAT('posting ', id) AS subject FROM (
        SELECT id, balanceAfter, SUM(amount) OVER (PARTITION BY accountId ORDER BY sequence ROWS UNBOUNDED PRECEDING) AS total
        FROM ledger_posting WHERE sequence IS NOT NULL) AS running
      WHERE total <> balanceAfter`,
  },
  {
    rule: 'a reversing entry is the negative of the entry that it reverses',
    sql: `SELECT CONCAT('entry ', reversal.id) AS subject FROM ledger_entry AS reversal
      JOIN ledger_posting AS posting ON posting.entryId IN (reversal.id, reversal.reversalOf)
      WHERE reversal.reversalOf IS NOT NULL GROUP BY reversal.id, posting.accountId HAVING SUM(posting.amount) <> 0`,
  },
  {
    rule: 'a monthly payment has taken its fee, expenses and reserve from the rent, and one that was undone nothing',
    sql: `SELECT CONCAT('payment run ', run.id) AS subject FROM payment_run AS run LEFT JOIN (
        SELECT entry.sourceId, SUM(posting.amount) AS cents FROM ledger_entry AS entry
        JOIN ledger_posting AS posting ON posting.entryId = entry.id
        JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'rent'
        WHERE entry.sourceKind = 'paymentRun' GROUP BY entry.sourceId
      ) AS taken ON taken.sourceId = run.id
      WHERE COALESCE(taken.cents, 0) <> CASE WHEN run.status = 'posted'
        THEN -(COALESCE(run.fee, 0) + COALESCE(run.expenses, 0) + COALESCE(run.reserve, 0)) ELSE 0 END`,
  },
  {
    rule: 'a payment credits its amount to its holder if it is paid, else nothing',
    sql: `SELECT CONCAT('payment ', payment.id) AS subject FROM payment LEFT JOIN (
        SELECT entry.sourceId, account.userId, SUM(posting.amount) AS cents FROM ledger_entry AS entry
        JOIN ledger_posting AS posting ON posting.entryId = entry.id
        JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'available'
        WHERE entry.sourceKind = 'payment' GROUP BY entry.sourceId, account.userId
      ) AS credit ON credit.sourceId = payment.id AND credit.userId = payment.userId
      WHERE COALESCE(credit.cents, 0) <> CASE WHEN payment.status = 'paid' THEN payment.amount ELSE 0 END`,
  },
  {
    rule: 'what an investor has held is the sum of their open withdrawals and interests',
    sql: `SELECT account.code AS subject FROM ledger_account AS account LEFT JOIN (
        SELECT userId, SUM(cents) AS cents FROM (
          SELECT userId, amount AS cents FROM withdrawal WHERE status IN ('requested', 'approved')
          UNION ALL SELECT userId, fractions * ${fractionPrice * 100} FROM round_interest WHERE state = 'open'
        ) AS parts GROUP BY userId
      ) AS waiting ON waiting.userId = account.userId
      WHERE account.kind = 'held' AND account.balance <> COALESCE(waiting.cents, 0)`,
  },
  {
    rule: 'an open withdrawal has its amount held',
    sql: `SELECT CONCAT('withdrawal ', withdrawal.id) AS subject FROM withdrawal
      LEFT JOIN ledger_account AS account ON account.userId = withdrawal.userId AND account.kind = 'held'
      WHERE withdrawal.status IN ('requested', 'approved') AND account.id IS NULL`,
  },
  {
    rule: 'a payment that was deleted or has another holder credits nothing to anybody else',
    sql: `SELECT CONCAT('payment ', entry.sourceId) AS subject FROM ledger_entry AS entry
      JOIN ledger_posting AS posting ON posting.entryId = entry.id
      JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'available'
      LEFT JOIN payment ON payment.id = entry.sourceId AND payment.userId = account.userId
      WHERE entry.sourceKind = 'payment' AND payment.id IS NULL
      GROUP BY entry.sourceId, account.id HAVING SUM(posting.amount) <> 0`,
  },
  {
    rule: "a line of the bank's statement moves its amount from the bank to where it is matched, unless it is a withdrawal's or not posted",
    sql: `SELECT CONCAT('bank line ', line.id) AS subject FROM bank_statement_line AS line LEFT JOIN (
        SELECT entry.sourceId, account.code, SUM(posting.amount) AS cents FROM ledger_entry AS entry
        JOIN ledger_posting AS posting ON posting.entryId = entry.id
        JOIN ledger_account AS account ON account.id = posting.accountId
        WHERE entry.sourceKind = 'bankLine' GROUP BY entry.sourceId, account.code HAVING SUM(posting.amount) <> 0
      ) AS moved ON moved.sourceId = line.id
      GROUP BY line.id, line.amount, line.status, line.withdrawalId, line.batchId, line.bankAccountId, line.userId, line.projectId, line.purpose,
        line.feeKind, line.paidFrom
      HAVING COUNT(moved.code) <> CASE WHEN line.status IN ('ignored', 'duplicate', 'void') OR line.withdrawalId IS NOT NULL OR line.batchId IS NOT NULL THEN 0 ELSE 2 END
        OR SUM(CASE
          WHEN moved.code IS NULL THEN 0
          WHEN moved.code = CONCAT('bank:', line.bankAccountId) THEN CASE WHEN moved.cents = -line.amount THEN 0 ELSE 1 END
          WHEN moved.code = CASE
              WHEN line.purpose = 'fee' THEN CONCAT('fee:', line.feeKind)
              WHEN line.purpose = 'capital' AND moved.code = CONCAT('project:', line.projectId, ':proceeds')
                AND EXISTS (SELECT 1 FROM project_exit AS sold WHERE sold.projectId = line.projectId) THEN moved.code
              WHEN line.projectId IS NOT NULL THEN CONCAT('project:', line.projectId, CASE line.purpose WHEN 'rent' THEN ':rent'
                WHEN 'capital' THEN ':property' WHEN 'expense' THEN CASE line.paidFrom WHEN 'reserve' THEN ':reserve' ELSE ':expenses' END
                ELSE ':proceeds' END)
              WHEN line.purpose = 'bank_fee' THEN 'fee:bank'
              WHEN line.purpose = 'interest' THEN 'fee:interest'
              WHEN line.purpose IN ('own_transfer', 'not_ours') THEN line.purpose
              WHEN line.userId IS NULL THEN 'suspense' ELSE CONCAT('investor:', line.userId, ':available') END
            THEN CASE WHEN moved.cents = line.amount THEN 0 ELSE 1 END
          ELSE 1 END) > 0`,
  },
  {
    rule: 'a line that names an order is credited to its investor, and pays it with its own amount or with the balance',
    sql: `SELECT CONCAT('bank line ', line.id) AS subject FROM bank_statement_line AS line
      LEFT JOIN investment_order AS item ON item.id = line.orderId AND item.userId = line.userId
      WHERE line.orderId IS NOT NULL AND (item.id IS NULL
        OR (line.orderUse = 'paid' AND (line.amount < item.amount * 100 OR item.status NOT IN ('paid', 'cancelled', 'refunded')))
        OR (line.orderUse = 'completed' AND item.status NOT IN ('paid', 'cancelled', 'refunded'))
        OR (line.orderUse = 'partial' AND line.amount >= item.amount * 100))`,
  },
  {
    rule: 'a reversal takes a deposit of its account and amount back from where it went',
    sql: `SELECT CONCAT('bank line ', line.id) AS subject FROM bank_statement_line AS line
      LEFT JOIN bank_statement_line AS deposit ON deposit.id = line.reversedLineId
      WHERE line.reversedLineId IS NOT NULL AND (deposit.id IS NULL OR deposit.amount <> -line.amount
        OR deposit.bankAccountId <> line.bankAccountId OR deposit.status NOT IN ('matched', 'suspense')
        OR COALESCE(deposit.userId, 0) <> COALESCE(line.userId, 0))`,
  },
  {
    rule: 'an order is paid with one transfer at most',
    sql: `SELECT CONCAT('order ', orderId) AS subject FROM bank_statement_line
      WHERE orderUse IN ('paid', 'completed') AND status = 'matched' GROUP BY orderId HAVING COUNT(*) > 1`,
  },
  {
    rule: 'a withdrawal is out of the balance until it ends unpaid, and out of the bank while it is paid',
    sql: `SELECT CONCAT('withdrawal ', withdrawal.id) AS subject FROM withdrawal LEFT JOIN (
        SELECT entry.sourceId,
          SUM(CASE WHEN account.kind = 'available' THEN posting.amount ELSE 0 END) AS available,
          SUM(CASE WHEN account.kind = 'bank' THEN posting.amount ELSE 0 END) AS bank
        FROM ledger_entry AS entry JOIN ledger_posting AS posting ON posting.entryId = entry.id
        JOIN ledger_account AS account ON account.id = posting.accountId
        WHERE entry.sourceKind = 'withdrawal' GROUP BY entry.sourceId
      ) AS moved ON moved.sourceId = withdrawal.id
      WHERE COALESCE(moved.available, 0) <>
          CASE WHEN withdrawal.status IN ('requested', 'approved', 'paid') THEN -withdrawal.amount ELSE 0 END
        OR COALESCE(moved.bank, 0) <> CASE WHEN withdrawal.status = 'paid' THEN withdrawal.amount ELSE 0 END`,
  },
  {
    rule: "a withdrawal whose lines the bank's statements show has moved on each bank account what they say",
    sql: `SELECT CONCAT('withdrawal ', withdrawal.id, ' on bank account ', shown.bankAccountId) AS subject
      FROM withdrawal JOIN (
        SELECT withdrawalId, bankAccountId, SUM(amount) AS cents FROM bank_statement_line
        WHERE withdrawalId IS NOT NULL GROUP BY withdrawalId, bankAccountId
      ) AS shown ON shown.withdrawalId = withdrawal.id LEFT JOIN (
        SELECT entry.sourceId, account.code, SUM(posting.amount) AS cents FROM ledger_entry AS entry
        JOIN ledger_posting AS posting ON posting.entryId = entry.id
        JOIN ledger_account AS account ON account.id = posting.accountId
        WHERE entry.sourceKind = 'withdrawal' AND account.kind = 'bank' GROUP BY entry.sourceId, account.code
      ) AS moved ON moved.sourceId = withdrawal.id AND moved.code = CONCAT('bank:', shown.bankAccountId)
      WHERE withdrawal.bankLineId IS NOT NULL AND (withdrawal.status = 'paid' OR withdrawal.returnLineId IS NOT NULL)
        AND shown.cents <> -COALESCE(moved.cents, 0)`,
  },
  {
    rule: 'a line that paid a file of withdrawals has the sum of those that it paid, from its bank account',
    sql: `SELECT CONCAT('bank line ', line.id) AS subject FROM bank_statement_line AS line
      LEFT JOIN withdrawal ON withdrawal.bankLineId = line.id
        AND withdrawal.batchId = line.batchId AND withdrawal.collectingAccountId = line.bankAccountId
      WHERE line.batchId IS NOT NULL GROUP BY line.id, line.amount HAVING COALESCE(SUM(withdrawal.amount), 0) <> -line.amount`,
  },
  {
    rule: 'a file of withdrawals is open while one of them is to be paid, and has their sum',
    sql: `SELECT CONCAT('withdrawal batch ', batch.id) AS subject FROM withdrawal_batch AS batch
      LEFT JOIN withdrawal ON withdrawal.batchId = batch.id GROUP BY batch.id, batch.state, batch.total, batch.withdrawals
      HAVING COALESCE(SUM(withdrawal.amount), 0) <> batch.total OR COUNT(withdrawal.id) <> batch.withdrawals
        OR batch.state <> CASE WHEN COUNT(withdrawal.id) = 0 THEN 'cancelled'
          WHEN SUM(CASE WHEN withdrawal.status IN ('requested', 'approved') THEN 1 ELSE 0 END) > 0 THEN 'open' ELSE 'paid' END`,
  },
  {
    rule: 'a withdrawal that waits for another approval left a file that was read, or is in one whose payment was undone',
    sql: `SELECT CONCAT('withdrawal ', withdrawal.id) AS subject FROM withdrawal
      LEFT JOIN withdrawal_batch AS batch ON batch.id = COALESCE(withdrawal.batchId, withdrawal.readBatchId)
      WHERE (withdrawal.readBatchId IS NOT NULL OR (withdrawal.status = 'requested' AND withdrawal.batchId IS NOT NULL))
        AND withdrawal.status = 'requested' AND batch.readAt IS NULL AND batch.undoneAt IS NULL`,
  },
  {
    rule: 'a checkpoint is the sum of the postings up to it',
    sql: `SELECT CONCAT('account ', sums.accountId) AS subject FROM (
        ${sumPostingsSql('posting.id <= (SELECT COALESCE(MAX(throughId), 0) FROM ledger_checkpoint)')}
      ) AS sums LEFT JOIN ledger_checkpoint AS saved ON saved.accountId = sums.accountId AND saved.kind = sums.kind
        AND saved.throughId = (SELECT MAX(throughId) FROM ledger_checkpoint)
      WHERE COALESCE(saved.total, 0) <> sums.cents`,
  },
  {
    rule: 'the exit of a project in force has credited each share to its holder, and one that was corrected nothing',
    sql: `SELECT CONCAT('exit ', due.exitId, ' of user ', due.userId) AS subject FROM (
        SELECT exitId, userId, SUM(share) AS cents FROM exit_share GROUP BY exitId, userId
      ) AS due JOIN project_exit AS item ON item.id = due.exitId LEFT JOIN (
        SELECT entry.sourceId, account.userId, SUM(posting.amount) AS cents FROM ledger_entry AS entry
        JOIN ledger_posting AS posting ON posting.entryId = entry.id
        JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'available'
        WHERE entry.sourceKind = 'exit' GROUP BY entry.sourceId, account.userId
      ) AS credit ON credit.sourceId = due.exitId AND credit.userId = due.userId
      WHERE COALESCE(credit.cents, 0) <> CASE WHEN EXISTS (
        SELECT 1 FROM project_exit AS later WHERE later.projectId = item.projectId AND later.version > item.version
      ) THEN 0 ELSE due.cents END`,
  },
];

/**
 * Checks every rule of the books. Returns no faults when they are right.
 * @param kept a link of the chain of seals that was kept elsewhere, which the chain must still have.
 * @param report gets each rule before it is checked: over many entries they take minutes.
 */
export async function verifyLedger(
  reader: EntityManager,
  key: SealKey = developmentSealKey,
  kept?: SealHead,
  report: (rule: string) => void = () => undefined,
): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const { rule, sql } of [...checks, ...orderChecks, ...evidenceChecks]) {
    report(rule);
    const rows = await reader.query<{ subject: string }[]>(`${sql} LIMIT ${maxFaults}`);
    faults.push(...rows.map(({ subject }) => ({ rule, subject })));
    await nextTurn();
  }
  report('a record is what its last recorded change made it');
  faults.push(...(await verifyRecords(reader, key)));
  report('the seals are one unbroken chain of what was sealed');
  return [...faults, ...(await verifySeals(reader, key, kept, report))];
}
