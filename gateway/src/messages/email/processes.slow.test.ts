import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../platform/database';
import { openDatabase } from '../../open-database';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import {
  createTestDatabase,
  type GatewayProcess,
  MailServer,
  startGatewayProcess,
  stopGatewayProcess,
  type TestDatabase,
} from '../../testing';
import { enqueueEmail } from './enqueue-email';

const settings = { PUBLIC_ORIGIN: 'https://invierte.prueba.example', OUTBOX_POLL_MS: '100' };

describe('e-mails of several gateway processes', () => {
  let mail: MailServer;
  let place: TestDatabase;
  let database: Database;
  const gateways: GatewayProcess[] = [];

  const start = async (): Promise<GatewayProcess> => {
    const gateway = await startGatewayProcess(place, { ...settings, SMTP_URL: mail.url });
    gateways.push(gateway);
    return gateway;
  };
  const write = (to: string): Promise<void> =>
    database.transaction((manager) =>
      enqueueEmail(manager, {
        to,
        payload: { template: 'notice', fullName: 'Ana', title: 'Aviso', body: 'Texto.', path: '/dashboard' },
      }),
    );
  // A lease long enough for a busy machine would be a long wait.
  const endLeases = (): Promise<unknown> =>
    database.transaction((manager) => manager.update(OutboxMessage, { status: 'sending' }, { dueAt: 0 }));
  const waitFor = async (isDone: () => Promise<boolean> | boolean): Promise<void> => {
    while (!(await isDone())) await wait(20);
  };

  beforeAll(async () => {
    mail = await MailServer.start();
    place = await createTestDatabase('mariadb');
  });

  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => stopGatewayProcess(gateway)));
    await database.close();
    await place.drop();
    await mail.stop();
  });

  test('arrive once, also when the process that sends one is killed before the server has it', async () => {
    const first = await start();
    database = await openDatabase(place.config);
    let fail = (): void => undefined;
    const killed = new Promise<void>((_resolve, reject) => (fail = () => reject(new Error('the client is gone'))));
    mail.beforeAccepting = () => killed;
    await write('una@prueba.example');
    await waitFor(() => mail.attempts === 1);
    await stopGatewayProcess(first, 'SIGKILL');
    await endLeases();
    fail();
    mail.beforeAccepting = () => Promise.resolve();
    await Promise.all([start(), start(), start()]);
    const others = Array.from({ length: 30 }, (_none, index) => `otra${index}@prueba.example`);
    for (const address of others) await write(address);
    await waitFor(async () => (await database.reader.countBy(OutboxMessage, { status: 'done' })) === 31);
    const received = mail.emails.flatMap(({ envelope }) => envelope.to).sort();
    expect(received).toEqual(['una@prueba.example', ...others].sort());
    expect(new Set(mail.emails.map(({ messageId }) => messageId)).size).toBe(31);
  }, 60_000);
});
