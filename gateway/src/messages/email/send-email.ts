import type { Logger } from 'pino';
import { composeEmail } from './email-texts';
import { createSmtpTransport, type EmailConfig } from './email-handler';
import type { EmailPayload } from './email-payload';
import { renderEmail } from './render-email';

/** An e-mail without a link that only its reader may use. */
type PlainEmail = Exclude<EmailPayload, { link: unknown }>;

/** Sends an e-mail at once, best effort, and stores nothing of it. */
export type SendEmail = (to: string, payload: PlainEmail) => Promise<void>;

const noToken = (): string => {
  throw new Error('this e-mail has no link with a token');
};

/** For the last e-mail to a person of whom nothing may stay. Without a mail server nothing is sent. */
export function createEmailSender(
  { email: { smtpUrl, from, origin }, company }: EmailConfig,
  log: Pick<Logger, 'warn'>,
): SendEmail {
  const transport = smtpUrl === null ? null : createSmtpTransport(smtpUrl);
  return async (to, payload) => {
    if (!transport) return;
    try {
      await transport.sendMail({
        ...renderEmail(composeEmail(payload, noToken), origin, company),
        from,
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch {
      // The error may name the address, which no log may have.
      log.warn({ template: payload.template }, 'an e-mail that is not stored could not be sent');
    }
  };
}
