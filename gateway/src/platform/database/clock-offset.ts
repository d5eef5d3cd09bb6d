import type { Logger } from 'pino';
import { getMachineTime } from '../machine-time';
import type { Database } from './database';

// Codes of authenticator apps, which change every 30 s, are accepted for one period before and after.
const limitSeconds = 10;

/** Seconds by which the clock of this machine is ahead of the database's; 0 on SQLite, which has the same. @throws when it does not answer */
export async function readClockOffset({ kind, reader }: Database): Promise<number> {
  if (kind === 'sqlite') return 0;
  const askedAt = getMachineTime();
  const [row] = await reader.query<{ now: string }[]>('SELECT UNIX_TIMESTAMP(SYSDATE(3)) AS now');
  // The database read its clock between the two.
  return (askedAt + getMachineTime()) / 2000 - Number(row?.now);
}

/**
 * Compares both clocks, and logs when they start to differ by more than ten seconds and when they agree again. One of the two is wrong: with
 * this machine's wrong, every code of an authenticator app is refused.
 */
export function createClockCheck(database: Database, log: Pick<Logger, 'warn'>): () => Promise<void> {
  let differs = false;
  return async () => {
    if (database.outages.kind === 'unreachable') return;
    const offsetSeconds = Math.round(await readClockOffset(database));
    const differed = differs;
    differs = Math.abs(offsetSeconds) > limitSeconds;
    if (differs && !differed)
      log.warn({ offsetSeconds }, 'the clock of this machine differs from that of the database');
    if (!differs && differed) log.warn({ offsetSeconds }, 'the clocks agree again');
  };
}
