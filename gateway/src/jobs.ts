import { retentionRules } from '@cimiento/contracts/retention';
import type { Logger } from 'pino';
import { findLastSignIns } from './access/security-events/last-sign-ins';
import { readWitness, writeWitness } from './books/evidence/seal-witness';
import type { LedgerFault } from './books/ledger/ledger-fault';
import { SealKey } from './books/evidence/seal-key';
import { markExpiredEvents } from './books/evidence/expired-events';
import { Setting } from './access/records';
import { operationSettings } from './platform/metrics/operation-settings';
import { restoreReservationMessages } from './investing/orders/reservation-expiry';
import { expireIdentities } from './identity/review/expire-identities';
import { restoreRoundDeadlines } from './investing/rounds/round-deadlines';
import { notifyLocked } from './messages/notifications/notify-locked';
import type { GatewayConfig } from './platform/config/config';
import type { Database } from './platform/database';
import { removeExpired } from './platform/database/remove-expired';
import type { Job } from './platform/maintenance';
import type { Services } from './services';

/** Seals what is right, and keeps the last link outside of the database. @returns what is wrong */
async function seal({ ledgerSeal }: Services, file: string, log: Log, isOver: () => boolean): Promise<LedgerFault[]> {
  const kept = await readWitness(file);
  // Sealing on would make a chain that was cut or made anew the one that is kept.
  if (kept && !(await ledgerSeal.has(kept)))
    return [{ rule: 'the chain has the link that was kept elsewhere', subject: `seal ${kept.position}` }];
  const { sealed, faults } = await ledgerSeal.sealAll(isOver);
  const head = await ledgerSeal.findHead();
  if (sealed > 0) log.info({ sealed, head }, 'sealed');
  // The log has it too: a folder that cannot be written does not keep rows from being sealed.
  if (head)
    await writeWitness(file, head).catch((err: unknown) =>
      log.info({ err }, 'the head of the seals is not kept in DATA_DIR'),
    );
  return faults;
}

/** Stores the number of faults for metrics and the console. */
const noteFaults = (database: Database, count: number): Promise<unknown> =>
  database.transaction((manager) =>
    manager.upsert(Setting, { name: operationSettings.ledgerFaults, value: String(count) }, ['name']),
  );

type Log = Pick<Logger, 'info' | 'error'>;

/** The regular jobs of a process, those first that matter most. Several processes may run them at once. */
export const createJobs = (
  database: Database,
  services: Services,
  { sealHeadFile, sealSecrets }: Pick<GatewayConfig, 'sealHeadFile' | 'sealSecrets'>,
  log: Log,
): Job[] => [
  {
    name: 'seals',
    run: async (isOver) => {
      const faults = await seal(services, sealHeadFile, log, isOver);
      for (const fault of faults) log.error(fault, 'not sealed');
      if (faults.length > 0) await noteFaults(database, faults.length);
    },
  },
  { name: 'reservations', run: () => restoreReservationMessages(database) },
  { name: 'rounds', run: () => restoreRoundDeadlines(database) },
  { name: 'identities', run: (isOver) => expireIdentities(database, services.identitySeal, isOver) },
  { name: 'pending-emails', run: () => services.pendingEmails.applyDue() },
  { name: 'locked-accounts', run: () => notifyLocked(database) },
  { name: 'ledger-sums', run: (isOver) => services.ledgerCheckpoint.advance(isOver) },
  { name: 'ledger-check', run: () => services.operations.check() },
  {
    name: 'retention',
    run: async (isOver) => {
      await markExpiredEvents(database, new SealKey(sealSecrets));
      const exceptions = { security_event: findLastSignIns(database) };
      const removed = await removeExpired(database, retentionRules, isOver, exceptions);
      if (removed > 0) log.info({ removed }, 'removed what is kept no longer');
    },
  },
  { name: 'pictures', run: () => services.projectUpdates.prunePictures() },
  { name: 'partial-files', run: () => services.files.prune() },
];
