import { In, type EntityManager } from 'typeorm';
import type { Database } from '../database';
import { rowLock } from '../database/row-lock';
import { Payment } from '../payments/payment.entity';
import type { PaymentsLedger } from '../payments/payments-ledger';
import { Setting } from '../settings/setting.entity';

const dayMs = 24 * 3_600_000;
const paymentsPerBatch = 500;

/**
 * Ids of payments whose ledger does not say what they say, as servers of the release before the ledger leave them: they write payments
 * and no entries.
 */
const missedSql = `SELECT missed.id FROM (
    SELECT payment.id, CASE WHEN payment.status = 'paid' THEN payment.amount ELSE 0 END AS due FROM payment
    UNION SELECT entry.sourceId, 0 FROM ledger_entry AS entry LEFT JOIN payment ON payment.id = entry.sourceId
      WHERE entry.sourceKind = 'payment' AND payment.id IS NULL
  ) AS missed LEFT JOIN (
    SELECT entry.sourceId, SUM(posting.amount) AS cents FROM ledger_entry AS entry
    JOIN ledger_posting AS posting ON posting.entryId = entry.id
    JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'available'
    WHERE entry.sourceKind = 'payment' GROUP BY entry.sourceId
  ) AS credit ON credit.sourceId = missed.id
  WHERE COALESCE(credit.cents, 0) <> missed.due LIMIT ${paymentsPerBatch}`;

/** Posts what servers of the previous release wrote during a rolling update. A later release drops this. */
export class LedgerCatchUp {
  constructor(
    private readonly database: Database,
    private readonly ledger: PaymentsLedger,
  ) {}

  /** Posts the missed payments; does nothing from a day after the ledger was opened. */
  async run(): Promise<void> {
    const opened = await this.database.reader.findOneBy(Setting, { name: 'ledgerOpenedAt' });
    if (!opened || Date.parse(`${opened.value.replace(' ', 'T')}Z`) + dayMs < Date.now()) return;
    for (;;) {
      const rows = await this.database.reader.query<{ id: number }[]>(missedSql);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await this.database.transaction((manager) => this.post(manager, ids));
      if (ids.length < paymentsPerBatch) return;
    }
  }

  private async post(manager: EntityManager, ids: readonly number[]): Promise<void> {
    const payments = await manager.find(Payment, { where: { id: In([...ids]) }, ...rowLock(manager) });
    const existing = new Set(payments.map(({ id }) => id));
    const deleted = ids.filter((id) => !existing.has(id));
    await this.ledger.followChanged(manager, payments, null);
    await this.ledger.followDeleted(manager, deleted, null);
  }
}
