import { retentionRules } from '@cimiento/contracts/retention';
import type { Logger } from 'pino';
import { findLastSignIns } from './access/security-events/last-sign-ins';
import { restoreReservationMessages } from './investing/orders/reservation-messages';
import type { Database } from './platform/database';
import { removeExpired } from './platform/database/remove-expired';
import type { Job } from './platform/maintenance';
import type { Services } from './services';

/** The regular jobs of a process, those first that matter most. Several processes may run them at once. */
export const createJobs = (database: Database, services: Services, log: Pick<Logger, 'info'>): Job[] => [
  {
    name: 'seals',
    run: async (isOver) => {
      const sealed = await services.ledgerSeal.sealAll(isOver);
      if (sealed > 0) log.info({ sealed, head: await services.ledgerSeal.findHead() }, 'sealed');
    },
  },
  { name: 'reservations', run: () => restoreReservationMessages(database) },
  { name: 'pending-emails', run: () => services.pendingEmails.applyDue() },
  { name: 'ledger-sums', run: (isOver) => services.ledgerCheckpoint.advance(isOver) },
  { name: 'ledger-check', run: () => services.operations.check() },
  {
    name: 'retention',
    run: async (isOver) => {
      const exceptions = { security_event: findLastSignIns(database) };
      const removed = await removeExpired(database, retentionRules, isOver, exceptions);
      if (removed > 0) log.info({ removed }, 'removed what is kept no longer');
    },
  },
  { name: 'pictures', run: () => services.projectUpdates.prunePictures() },
  { name: 'partial-files', run: () => services.files.prune() },
];
