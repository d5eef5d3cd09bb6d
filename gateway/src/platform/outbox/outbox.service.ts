import { keptDays } from '@cimiento/contracts';
import { LessThan } from 'typeorm';
import type { Database } from '../database';
import { OutboxMessage } from './outbox-message.entity';

const dayMs = 24 * 60 * 60_000;

/** Upkeep of the outbox. */
export class OutboxService {
  constructor(private readonly database: Database) {}

  /** Deletes messages that were delivered, held or given up more than `keptDays.emails` ago: they name people. */
  async prune(): Promise<void> {
    const before = new Date(Date.now() - keptDays.emails * dayMs);
    await this.database.transaction((manager) => manager.delete(OutboxMessage, { finishedAt: LessThan(before) }));
  }
}
