import { keptDays } from '@cimiento/contracts';
import { LessThanOrEqual } from 'typeorm';
import { SecurityEvent } from '../../access/records';
import type { Database } from '../../platform/database';
import type { SealKey } from './seal-key';
import { findLastMarked, writeMark } from './marks';

const dayMs = 24 * 60 * 60_000;

/** States which security events may be gone because their time is over. The caller removes them after it. */
export async function markExpiredEvents(database: Database, key: SealKey): Promise<void> {
  const { reader } = database;
  const limit = new Date(Date.now() - keptDays.securityEvents * dayMs);
  const last = (await reader.maximum(SecurityEvent, 'id', { createdAt: LessThanOrEqual(limit) })) ?? 0;
  if (last <= (await findLastMarked(reader, key, 'eventsRemoved'))) return;
  await database.transaction((manager) => writeMark(manager, key, 'eventsRemoved', last));
}
