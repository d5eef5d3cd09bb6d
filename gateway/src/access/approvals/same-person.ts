import { accessMessages } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { ExpectedError } from '../../platform/errors';
import type { Actor } from '../../platform/request';
import {
  insertSecurityEvent,
  type NewSecurityEvent,
  type SecurityEventsService,
} from '../security-events/security-events.service';

// An identity card is the first ten digits of the tax number of the same person.
const idDigits = 10;

const sql = `SELECT 1 AS found FROM bank_account AS own JOIN bank_account AS other
  ON other.accountNumber = own.accountNumber
  OR SUBSTR(other.holderIdNumber, 1, ${idDigits}) = SUBSTR(own.holderIdNumber, 1, ${idDigits})
  WHERE own.userId = ? AND other.userId = ? LIMIT 1`;

/** Whether two accounts ever had the same bank account, or bank accounts of the same holder. */
const mayBeOnePerson = async (manager: EntityManager, userId: number, otherId: number): Promise<boolean> =>
  (await manager.query<unknown[]>(sql, [userId, otherId])).length > 0;

type Decision = { by: Actor; otherId: number; operation: string; confirm: boolean };

const toEvent = ({ by, otherId, operation }: Omit<Decision, 'confirm'>): NewSecurityEvent => ({
  kind: 'same_person',
  userId: otherId,
  actor: by,
  detail: operation,
});

/** A decision that waits for the confirmation of its warning, with the event that the refused transaction cannot keep. */
class SamePersonError extends ExpectedError {
  constructor(readonly event: NewSecurityEvent) {
    super('SAME_PERSON', accessMessages.samePerson, { errors: { confirm: accessMessages.samePersonConfirm } });
  }
}

/**
 * Asks for a confirmation where who decides may be the person whose action or money it is, with two accounts. Records a confirmed one.
 * @throws SAME_PERSON without the confirmation
 */
export async function assertTwoPeople(manager: EntityManager, { confirm, ...decision }: Decision): Promise<void> {
  if (!(await mayBeOnePerson(manager, decision.by.userId, decision.otherId))) return;
  if (!confirm) throw new SamePersonError(toEvent(decision));
  await insertSecurityEvent(manager, toEvent(decision));
}

/** Runs a decision, and records where it may have been one person with two accounts: the refused transaction keeps nothing. */
export async function recordSamePerson<R>(events: SecurityEventsService, decide: () => Promise<R>): Promise<R> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof SamePersonError) await events.record(error.event);
    throw error;
  }
}
