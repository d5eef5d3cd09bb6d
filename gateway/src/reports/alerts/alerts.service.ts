import { alertMessages, parseCents, today } from '@cimiento/contracts';
import { alertClosingFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { insertWithAudit } from '../../access/audit-log/audit-writer';
import { UserNames } from '../../access/records';
import { readFigures } from '../../books/compliance-rules/read-figures';
import type { IdentitySeal } from '../../identity/records/identity-seal';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { conflict, forbidden, notFound, parseInput } from '../../platform/errors';
import type { Actor, Reader } from '../../platform/request';
import type { ClosedIdentityAlert, IdentityAlert } from './alerts.types';
import { ClosedAlert } from './closed-alert.entity';
import { findAlerts, type FoundAlert } from './find-alerts';

// Of the latest closed ones, nobody reads more at once.
const closedShown = 200;

/** Patterns of money that a person looks at, and how they were closed. */
export class AlertsService {
  constructor(
    private readonly database: Database,
    private readonly seal: IdentitySeal,
  ) {}

  /** The alerts of the last 90 days that are open, the latest first. */
  async list(readBy: Reader): Promise<IdentityAlert[]> {
    const { reader } = this.database;
    const found = await this.findOpen();
    const names = new UserNames(reader, readBy);
    return Promise.all(found.map(async (alert) => ({ ...alert, userName: await names.user(alert.userId) })));
  }

  /** The latest alerts that were closed, the last one first. */
  async listClosed(): Promise<ClosedIdentityAlert[]> {
    const rows = await this.database.reader.find(ClosedAlert, { order: { id: 'DESC' }, take: closedShown });
    return rows.map(({ sealedReason, ...alert }) => ({
      ...alert,
      reason: this.seal.openAlert(alert.userId, sealedReason),
    }));
  }

  /** @throws VALIDATION_FAILED without a reason; NOT_FOUND; FORBIDDEN for one's own; CONFLICT when it was closed */
  async close(key: string, input: unknown, by: Actor): Promise<ClosedIdentityAlert> {
    const { reason } = parseInput(toSchema(alertClosingFields), input);
    if (await this.database.reader.existsBy(ClosedAlert, { key })) throw conflict(alertMessages.closed);
    const alert = (await this.findOpen()).find((candidate) => candidate.key === key);
    if (!alert) throw notFound();
    const { kind, userId, otherId } = alert;
    if (userId === by.userId || otherId === by.userId) throw forbidden(alertMessages.own);
    const sealedReason = this.seal.sealAlert(userId, reason);
    try {
      const closed = await this.database.transaction((manager) =>
        insertWithAudit(
          { manager, entity: ClosedAlert, by },
          manager.create(ClosedAlert, { key, kind, userId, sealedReason, closedBy: by.userId, closedAt: new Date() }),
        ),
      );
      return { ...closed, reason };
    } catch (error) {
      throw isUniqueViolation(error, 'closed_alert', 'key') ? conflict(alertMessages.closed) : error;
    }
  }

  private async findOpen(): Promise<FoundAlert[]> {
    const { reader } = this.database;
    const closed = new Set((await reader.find(ClosedAlert, { select: { id: true, key: true } })).map(({ key }) => key));
    const day = today();
    const thresholdCents = parseCents((await readFigures(reader, day)).identity_threshold);
    const found = await findAlerts(reader, { today: day, thresholdCents });
    return found.filter(({ key }) => !closed.has(key));
  }
}
