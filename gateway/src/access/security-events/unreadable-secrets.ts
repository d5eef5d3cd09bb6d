import type { Logger } from 'pino';
import type { Database } from '../../platform/database';
import type { UnreadableSecretError } from '../../platform/encryption';
import { SecurityEvent } from '../records';
import { insertSecurityEvent, operator } from './security-events.service';

/** The account whose authenticator app a secret belongs to; null for the secret of a webhook. */
const findUserId = (context: string): number | null => {
  const [, id] = /^totp:(\d+)$/.exec(context) ?? [];
  return id === undefined ? null : Number(id);
};

/**
 * Records what cannot be decrypted: a security event and a line of the log with its reference, once for a stored secret and day. Apart from the
 * transaction that met it, which is rolled back.
 */
export const createUnreadableReport =
  (database: Database, log: Pick<Logger, 'warn'>) =>
  ({ context, reference, message }: UnreadableSecretError): void => {
    const detail = `${context} ${reference}`;
    database
      .transaction(async (manager) => {
        if (await manager.existsBy(SecurityEvent, { kind: 'secret_unreadable', detail })) return false;
        const event = { kind: 'secret_unreadable', userId: findUserId(context), actor: operator, detail } as const;
        await insertSecurityEvent(manager, event);
        return true;
      })
      .then(
        (isNew) => isNew && log.warn({ event: 'secret_unreadable', context, reference }, message),
        (err: unknown) => log.warn({ err, context, reference }, message),
      );
  };
