import type { OutboxStatus } from '@cimiento/contracts';
import DataLoader from 'dataloader';
import { type EntityManager, In, Like } from 'typeorm';
import { emailTopic } from '../messages/email/enqueue-email';
import { OutboxMessage } from '../platform/outbox/outbox-message.entity';
import { InvitationCode } from './invitations/invitation-code.entity';

function invitationOfRequest(reader: EntityManager): DataLoader<number, InvitationCode | null> {
  return new DataLoader(async (ids: readonly number[]) => {
    // The newest code of a request is the last.
    const codes = await reader.find(InvitationCode, { where: { requestId: In([...ids]) }, order: { id: 'ASC' } });
    const codeByRequest = new Map(codes.map((code) => [code.requestId, code]));
    return ids.map((id) => codeByRequest.get(id) ?? null);
  });
}

type InvitationMail = Pick<InvitationCode, 'code'> & { /** To whom it went. */ recipient: string };

/** State of the e-mail that brought a code; null if there is none, such as one older than 90 days. */
function invitationEmail(reader: EntityManager): DataLoader<InvitationMail, OutboxStatus | null, string> {
  const load = async (mails: readonly InvitationMail[]) => {
    const recipient = In(mails.map((mail) => mail.recipient));
    const payload = Like('%"template":"invitation"%');
    const sent = await reader.find(OutboxMessage, {
      where: { topic: emailTopic, recipient, payload },
      select: { id: true, status: true, payload: true },
      order: { id: 'ASC' },
    });
    const statusByCode = new Map(
      sent.map((mail) => [(JSON.parse(mail.payload) as { code: string }).code, mail.status]),
    );
    return mails.map(({ code }) => statusByCode.get(code) ?? null);
  };
  return new DataLoader(load, { cacheKeyFn: ({ code }) => code });
}

export const createJoiningLoaders = (reader: EntityManager) => ({
  /** By the id of the waitlist request that the code answers: the newest one. */
  invitationOfRequest: invitationOfRequest(reader),
  invitationEmail: invitationEmail(reader),
});

export type JoiningLoaders = ReturnType<typeof createJoiningLoaders>;
