import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { webhookTestEvent } from '@cimiento/contracts';
import { getMetadataArgsStorage } from 'typeorm';
import { SecurityEvent, TotpFactor } from '../access/records';
import {
  createTestDatabase,
  createTestGateway,
  createTotpCode,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestDatabase,
  type TestGateway,
  verifyWebhook,
  webhookOperations,
} from '../testing';
import { WebhookReceiver } from '../testing/webhook-receiver';
import { encryptedColumns, identityColumns } from './reencrypt';

const root = path.join(__dirname, '../../..');

/** The steps of docs/security.md that replace ENCRYPTION_SECRET, without their comments. */
function readSteps(): string[] {
  const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  const [, block = ''] = /```sh\n([^`]*reencrypt[^`]*)```/.exec(text) ?? [];
  return block.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

const login = 'mutation ($input: CredentialsInput!) { login(input: $input) { id } }';
const completeSignIn = 'mutation ($input: SecondFactorInput!) { completeSignIn(input: $input) { username } }';

describe.each(databaseKinds)('replacing ENCRYPTION_SECRET on %s', (kind) => {
  let place: TestDatabase;
  let receiver: WebhookReceiver;
  let served: TestGateway;

  const start = async (secrets: string): Promise<void> => {
    served = await createTestGateway(kind, {
      database: place.config,
      demoData: false,
      config: { encryptionSecrets: secrets.split(','), webhooks: { privateHosts: 'all' } },
    });
  };

  beforeEach(async () => {
    place = await createTestDatabase(kind);
    receiver = await WebhookReceiver.start();
  });

  afterEach(async () => {
    await served.close();
    await receiver.stop();
    await place.drop();
  });

  const run = async (client: TestClient, query: string, variables: object = {}) => {
    const { data, errors } = await client.graphql(query, variables as Record<string, unknown>);
    if (errors) throw new Error(JSON.stringify(errors));
    // Any JSON: the expectations state its shape.
    return Object.values<ReturnType<JSON['parse']>>(data ?? {})[0];
  };

  /** An administrator with an authenticator app and a webhook whose secret was rotated once. */
  const setUp = async () => {
    const admin = await served.signedInAdmin();
    const totp: string = (await run(admin, 'mutation { startTotp { secret } }')).secret;
    const { codes } = await run(admin, 'mutation ($code: String!) { confirmTotp(code: $code) { codes } }', {
      code: createTotpCode(totp),
    });
    const { id, secret } = await run(admin, webhookOperations.create, {
      input: { url: receiver.url, events: ['order.paid'] },
    });
    await run(admin, webhookOperations.rotate, { id });
    return { totp, codes, webhook: { id: Number(id), secret: String(secret) } };
  };

  const signIn = async (code: string) => {
    // As if the last code had been used long ago.
    await served.gateway.database.transaction((manager) => manager.updateAll(TotpFactor, { lastPeriod: 0 }));
    const client = served.client();
    await client.graphql(login, { input: { username: 'jefa', password: fixturePassword } });
    return { client, ...(await client.graphql(completeSignIn, { input: { code } })) };
  };

  /** Signs in with a code, and delivers a webhook that its first secret verifies, as it does for a day after the rotation. */
  const expectAllWorks = async ({ totp, webhook }: Awaited<ReturnType<typeof setUp>>): Promise<void> => {
    const { client, data } = await signIn(createTotpCode(totp));
    expect(data).toEqual({ completeSignIn: { username: 'jefa' } });
    receiver.reset();
    await run(client, webhookOperations.test, { id: webhook.id });
    await served.gateway.outbox.deliverDue();
    expect(receiver.received.map((received) => verifyWebhook(webhook.secret, received))).toMatchObject([
      { type: webhookTestEvent },
    ]);
  };

  test('the steps of docs/security.md keep codes and webhooks working, and say when they are done', async () => {
    const names: Record<string, string> = {
      OLD: randomBytes(32).toString('hex'),
      NEW: randomBytes(32).toString('hex'),
    };
    await start(names['OLD'] ?? '');
    const before = await setUp();
    let secrets = '';
    const outputs: string[] = [];
    for (const step of readSteps()) {
      const [, value] = /^ENCRYPTION_SECRET=([A-Z,]+)$/.exec(step) ?? [];
      if (value !== undefined) {
        secrets = value.replace(/[A-Z]+/g, (name) => names[name] ?? name);
        await served.close();
        await start(secrets);
      } else {
        const [, command = ''] = /^npm run cli -- (\S+)$/.exec(step) ?? [];
        const { config } = place;
        const location =
          config.kind === 'mysql' ? { DATABASE_URL: config.url } : { DATA_DIR: path.dirname(config.file) };
        const env = { ...process.env, ...location, NODE_ENV: 'test', ENCRYPTION_SECRET: secrets };
        const { stdout, stderr } = await promisify(execFile)(
          process.execPath,
          [path.join(root, 'gateway/dist/cli/main.js'), command],
          { env },
        );
        expect(stderr).toMatch(/^Database: (\/|\w+ on 127\.0\.0\.1:).+\n/);
        outputs.push(`${stderr}${stdout}`.replace(/^.*\n/, ''));
      }
      await expectAllWorks(before);
    }
    expect(secrets).toBe(names['NEW']);
    expect(outputs).toEqual([
      [
        'totp_factor.encryptedSecret: 1 left',
        'totp_factor.encryptedSecret: 0 left',
        'totp_factor.nextSecret: 0 left',
        'webhook_endpoint.secret: 1 left',
        'webhook_endpoint.secret: 0 left',
        'webhook_endpoint.previousSecret: 1 left',
        'webhook_endpoint.previousSecret: 0 left',
        'webhook_endpoint.olderSecrets: 0 left',
        'identity_case.sealed: 0 left',
        'identity_decision.sealedReason: 0 left',
        'identity_document.sealedReason: 0 left',
        'identity_match.sealedReason: 0 left',
        'closed_alert.sealedReason: 0 left',
        'All 3 stored secrets are encrypted with the first of ENCRYPTION_SECRET. When every server has started with it, remove the others.',
        'All 0 parts of identity files are encrypted with the first of IDENTITY_SECRET. When every server has started with it, remove the others.',
        '',
      ].join('\n'),
    ]);
  });

  test('a secret that nothing opens is one event, one line, and not called a wrong code', async () => {
    await start('the secret that is lost');
    const { totp, codes } = await setUp();
    await served.close();
    await start('another secret');
    const { errors } = await signIn(createTotpCode(totp));
    const [, reference = ''] =
      /^No es tu código: .* con la referencia ([0-9a-f]{12})\.$/.exec(errors?.[0]?.message ?? '') ?? [];
    expect(reference).not.toBe('');
    await signIn(createTotpCode(totp));
    const { reader } = served;
    while ((await reader.countBy(SecurityEvent, { kind: 'secret_unreadable' })) === 0);
    const { client, data } = await signIn(codes[0]);
    expect(data).toEqual({ completeSignIn: { username: 'jefa' } });
    const events = await reader.findBy(SecurityEvent, { kind: 'secret_unreadable' });
    expect(events.map(({ detail }) => detail)).toEqual([expect.stringMatching(new RegExp(`^totp:\\d+ ${reference}$`))]);
    const lines = served.log.lines.filter((line) => line.includes('secret_unreadable'));
    expect(lines).toEqual([expect.stringContaining(reference)]);
    expect(await run(client, '{ currentUser { username } }')).toEqual({ username: 'jefa' });
  });
});

test('every text column that is named as a secret is encrypted anew', () => {
  const { columns } = getMetadataArgsStorage();
  const named = columns.filter(
    ({ propertyName, options }) =>
      /secret|^sealed/i.test(propertyName) && /^(varchar|mediumtext)$/.test(String(options.type)),
  );
  expect(
    named.map(({ target, propertyName }) => `${(target as { name: string }).name}.${propertyName}`).sort(),
  ).toEqual(
    [...encryptedColumns, ...identityColumns]
      .map(({ entity, column }) => `${(entity as { name: string }).name}.${column}`)
      .sort(),
  );
});
