import type { AuditedEntity } from '@cimiento/contracts/fields';
import type { LedgerSourceKind } from '@cimiento/contracts';

// An expression, so that SQLite reads the entries that the query is limited to and not all of one kind.
const sourceKind = "CONCAT(entry.sourceKind, '')";

/** Records that entries are about: the table, as what its changes are logged where rows may be deleted, and the kind of its evidence. */
const sources: Record<
  Exclude<LedgerSourceKind, 'adjustment'>,
  { table: string; loggedAs?: AuditedEntity; guardedAs?: string }
> = {
  user: { table: 'users' },
  project: { table: 'project', loggedAs: 'project' },
  // An order that is cancelled deletes its investment, which only its evidence says.
  investment: { table: 'investment', loggedAs: 'investment', guardedAs: 'investment' },
  order: { table: 'investment_order' },
  payment: { table: 'payment', loggedAs: 'payment' },
  paymentRun: { table: 'payment_run' },
  withdrawal: { table: 'withdrawal' },
  bankLine: { table: 'bank_statement_line' },
  exit: { table: 'project_exit' },
  round: { table: 'funding_round' },
  interest: { table: 'round_interest' },
};

const missing = Object.entries(sources).map(([kind, { table, loggedAs, guardedAs }]) => {
  const deleted = `SELECT 1 FROM audit_entry AS deletion WHERE deletion.entity = '${loggedAs}'
      AND deletion.recordId = entry.sourceId AND deletion.action = 'delete'`;
  // Evidence that does not say that it was deleted is found with the records.
  const evidence = `SELECT 1 FROM record_evidence AS evidence WHERE evidence.kind = '${guardedAs}' AND evidence.recordId = entry.sourceId`;
  return `(${sourceKind} = '${kind}' AND NOT EXISTS (SELECT 1 FROM ${table} AS source WHERE source.id = entry.sourceId)
    ${loggedAs ? `AND NOT EXISTS (${deleted})` : ''} ${guardedAs ? `AND NOT EXISTS (${evidence})` : ''})`;
});

/** SQL: neither an upgrade found the entry, nor the operator accepted it as it is. */
const isLater = `entry.id > (SELECT COALESCE(MAX(mark.recordId), 0) FROM record_evidence AS mark
    WHERE mark.kind IN ('baseline', 'accepted'))`;

const isLogged = (entity: AuditedEntity, id: string): string =>
  `EXISTS (SELECT 1 FROM audit_entry AS log WHERE log.entity = '${entity}' AND log.recordId = ${id})`;

/** Sources of entries that only staff makes, with what was logged then. */
const madeByStaff: readonly [LedgerSourceKind, logged: string][] = [
  ['exit', isLogged('exit', 'entry.sourceId')],
  ['payment', isLogged('payment', 'entry.sourceId')],
  ['paymentRun', isLogged('paymentRun', 'entry.sourceId')],
  ['investment', isLogged('investment', 'entry.sourceId')],
  ['round', isLogged('round', 'entry.sourceId')],
  [
    'bankLine',
    `(${isLogged('bankLine', 'entry.sourceId')} OR ${isLogged(
      'bankStatement',
      '(SELECT line.statementId FROM bank_statement_line AS line WHERE line.id = entry.sourceId)',
    )})`,
  ],
];

const entries = "SELECT CONCAT('entry ', entry.id) AS subject FROM ledger_entry AS entry";

const toPeople = `${entries} JOIN ledger_posting AS posting ON posting.entryId = entry.id
  JOIN ledger_account AS account ON account.id = posting.accountId AND account.userId IS NOT NULL`;

const movesOfOthers = (kind: LedgerSourceKind, table: string): string => `${entries}
  JOIN ${table} AS source ON source.id = entry.sourceId
  JOIN ledger_posting AS posting ON posting.entryId = entry.id
  JOIN ledger_account AS account ON account.id = posting.accountId AND account.userId <> source.userId
  WHERE ${sourceKind} = '${kind}'`;

/**
 * Rules about why entries are there: an entry that somebody writes straight into the tables has no record and no log. Some are only of entries
 * since the baseline. Each query ends with a condition.
 */
const rules = [
  {
    rule: 'an entry is about a record that exists, or whose deletion was logged',
    isOfLater: true,
    sql: `${entries} WHERE (${missing.join(' OR ')})`,
  },
  {
    rule: 'an adjustment was logged when it was posted',
    isOfLater: true,
    sql: `${entries} WHERE ${sourceKind} = 'adjustment' AND NOT EXISTS (
      SELECT 1 FROM audit_entry AS log WHERE log.entity = 'ledgerEntry' AND log.recordId = entry.id AND log.action = 'create')`,
  },
  {
    rule: 'an entry that staff makes was logged with its record',
    isOfLater: true,
    sql: `${entries} WHERE (${madeByStaff
      .map(([kind, logged]) => `(${sourceKind} = '${kind}' AND NOT ${logged})`)
      .join(' OR ')})`,
  },
  {
    rule: 'an entry is about an order, a payment or another record of money',
    isOfLater: true,
    sql: `${entries} WHERE ${sourceKind} IN ('user', 'project')`,
  },
  {
    rule: 'an entry of an order moves money of its investor only',
    isOfLater: false,
    sql: movesOfOthers('order', 'investment_order'),
  },
  {
    rule: 'an entry of a withdrawal moves money of its investor only',
    isOfLater: false,
    sql: movesOfOthers('withdrawal', 'withdrawal'),
  },
  {
    rule: 'an entry of an interest moves money of its investor only',
    isOfLater: false,
    sql: movesOfOthers('interest', 'round_interest'),
  },
  {
    rule: 'an exit credits those who have a share of it',
    isOfLater: false,
    sql: `${toPeople} WHERE ${sourceKind} = 'exit' AND NOT EXISTS (
        SELECT 1 FROM exit_share AS share WHERE share.exitId = entry.sourceId AND share.userId = account.userId)`,
  },
  {
    rule: 'an investment by hand moves nothing of a balance',
    isOfLater: false,
    sql: `${toPeople} WHERE ${sourceKind} = 'investment'`,
  },
] as const;

/** The rules with their queries, each of which ends with a condition, so that it can be limited to some entries. */
export const evidenceChecks = rules.map(({ rule, sql, isOfLater }) => ({
  rule,
  sql: isOfLater ? `${sql} AND ${isLater}` : sql,
}));

/** SQL: the number of entries that nothing explains, whenever they were posted. */
export const unexplainedSql = `SELECT COUNT(*) AS entries FROM (${rules.map(({ sql }) => sql).join(' UNION ')}) AS unexplained`;
