import { fractionPrice } from '@cimiento/contracts';
import { partialSumsSql } from '../ledger/ledger-checkpoint.service';

/** SQL: what the platform took of what rounds raised, with its tax, by project. */
const roundFeesSql = `SELECT round.projectId, posting.amount AS cents FROM ledger_entry AS entry
  JOIN funding_round AS round ON round.id = entry.sourceId JOIN ledger_posting AS posting ON posting.entryId = entry.id
  JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'fee'
  WHERE entry.sourceKind = 'round'`;

/** Rules about orders, the rounds that keep their money apart, and the capital of projects; each selects the `subject` of its faults. */
export const orderChecks: readonly { rule: string; sql: string }[] = [
  {
    rule: 'the capital of a project is the sum of its investments less the fee of its round, apart from adjustments and what its exit returned',
    sql: `SELECT CONCAT('project ', projectId) AS subject FROM (
        SELECT account.projectId, parts.cents FROM ledger_account AS account JOIN (${partialSumsSql}) AS parts
          ON parts.accountId = account.id WHERE account.kind = 'capital' AND parts.kind NOT IN ('adjustment', 'exit')
        UNION ALL SELECT projectId, -100 * amount FROM investment UNION ALL ${roundFeesSql}
      ) AS capital GROUP BY projectId HAVING SUM(cents) <> 0`,
  },
  {
    rule: 'no project handed over more capital than it raised, apart from adjustments',
    sql: `SELECT CONCAT('project ', projectId) AS subject FROM (
        SELECT account.projectId, parts.cents FROM ledger_account AS account JOIN (${partialSumsSql}) AS parts
          ON parts.accountId = account.id WHERE account.kind = 'property' AND parts.kind NOT IN ('adjustment', 'exit')
        UNION ALL SELECT projectId, 100 * amount FROM investment
        UNION ALL SELECT projectId, -cents FROM (${roundFeesSql}) AS fees
      ) AS handed GROUP BY projectId HAVING SUM(cents) < 0`,
  },
  {
    rule: 'an open interest has its price held, and one that ended nothing',
    sql: `SELECT CONCAT('interest ', interest.id) AS subject FROM round_interest AS interest LEFT JOIN (
        SELECT entry.sourceId, SUM(posting.amount) AS cents FROM ledger_entry AS entry
        JOIN ledger_posting AS posting ON posting.entryId = entry.id
        JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'held'
        WHERE entry.sourceKind = 'interest' GROUP BY entry.sourceId
      ) AS moved ON moved.sourceId = interest.id
      WHERE COALESCE(moved.cents, 0) <> CASE WHEN interest.state = 'open' THEN interest.fractions * ${fractionPrice * 100} ELSE 0 END`,
  },
  {
    rule: 'a round keeps the money of its paid orders apart until it ends, and nothing afterwards',
    sql: `SELECT CONCAT('project ', projectId) AS subject FROM (
        SELECT account.projectId, parts.cents FROM ledger_account AS account JOIN (${partialSumsSql}) AS parts
          ON parts.accountId = account.id WHERE account.kind = 'escrow' AND parts.kind <> 'adjustment'
        UNION ALL SELECT item.projectId, -100 * item.amount FROM investment_order AS item
          JOIN funding_round AS round ON round.id = item.roundId AND round.state IN ('open', 'closing')
          WHERE item.status = 'paid'
      ) AS kept GROUP BY projectId HAVING SUM(cents) <> 0`,
  },
  {
    rule: 'a paid order has moved its amount from its investor to its project, and any other order nothing',
    sql: `SELECT CONCAT('order ', item.id) AS subject FROM investment_order AS item LEFT JOIN (
        SELECT entry.sourceId, account.userId, SUM(posting.amount) AS cents FROM ledger_entry AS entry
        JOIN ledger_posting AS posting ON posting.entryId = entry.id
        JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'available'
        WHERE entry.sourceKind = 'order' GROUP BY entry.sourceId, account.userId
      ) AS debit ON debit.sourceId = item.id AND debit.userId = item.userId
      WHERE COALESCE(debit.cents, 0) <> CASE WHEN item.status = 'paid' THEN -item.amount * 100 ELSE 0 END`,
  },
  {
    rule: 'a paid order has its investment, unless its round still keeps its money apart',
    sql: `SELECT CONCAT('order ', item.id) AS subject FROM investment_order AS item
      LEFT JOIN investment ON investment.id = item.investmentId
      LEFT JOIN funding_round AS round ON round.id = item.roundId AND round.state IN ('open', 'closing')
      WHERE item.status = 'paid' AND (investment.id IS NULL) <> (round.id IS NOT NULL)`,
  },
  {
    rule: 'what a project has raised covers its paid orders',
    sql: `SELECT CONCAT('project ', project.id) AS subject FROM project JOIN (
        SELECT projectId, SUM(amount) AS dollars FROM investment_order
        WHERE status IN ('committed', 'paid') GROUP BY projectId
      ) AS raised ON raised.projectId = project.id
      WHERE raised.dollars > project.funded`,
  },
  {
    rule: 'what a project has reserved is the sum of its open reservations',
    sql: `SELECT CONCAT('project ', project.id) AS subject FROM project LEFT JOIN (
        SELECT projectId, SUM(amount) AS dollars FROM investment_order WHERE status = 'reserved' GROUP BY projectId
      ) AS waiting ON waiting.projectId = project.id
      WHERE COALESCE(waiting.dollars, 0) <> project.reserved`,
  },
];
