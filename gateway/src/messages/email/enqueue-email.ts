import type { EntityManager } from 'typeorm';
import { enqueueMessages, type NewMessage } from '../../platform/outbox/enqueue';
import { composeSubject } from './email-texts';
import type { EmailPayload } from './email-payload';

/** The outbox topic of e-mails. */
export const emailTopic = 'email';

export type NewEmail = {
  to: string;
  payload: EmailPayload;
  /** The user it is for, if they have an account. */ userId?: number;
};

const maxSubject = 200;

const toMessage = ({ to, payload, userId }: NewEmail): NewMessage => ({
  ...(userId !== undefined && { userId }),
  topic: emailTopic,
  payload,
  recipient: to,
  subject: composeSubject(payload).slice(0, maxSubject),
});

/** Writes e-mails in the transaction of their cause: they are sent once it is committed, and never if it is rolled back. */
export const enqueueEmails = (manager: EntityManager, emails: readonly NewEmail[]): Promise<void> =>
  enqueueMessages(manager, emails.map(toMessage));

export const enqueueEmail = (manager: EntityManager, email: NewEmail): Promise<void> => enqueueEmails(manager, [email]);
