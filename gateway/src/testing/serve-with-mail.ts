import { MailServer } from './mail-server';
import type { DatabaseKind } from './test-databases';
import { createTestGateway, type TestGateway, type TestGatewayOptions } from './test-gateway';

export type GatewayWithMail = TestGateway & {
  /** Receives its e-mails; empty at the start of each test. */
  mail: MailServer;
  /** Delivers what is due, and returns the token of the latest link that an address received; '' without one. */
  readToken(address: string): Promise<string>;
};

/** Starts a gateway for the tests of a `describe` that sends its e-mails, without the demonstration data. */
export function serveWithMail(kind: DatabaseKind, config: TestGatewayOptions['config'] = {}): GatewayWithMail {
  const served = {} as GatewayWithMail;
  beforeAll(async () => {
    const mail = await MailServer.start();
    const options = { demoData: false, config: { ...config, email: mail.settings } };
    const readToken = async (address: string): Promise<string> => {
      await served.gateway.outbox.deliverDue();
      // Of its e-mails that are sent at one time, any may arrive last.
      const tokens = mail.listFor(address).flatMap(({ text }) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? []);
      return tokens.at(-1) ?? '';
    };
    Object.assign(served, await createTestGateway(kind, options), { mail, readToken });
  });
  beforeEach(() => void (served.mail.emails.length = 0));
  afterAll(async () => {
    await served.close();
    await served.mail.stop();
  });
  return served;
}
