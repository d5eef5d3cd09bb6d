import {
  formatMonth,
  isPeriodOver,
  listPeriods,
  periodChecks,
  today,
  toPeriod,
  periodMessages,
} from '@cimiento/contracts';
import { periodFields, periodReopenFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { MoreThanOrEqual, type EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import { updateWithAudit } from '../../access/audit-log/audit-writer';
import type { Database } from '../../platform/database';
import { conflict, ExpectedError, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { Actor } from '../../platform/request';
import type { LedgerSealService } from '../evidence/ledger-seal.service';
import { AccountingPeriod } from '../ledger/accounting-period.entity';
import { lockPeriod } from '../ledger/closed-periods';
import { findPeriodFaults, type PeriodFaults } from './period-checks';
import type { PeriodCheck } from './periods.types';

/** The month that an approved request reopens, and the reason. */
type ReopenPayload = { period: string; reason: string };

type PeriodsParts = {
  database: Database;
  idempotency: IdempotencyService;
  approvals: ApprovalsService;
  seals: LedgerSealService;
};

const parsePeriod = (period: unknown): string => parseInput(toSchema(periodFields), { period }).period;

/** The months of the books. */
export class PeriodsService {
  constructor(private readonly parts: PeriodsParts) {
    parts.approvals.register('reopen_period', {
      execute: (manager, payload, by) => this.open(manager, (payload as ReopenPayload).period, by),
      describe: (_reader, payload) => {
        const { period, reason } = payload as ReopenPayload;
        return Promise.resolve([
          { label: 'Mes', value: formatMonth(period) },
          { label: periodReopenFields.reason.label, value: reason },
        ]);
      },
    });
  }

  /**
   * Every month from that of the first entry, or an earlier one that is closed, to today's, newest first; with an instant only those that were
   * closed or reopened since.
   */
  async list(updatedSince?: Date | null): Promise<AccountingPeriod[]> {
    const { reader } = this.parts.database;
    if (updatedSince)
      return reader.find(AccountingPeriod, {
        where: { updatedAt: MoreThanOrEqual(updatedSince) },
        order: { period: 'DESC' },
      });
    const [first] = await reader.query<{ day: string | null }[]>(
      'SELECT CAST(MIN(occurredOn) AS CHAR) AS day FROM ledger_entry',
    );
    const rows = await reader.find(AccountingPeriod);
    const stored = new Map(rows.map((row) => [row.period, row]));
    const closed = rows.flatMap(({ period, closedAt }) => (closedAt ? [period] : []));
    const [earliest = ''] = [toPeriod(first?.day ?? today()), ...closed].toSorted();
    return listPeriods(earliest, toPeriod(today()))
      .toReversed()
      .map(
        (period) => stored.get(period) ?? reader.create(AccountingPeriod, { period, closedAt: null, closedBy: null }),
      );
  }

  /** The tasks to finish before a month is closed. @throws VALIDATION_FAILED */
  async listChecks(input: string): Promise<PeriodCheck[]> {
    const faults = await this.findFaults(this.parts.database.reader, parsePeriod(input));
    return periodChecks.map((check) => ({ check, fault: faults[check] ?? null }));
  }

  /**
   * Closes a month: nothing can be dated in it.
   * @throws VALIDATION_FAILED; CONFLICT when it is not over or closed already, with `errors` by check when something is not done
   */
  async close(input: string, by: Actor): Promise<AccountingPeriod> {
    const period = parsePeriod(input);
    if (!isPeriodOver(period, today())) throw conflict(periodMessages.notOver);
    await this.parts.seals.sealAll();
    return this.parts.idempotency.runOnce(by, AccountingPeriod, { close: period }, async (manager) => {
      const { id, closedAt } = await lockPeriod(manager, period);
      if (closedAt) throw conflict(periodMessages.isClosed);
      const errors = await this.findFaults(manager, period);
      if (Object.keys(errors).length > 0) throw new ExpectedError('CONFLICT', periodMessages.notDone, { errors });
      const values = { closedAt: new Date(), closedBy: by.userId };
      return updateWithAudit({ manager, entity: AccountingPeriod, by }, id, values);
    });
  }

  /**
   * Opens a closed month again, which always takes a second administrator.
   * @throws VALIDATION_FAILED, CONFLICT when it is open, APPROVAL_PENDING
   */
  async reopen(input: string, reasonInput: unknown, by: Actor): Promise<AccountingPeriod> {
    const payload: ReopenPayload = {
      period: parsePeriod(input),
      ...parseInput(toSchema(periodReopenFields), reasonInput),
    };
    const { approvals, database, idempotency } = this.parts;
    await approvals.assertNotProposed('reopen_period', payload, by);
    if (!approvals.isNeeded('reopen_period'))
      return idempotency.runOnce(by, AccountingPeriod, payload, (manager) => this.open(manager, payload.period, by));
    const row = await database.reader.findOneBy(AccountingPeriod, { period: payload.period });
    if (!row?.closedAt) throw conflict(periodMessages.isOpen);
    const summary = `Abrir de nuevo ${formatMonth(payload.period)}: ${payload.reason}`;
    return approvals.propose({ kind: 'reopen_period', subject: `period:${payload.period}`, summary, payload }, by);
  }

  private findFaults(manager: EntityManager, period: string): Promise<PeriodFaults> {
    return findPeriodFaults(manager, period, { needsStatements: this.parts.approvals.isNeeded('money_in') });
  }

  private async open(manager: EntityManager, period: string, by: Actor): Promise<AccountingPeriod> {
    const { id, closedAt } = await lockPeriod(manager, period);
    if (!closedAt) throw conflict(periodMessages.isOpen);
    return updateWithAudit({ manager, entity: AccountingPeriod, by }, id, { closedAt: null, closedBy: null });
  }
}
