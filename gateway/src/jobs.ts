import { retentionRules } from '@cimiento/contracts/retention';
import type { Logger } from 'pino';
import { findLastSignIns } from './access/security-events/last-sign-ins';
import { writeWitness } from './books/ledger/seal-witness';
import { restoreReservationMessages } from './investing/orders/reservation-messages';
import { notifyLocked } from './messages/notifications/notify-locked';
import type { GatewayConfig } from './platform/config/config';
import type { Database } from './platform/database';
import { removeExpired } from './platform/database/remove-expired';
import type { Job } from './platform/maintenance';
import type { Services } from './services';

/** The regular jobs of a process, those first that matter most. Several processes may run them at once. */
export const createJobs = (
  database: Database,
  services: Services,
  { sealHeadFile }: Pick<GatewayConfig, 'sealHeadFile'>,
  log: Pick<Logger, 'info'>,
): Job[] => [
  {
    name: 'seals',
    run: async (isOver) => {
      const sealed = await services.ledgerSeal.sealAll(isOver);
      const head = await services.ledgerSeal.findHead();
      if (sealed > 0) log.info({ sealed, head }, 'sealed');
      // The log has it too: a folder that cannot be written does not keep rows from being sealed.
      if (head)
        await writeWitness(sealHeadFile, head).catch((err: unknown) =>
          log.info({ err }, 'the head of the seals is not kept in DATA_DIR'),
        );
    },
  },
  { name: 'reservations', run: () => restoreReservationMessages(database) },
  { name: 'pending-emails', run: () => services.pendingEmails.applyDue() },
  { name: 'locked-accounts', run: () => notifyLocked(database) },
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
