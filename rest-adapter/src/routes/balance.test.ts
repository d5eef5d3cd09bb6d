import {
  type Answer,
  createTestGateway,
  databaseKinds,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';

describe.each(databaseKinds)('the balance over REST on %s', (kind) => {
  let served: TestGateway;
  let maria: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { mount: (gateway) => createRestAdapter({ gateway }) });
    maria = await served.signedIn('maria', 'maria123');
    admin = await served.signedIn('admin', 'admin123');
  });

  afterAll(() => served.close());

  test('the balance agrees with the newest movement, and each movement with the one before it', async () => {
    const { body: balance } = await maria.request('GET', '/api/user/balance');
    expect(balance).toEqual({
      available: expect.stringMatching(/^\d+\.\d{2}$/),
      withdrawable: balance.available,
      unconfirmedSince: null,
      held: '0.00',
      depositReference: 'RF62CIM000002',
    });
    const { body: movements } = await maria.request('GET', '/api/user/movements');
    const { body: returns } = await maria.request('GET', '/api/user/returns');
    const periods: string[] = returns.returnHistory.map(({ period }: { period: string }) => period);
    const lastMonth = periods.toSorted().at(-1) ?? '';
    expect(movements[0]).toEqual({
      id: expect.any(Number),
      kind: 'deposit',
      amount: '1500.00',
      balanceAfter: balance.available,
      occurredOn: `${lastMonth}-02`,
      createdAt: expect.any(String),
      reference: `TRF-${lastMonth.replace('-', '')}02-0417`,
      availableOn: null,
      memo: 'Depósito por transferencia',
    });
    const toCents = (text: string) => Math.round(Number(text) * 100);
    movements.slice(1).forEach((movement: { balanceAfter: string }, index: number) => {
      const { balanceAfter, amount } = movements[index];
      expect(toCents(balanceAfter) - toCents(amount)).toBe(toCents(movement.balanceAfter));
    });
  });

  test('pages of movements go back in time, each once', async () => {
    const { body: all } = await maria.request('GET', '/api/user/movements');
    const pages: unknown[] = [];
    let next: string | undefined = '/api/user/movements?limit=7';
    while (next) {
      const answer: Answer<unknown[]> = await maria.request('GET', next);
      pages.push(...answer.body);
      next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(pages).toEqual(all);
  });

  test('the trial balance names every account once and sums to 0.00', async () => {
    const { status, body } = await admin.request('GET', '/api/admin/ledger/trial-balance');
    expect(status).toBe(200);
    expect(body.total).toBe('0.00');
    const codes: string[] = body.accounts.map(({ code }: { code: string }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(
      expect.arrayContaining(['bank:1', 'investor:2:available', 'project:5:capital', 'project:5:rent']),
    );
    expect((await maria.request('GET', '/api/admin/ledger/trial-balance')).status).toBe(403);
    expect((await served.client().request('GET', '/api/user/balance')).status).toBe(401);
  });

  test('the collecting accounts are listed', async () => {
    const { body } = await admin.request('GET', '/api/admin/bank-accounts');
    expect(body).toEqual([
      { id: 1, bank: 'Banco del Austro', accountNumber: '0100204587', holderName: 'Fideicomiso Cimiento' },
    ]);
  });
});
