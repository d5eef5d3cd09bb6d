import { messages, type FieldErrors } from '@cimiento/contracts';
import { paymentImportSchema, type PaymentInput } from '@cimiento/contracts/schemas';
import { In, type EntityManager } from 'typeorm';
import { insertWithAudit } from '../audit-log/audit-writer';
import type { Database } from '../database';
import { parseInput } from '../errors/parse-input';
import { validationFailed } from '../errors/expected-error';
import type { IdempotentRequest } from '../idempotency/idempotent-request';
import type { IdempotencyService } from '../idempotency/idempotency.service';
import { Investment } from '../investments/investment.entity';
import { findDuplicates } from './payment-duplicates';
import { Payment } from './payment.entity';
import { validateParties } from './payment-parties';
import type { PaymentDuplicate } from './payments-import.type';

/** Faults of rows by their place, from 0: 'rows.3.userId'. */
async function findFaults(manager: EntityManager, rows: readonly PaymentInput[]): Promise<FieldErrors> {
  const ids = [...new Set(rows.map(({ investmentId }) => investmentId))];
  const investments = new Map(
    (await manager.findBy(Investment, { id: In(ids) })).map((investment) => [investment.id, investment]),
  );
  const faults = rows.flatMap((row, index) =>
    Object.entries(validateParties(row, investments.get(row.investmentId) ?? null)).map(([field, message]) => [
      `rows.${index}.${field}`,
      message,
    ]),
  );
  return Object.fromEntries(faults) as FieldErrors;
}

/** Payments that come from a file: all or none. */
export class PaymentsImportService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** What a person should know before the import: the rows that look like payments made before. @throws VALIDATION_FAILED, as the import does. */
  async duplicates(rows: unknown): Promise<PaymentDuplicate[]> {
    return findDuplicates(this.database.reader, parseInput(paymentImportSchema, { rows }).rows);
  }

  /**
   * Records the payments in one transaction and gives their number.
   * @throws VALIDATION_FAILED with the faults of every row, 'rows.3.userId', CONFLICT when the key of the attempt was used for something else.
   */
  async importAll(rows: unknown, attempt: IdempotentRequest): Promise<number> {
    const values = parseInput(paymentImportSchema, { rows });
    await this.idempotency.runOnce(attempt, Payment, values, async (manager) => {
      const faults = await findFaults(manager, values.rows);
      if (Object.keys(faults).length > 0) throw validationFailed(faults, messages.importFaults);
      const payments = values.rows.map((row) => manager.create(Payment, row));
      // One by one: not every server gives the rows of one statement ids that follow each other, and the trail needs each.
      for (const payment of payments) await insertWithAudit({ manager, entity: Payment, by: attempt.userId }, payment);
      // The first stands for all of them: there is at least one.
      return payments[0] as Payment;
    });
    return values.rows.length;
  }
}
