import { messages } from '@cimiento/contracts';
import { retentionRules } from '@cimiento/contracts/retention';
import { removeExpired } from '../database/remove-expired';
import { createActor, databaseKinds, serveGateway, toPaymentInput } from '../../testing';
import { Investment, Payment } from '../../investing/records';
import { sha256 } from '../sha256';
import { IdempotencyKey } from './idempotency-key.entity';

const invest =
  'mutation ($input: InvestmentInput!) { createInvestment(input: $input) { id amount annualReturn projectName } }';
const pay = 'mutation ($input: PaymentInput!) { createPayment(input: $input) { id amount period status } }';

describe.each(databaseKinds)('an idempotency key on %s', (kind) => {
  const served = serveGateway(kind);
  let input: Record<string, unknown>;
  let payment: ReturnType<typeof toPaymentInput>;
  const stored = [Investment, Payment, IdempotencyKey];
  let before: number[];

  beforeEach(async () => {
    const { fixtures, gateway, reader } = served;
    await gateway.database.transaction((manager) => manager.deleteAll(IdempotencyKey));
    before = await Promise.all(stored.map((entity) => reader.count(entity)));
    const investment = await fixtures.investment(await fixtures.user(), await fixtures.project());
    input = { userId: investment.userId, projectId: investment.projectId, amount: 3000 };
    payment = toPaymentInput(investment, { amount: '125.50' });
  });

  const send = async (query: string, variables: object, key?: string, client = served.admin) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const { body } = await client.request('POST', '/graphql', { query, variables }, headers);
    return body;
  };
  /** Rows that came since the start of the test, its investment included. */
  const count = async (entity: (typeof stored)[number]) =>
    (await served.reader.count(entity)) - (before[stored.indexOf(entity)] ?? 0);

  test('gives a retry with the same input the first answer and creates nothing more', async () => {
    const first = await send(pay, { input: payment }, 'clave-uno');
    const { amount, ...others } = payment;
    expect(first.data.createPayment).toMatchObject({ amount: '125.50', status: 'paid' });
    expect(await send(pay, { input: { ...others, amount } }, 'clave-uno')).toEqual(first);
    expect(await count(Payment)).toBe(1);
  });

  test('gives a retry the first answer even if the record was changed since', async () => {
    const first = await send(invest, { input }, 'clave-uno');
    const { id } = first.data.createInvestment;
    await served.fixtures.update(Investment, { id }, { amount: 5 });
    expect(await send(invest, { input }, 'clave-uno')).toEqual(first);
  });

  test('a key is rejected with another input or for another kind of record', async () => {
    await send(invest, { input }, 'clave-uno');
    for (const again of [
      await send(invest, { input: { ...input, amount: 4000 } }, 'clave-uno'),
      await send(pay, { input: payment }, 'clave-uno'),
    ]) {
      expect(again.errors[0]).toMatchObject({
        message: messages.idempotencyKeyReused,
        extensions: { code: 'IDEMPOTENCY_MISMATCH', status: 409 },
      });
    }
    expect([await count(Investment), await count(Payment)]).toEqual([2, 0]);
  });

  test('creates one record for concurrent requests, and all get it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(invest, { input }, 'clave-uno')));
    expect(new Set(answers.map(({ data }) => data.createInvestment.id)).size).toBe(1);
    expect(await count(Investment)).toBe(2);
  });

  test('a request that failed does not store the key', async () => {
    expect(
      (await send(invest, { input: { ...input, projectId: 999_999 } }, 'clave-uno')).errors[0].extensions.status,
    ).toBe(400);
    expect(await count(IdempotencyKey)).toBe(0);
    expect((await send(invest, { input }, 'clave-uno')).data.createInvestment.amount).toBe(3000);
  });

  test('requests without a key, with another key or of another user are not joined', async () => {
    const other = await served.signedInAdmin('jefe');
    await send(invest, { input });
    await send(invest, { input });
    await send(invest, { input }, 'clave-uno');
    await send(invest, { input }, 'clave-dos');
    await send(invest, { input }, 'clave-uno', other);
    expect(await count(Investment)).toBe(6);
  });

  describe('of an API key', () => {
    let userId: number;

    beforeAll(async () => {
      ({ id: userId } = await served.fixtures.user('programas', { role: 'admin' }));
    });

    const sendByKey = async (fields: object, name: string) => {
      const scopes = ['investments:write'];
      keys[name] ??= (await served.gateway.services.apiKeys.create({ name, scopes }, createActor(userId))).key;
      const headers = { authorization: `Bearer ${keys[name]}`, 'idempotency-key': 'clave-uno' };
      const body = { query: invest, variables: { input: { ...input, ...fields } } };
      return served.client().request('POST', '/graphql', body, headers);
    };
    const keys: Record<string, string> = {};

    test('belongs to that API key: others of the same administrator, and a session, are not joined', async () => {
      const session = await served.signedIn('programas');
      const answers = [
        (await sendByKey({}, 'nómina')).body,
        (await sendByKey({ amount: 4000 }, 'contabilidad')).body,
        await send(invest, { input: { ...input, amount: 5000 } }, 'clave-uno', session),
      ];
      expect(answers.map(({ data }) => data.createInvestment.amount)).toEqual([3000, 4000, 5000]);
      expect((await sendByKey({}, 'nómina')).body).toEqual(answers[0]);
    });

    test('what was stored for the user before the upgrade is found', async () => {
      const stored = await send(invest, { input }, 'clave-dos', await served.signedIn('programas'));
      const keyHash = sha256(JSON.stringify([userId, 'clave-uno']));
      await served.gateway.database.transaction((manager) =>
        manager.createQueryBuilder().update(IdempotencyKey).set({ keyHash }).execute(),
      );
      expect((await sendByKey({}, 'nómina')).body).toEqual(stored);
      expect((await sendByKey({ amount: 4000 }, 'nómina')).body.errors[0].extensions.code).toBe('IDEMPOTENCY_MISMATCH');
      expect(await count(Investment)).toBe(2);
    });

    test('a replayed answer says so, and a first one does not', async () => {
      const answers = [
        await sendByKey({}, 'nómina'),
        await sendByKey({}, 'nómina'),
        await sendByKey({ amount: 1 }, 'nómina'),
      ];
      expect(answers.map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true', null]);
    });
  });

  test.each([
    ['7 characters', 'x'.repeat(7), 400],
    ['8 characters', 'x'.repeat(8), 200],
    ['200 characters', 'x'.repeat(200), 200],
    ['201 characters', 'x'.repeat(201), 400],
    ['a blank', 'clave uno', 400],
  ])('of %s (%s) is answered with %i', async (_name, key, status) => {
    const { data, errors } = await send(invest, { input }, key);
    expect(errors?.[0].extensions.status ?? (data && 200)).toBe(status);
  });

  test('a key is pruned after a day', async () => {
    await send(invest, { input }, 'clave-uno');
    await removeExpired(served.gateway.database, retentionRules);
    expect(await count(IdempotencyKey)).toBe(1);
    await served.gateway.database.transaction((manager) =>
      manager
        .createQueryBuilder()
        .update(IdempotencyKey)
        .set({ expiresAt: Date.now() - 1 })
        .execute(),
    );
    await removeExpired(served.gateway.database, retentionRules);
    expect(await count(IdempotencyKey)).toBe(0);
  });
});
