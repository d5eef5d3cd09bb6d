import { brand } from '@cimiento/contracts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { GatewayConfig } from '../platform/config/config';

/** An e-mail that the server accepted: its envelope and its content. */
export type ReceivedEmail = Email & { envelope: { from: string; to: string[] } };

type Rejection = { code: number; message: string };

/** A real SMTP server in the process of the test. */
export class MailServer {
  /** The e-mails that it accepted, oldest first. */
  readonly emails: ReceivedEmail[] = [];
  /** The e-mails that reached it, accepted or not. */
  attempts = 0;
  /** Answers recipients with this error; null accepts them. */
  refusal: Rejection | null = null;
  /** Awaited before an e-mail is accepted. */
  beforeAccepting: () => Promise<void> = () => Promise.resolve();
  private readonly server: SMTPServer;

  private constructor(options: SMTPServerOptions) {
    this.server = new SMTPServer({
      ...options,
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, callback) =>
        callback(this.refusal && Object.assign(new Error(this.refusal.message), { responseCode: this.refusal.code })),
      onData: (stream, session, callback) => {
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
        buffer(stream)
          .then((raw) => this.accept(raw, envelope))
          .then(
            () => callback(),
            (error: Error) => callback(error),
          );
      },
    });
    // A client that is killed resets its connection.
    this.server.on('error', () => undefined);
  }

  static async start(options: SMTPServerOptions = {}): Promise<MailServer> {
    const mail = new MailServer(options);
    mail.server.listen(0, '127.0.0.1');
    await once(mail.server.server, 'listening');
    return mail;
  }

  /** The settings of a gateway that sends by this server. */
  get settings(): GatewayConfig['email'] {
    return {
      smtpUrl: this.url,
      from: { name: brand.name, address: 'avisos@prueba.example' },
      origin: 'https://invierte.prueba.example',
    };
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** The e-mails to an address, oldest first. */
  listFor(address: string): ReceivedEmail[] {
    return this.emails.filter(({ envelope }) => envelope.to.includes(address));
  }

  private async accept(raw: Buffer, envelope: ReceivedEmail['envelope']): Promise<void> {
    this.attempts += 1;
    const email = await PostalMime.parse(raw);
    await this.beforeAccepting();
    this.emails.push({ ...email, envelope });
  }
}
