import { hasAccentBeforeAt } from '@cimiento/contracts';
import { createTransport, type Transporter } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { AccountTokens } from '../../access/account-tokens/account-tokens';
import type { GatewayConfig } from '../../platform/config/config';
import type { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { HoldMessage, type OutboxHandler, PermanentFailure } from '../../platform/outbox/outbox-worker';
import { composeEmail } from './email-texts';
import type { EmailPayload } from './email-payload';
import { renderEmail, type RenderedEmail } from './render-email';

/** The inputs of every e-mail, beyond its own facts. */
export type EmailConfig = Pick<GatewayConfig, 'email' | 'company'>;

// A plain address: nothing that a mail server could take for a second one, a comment or a route.
const plainAddress = /^[^\s"'<>()[\]\\,;:@]+@[^\s"'<>()[\]\\,;:@]+$/;

/** Writes the e-mail of an outbox message. */
export function writeEmail(
  { payload, recipient }: OutboxMessage,
  tokens: Pick<AccountTokens, 'reveal'>,
  { email, company }: EmailConfig,
): RenderedEmail {
  const content: EmailPayload = JSON.parse(payload);
  return renderEmail(
    composeEmail(content, (source) => tokens.reveal(source, recipient ?? '')),
    email.origin,
    company,
  );
}

/** Derived from the row, so that a message that is sent again after a crash is the same e-mail. */
export const getMessageId = ({ id, createdAt }: OutboxMessage, origin: string): string =>
  `<outbox.${id}.${createdAt.getTime()}@${new URL(origin).hostname}>`;

const hasCode = (error: unknown): error is { code?: string; responseCode?: number } =>
  typeof error === 'object' && error !== null && 'code' in error;

/** Whether the server refused the recipient for good. A wrong password of ours is not the recipient's fault. */
const isRefusedRecipient = (error: unknown): boolean =>
  hasCode(error) && error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500;

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** The address with `requireTLS` where a password would otherwise cross the network readable if the server offers no TLS. */
export function requireTlsForPassword(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.password !== '' && !isLoopback(url.hostname)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

export function createSmtpTransport(url: string): Transporter {
  return createTransport(requireTlsForPassword(url), {
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whether the mail server takes letters outside ASCII before the @ (RFC 6531): nodemailer sends them in any case, and they would be lost. */
function offersSmtpUtf8({ options }: Transporter): Promise<boolean> {
  const connection = new SMTPConnection(options);
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.connect(() => {
      // The response to EHLO, after STARTTLS where there is one.
      resolve(/[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse)));
      connection.quit();
    });
  });
}

/** Sends the e-mails of the outbox. */
export function createEmailHandler(config: EmailConfig, tokens: AccountTokens): OutboxHandler {
  const { smtpUrl, from, origin } = config.email;
  const transport = smtpUrl === null ? null : createSmtpTransport(smtpUrl);
  return {
    deliver: async (message) => {
      if (!transport) throw new HoldMessage('SMTP_URL is not set');
      const { recipient } = message;
      if (recipient === null || !plainAddress.test(recipient)) throw new PermanentFailure('The address is not valid');
      if (hasAccentBeforeAt(recipient) && !(await offersSmtpUtf8(transport)))
        throw new PermanentFailure('The mail server takes no accents before the @ (SMTPUTF8)');
      try {
        await transport.sendMail({
          ...writeEmail(message, tokens, config),
          from,
          // As an object: nodemailer parses a text, in which a name could bring further addresses.
          to: { name: '', address: recipient },
          messageId: getMessageId(message, origin),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        if (isRefusedRecipient(error)) throw new PermanentFailure('The mail server refused the address');
        throw error;
      }
    },
  };
}
