import { randomUUID } from 'node:crypto';
import { errorCodes, type ErrorCode } from '@cimiento/contracts';
import {
  type Answer,
  createTestGateway,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import type { Problem } from '../http/problem';
import { MoneyWorld } from '../testing/money-world';

type Case = [
  request: string,
  expected: 200 | 201 | 202 | ErrorCode,
  send: (world: MoneyWorld) => Promise<Answer<Problem>>,
];

const orders: Case[] = [
  ['an order above the balance', 'INSUFFICIENT_BALANCE', (w) => w.order({ fundedFrom: 'balance', amount: 6000 })],
  ['an order that is no whole number of fractions', 'VALIDATION_FAILED', (w) => w.order({ amount: 1500 })],
  ['an order of an unknown project', 'NOT_FOUND', (w) => w.order({ projectId: 999_999 })],
  ['an order above what is left', 'CONFLICT', (w) => w.order({ amount: 11_000 })],
  ['an order of a funding in upper case', 'VALIDATION_FAILED', (w) => w.order({ fundedFrom: 'BALANCE' })],
  [
    'another order with the key of the first',
    'CONFLICT',
    async (w) => {
      const headers = { 'idempotency-key': randomUUID() };
      await w.order({}, headers);
      return w.order({ amount: 3000 }, headers);
    },
  ],
  [
    'the same order with the same key',
    201,
    async (w) => {
      const headers = { 'idempotency-key': randomUUID() };
      await w.order({}, headers);
      return w.order({}, headers);
    },
  ],
  [
    'cancelling a cancelled order',
    200,
    async (w) => {
      const { id } = (await w.order()).body;
      await w.cancelOrder(id);
      return w.cancelOrder(id);
    },
  ],
  [
    'paying a reservation above the balance',
    'INSUFFICIENT_BALANCE',
    async (w) => {
      const { id } = (await w.order()).body;
      await w.withdraw('4000.00');
      return w.payOrder(id);
    },
  ],
  ['paying a reservation that the balance covers', 200, async (w) => w.payOrder((await w.order()).body.id)],
  ['paying a paid order', 'CONFLICT', async (w) => w.payOrder((await w.order({ fundedFrom: 'balance' })).body.id)],
  ['paying an expired order', 'CONFLICT', async (w) => w.payOrder(await w.expiredOrder())],
  ['paying an unknown order', 'NOT_FOUND', (w) => w.payOrder(999_999)],
  ['cancelling an expired order', 'CONFLICT', async (w) => w.cancelOrder(await w.expiredOrder())],
  [
    'cancelling a paid order whose project is funded',
    'CONFLICT',
    async (w) => {
      const { id } = (await w.order({ fundedFrom: 'balance' })).body;
      await w.fundProject();
      return w.cancelOrder(id);
    },
  ],
  ['a second reservation in a project', 'RESERVATION_LIMIT', async (w) => (await w.order(), w.order())],
  ['a reservation above a quarter of the target', 'RESERVATION_LIMIT', (w) => w.order({ amount: 3000 })],
  ['cancelling an unknown order', 'NOT_FOUND', (w) => w.cancelOrder(999_999)],
];

const withdrawals: Case[] = [
  ['a withdrawal above the balance', 'INSUFFICIENT_BALANCE', (w) => w.withdraw('5000.01')],
  ['a withdrawal of nothing', 'VALIDATION_FAILED', (w) => w.withdraw('0.00')],
  [
    'a withdrawal to a bank account that was changed',
    'WAITING_PERIOD',
    async (w) => {
      await w.saveAccount({ accountNumber: '9900112233' });
      return w.withdraw();
    },
  ],
  [
    'a withdrawal after the bank account was saved as it was, with its masked number',
    201,
    async (w) => {
      const { body } = await w.investor.request('GET', '/api/user/bank-account');
      await w.saveAccount(body);
      return w.withdraw();
    },
  ],
  [
    'cancelling a cancelled withdrawal',
    200,
    async (w) => {
      const { id } = (await w.withdraw()).body;
      await w.investor.request('POST', `/api/user/withdrawals/${id}/cancel`);
      return w.investor.request('POST', `/api/user/withdrawals/${id}/cancel`);
    },
  ],
  [
    'cancelling an approved withdrawal',
    'CONFLICT',
    async (w) => {
      const { id } = (await w.withdraw()).body;
      await w.decide(id, 'approve');
      return w.investor.request('POST', `/api/user/withdrawals/${id}/cancel`);
    },
  ],
  ['approving an unknown withdrawal', 'NOT_FOUND', (w) => w.decide(999_999, 'approve')],
  ['paying a withdrawal that nobody approved', 'CONFLICT', async (w) => w.decide((await w.withdraw()).body.id, 'pay')],
  [
    'rejecting an approved withdrawal',
    'CONFLICT',
    async (w) => {
      const { id } = (await w.withdraw()).body;
      await w.decide(id, 'approve');
      return w.decide(id, 'reject');
    },
  ],
  [
    'approving a withdrawal as an investor',
    'FORBIDDEN',
    async (w) => w.decide((await w.withdraw()).body.id, 'approve', w.investor),
  ],
];

const statements: Case[] = [
  [
    'a preview whose lines do not lead to its closing balance',
    'VALIDATION_FAILED',
    (w) => w.statement([{ amount: '10.00' }], '10.01', '/api/admin/bank-statements/preview'),
  ],
  [
    'a statement whose lines do not lead to its closing balance',
    'VALIDATION_FAILED',
    (w) => w.statement([{ amount: '10.00' }], '10.01'),
  ],
  [
    'a statement of an unknown bank account',
    'NOT_FOUND',
    (w) => w.statement([{ amount: '10.00' }], '10.00', '/api/admin/bank-statements', { bankAccountId: 999 }),
  ],
  [
    'the same statement again',
    201,
    async (w) => {
      const lines = [{ amount: '10.00', description: randomUUID() }];
      await w.statement(lines, '10.00');
      return w.statement(lines, '10.00');
    },
  ],
  [
    'a line assigned to an unknown person',
    'NOT_FOUND',
    async (w) => w.match(await w.unknownLine(), { userId: 999_999 }),
  ],
  [
    'a line assigned to an unknown order',
    'NOT_FOUND',
    async (w) => w.match(await w.unknownLine(), { orderId: 999_999 }),
  ],
  [
    'a line assigned to an unknown withdrawal',
    'NOT_FOUND',
    async (w) => w.match(await w.unknownLine('-75.00'), { withdrawalId: 999_999 }),
  ],
  ['a line assigned to nothing', 'VALIDATION_FAILED', async (w) => w.match(await w.unknownLine(), {})],
  ['an unknown line', 'NOT_FOUND', (w) => w.match(999_999, { userId: w.userId })],
  [
    'a line of another amount than its order',
    200,
    async (w) => w.match(await w.unknownLine('76.25'), { orderId: (await w.order()).body.id }),
  ],
  [
    'a line for an expired order',
    200,
    async (w) => w.match(await w.unknownLine('2000.00'), { orderId: await w.expiredOrder() }),
  ],
];

const exits: Case[] = [
  ['an exit of an unknown project', 'NOT_FOUND', (w) => w.exit({}, 'exit', 999_999)],
  [
    'an exit whose costs are above its price',
    'VALIDATION_FAILED',
    async (w) => {
      await w.hold();
      return w.exit({ price: '99.99' });
    },
  ],
  [
    'the preview of an exit that leaves nothing',
    200,
    async (w) => {
      await w.hold();
      return w.exit({ price: '100.00' }, 'exit/preview');
    },
  ],
  [
    'an exit of a project with an open reservation',
    202,
    async (w) => {
      await w.hold();
      await w.order();
      return w.exit();
    },
  ],
  [
    'an exit with two administrators',
    202,
    async (w) => {
      await w.hold();
      return w.exit();
    },
  ],
  [
    'a second exit while the first waits for its approval',
    'CONFLICT',
    async (w) => {
      await w.hold();
      await w.exit();
      return w.exit({ price: '3600.00' });
    },
  ],
  [
    'approving one’s own exit',
    'FORBIDDEN',
    async (w) => {
      await w.hold();
      return w.decideApproval((await w.exit()).body.approvalId, 'approve', w.admin);
    },
  ],
  [
    'rejecting one’s own exit',
    'FORBIDDEN',
    async (w) => {
      await w.hold();
      return w.decideApproval((await w.exit()).body.approvalId, 'reject', w.admin);
    },
  ],
  [
    'approving an exit whose holders changed',
    'CONFLICT',
    async (w) => {
      await w.hold();
      const { approvalId } = (await w.exit()).body;
      await w.hold();
      return w.decideApproval(approvalId, 'approve');
    },
  ],
  [
    'approving an exit that was rejected',
    'CONFLICT',
    async (w) => {
      await w.hold();
      const { approvalId } = (await w.exit()).body;
      await w.decideApproval(approvalId, 'reject');
      return w.decideApproval(approvalId, 'approve');
    },
  ],
  ['deciding an unknown approval', 'NOT_FOUND', (w) => w.decideApproval(999_999, 'approve')],
];

describe.each(databaseKinds)('refusals of money over REST on %s', (kind) => {
  let served: TestGateway;
  let world: MoneyWorld;
  let clients: [admin: TestClient, second: TestClient];

  beforeAll(async () => {
    served = await createTestGateway(kind, { mount: (gateway) => createRestAdapter({ gateway }) });
    clients = [await served.signedIn('admin', 'admin123'), await served.signedIn('tesoreria', 'tesoreria123')];
  });

  afterAll(() => served.close());

  beforeEach(async () => {
    world = await MoneyWorld.create(served, ...clients);
  });

  describe.each([
    ['orders', orders],
    ['withdrawals', withdrawals],
    ['statements', statements],
    ['exits', exits],
  ])('%s', (_name, cases) => {
    test.each(cases)('%s: %s', async (_request, expected, send) => {
      const { status, body } = await send(world);
      if (typeof expected === 'number') expect([status, body]).toEqual([expected, expect.anything()]);
      else expect([body.code, status]).toEqual([expected, errorCodes[expected].status]);
    });
  });

  test('a refused order says what the balance lacks, and a refused statement names the field', async () => {
    expect((await world.order({ fundedFrom: 'balance', amount: 6000 })).body.message).toContain('$1,000.00');
    const { body } = await world.statement([{ amount: '10.00' }], '10.01');
    expect(Object.keys(body.errors)).toEqual(['closingBalance']);
  });

  test('an exit that waits names its approval', async () => {
    await world.hold();
    const { body } = await world.exit();
    expect(body).toEqual({ approvalId: expect.any(Number), status: 'pending' });
  });

  test('the same statement again changes nothing, and two equal lines of one are two', async () => {
    const line = { amount: '10.00', description: randomUUID() };
    const openingBalance = await world.getLastClosing();
    expect((await world.statement([line, line], '20.00')).body).toMatchObject({ new: 2, known: 0, suspense: 2 });
    const change = { openingBalance, closingBalance: await world.getLastClosing() };
    expect((await world.statement([line, line], '20.00', undefined, change)).body).toMatchObject({
      ...{ new: 0, known: 2, lines: [] },
    });
  });

  test('a debit without an approved withdrawal waits; one paid by hand posts nothing more', async () => {
    const readBooks = async () => (await world.admin.request('GET', '/api/admin/ledger/trial-balance')).body;
    const { id, reference } = (await world.withdraw('50.00')).body;
    const debit = { amount: '-50.00', reference };
    expect((await world.statement([debit], '-50.00')).body).toMatchObject({ lines: [{ status: 'suspense' }] });
    await world.decide(id, 'approve');
    await world.decide(id, 'pay');
    const before = await readBooks();
    expect((await world.statement([debit], '-50.00')).body).toMatchObject({
      lines: [{ status: 'matched', withdrawalId: id }],
    });
    expect(await readBooks()).toEqual(before);
  });

  test('the last editor of a bank account may not approve its withdrawal', async () => {
    const { id: userId } = (await clients[0].request('GET', '/api/auth/user')).body;
    await served.fixtures.deposit({ id: userId }, 100);
    await world.saveAccount({}, world.admin);
    const { body } = await world.admin.request('POST', '/api/user/withdrawals', { amount: '10.00' });
    const answer = await world.decide(body.id, 'approve');
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await world.decide(body.id, 'approve', world.second)).status).toBe(200);
  });

  test('money requires a recent proof, which a wrong password does not give', async () => {
    await served.fixtures.expireProofs();
    const answer = await world.withdraw();
    expect([answer.status, answer.body.code]).toEqual([403, 'STEP_UP_REQUIRED']);
    const prove = (password: string) => world.investor.request('POST', '/api/auth/step-up', { password });
    expect((await prove('equivocada')).status).toBe(401);
    expect((await world.withdraw()).status).toBe(403);
    expect((await prove(fixturePassword)).body).toEqual({ validUntil: expect.any(String) });
    expect((await world.withdraw()).status).toBe(201);
    for (const client of clients)
      await client.request('POST', '/api/auth/step-up', {
        password: client === clients[0] ? 'admin123' : 'tesoreria123',
      });
  });
});
