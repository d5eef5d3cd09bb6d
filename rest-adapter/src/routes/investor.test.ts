import { centsToText, parseCents, projectedReturnCents } from '@cimiento/contracts';
import { createTestGateway, databaseKinds, type TestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';

type Investment = { id: number; amount: number; annualReturn: number; actualReturns: string; projectedReturns: string };
type Payment = { id: number; investmentId: number; period: string; amount: string; status: string };

const sumAmounts = (payments: Payment[]): string =>
  centsToText(payments.reduce((cents, { amount }) => cents + (parseCents(amount) ?? Number.NaN), 0));

describe.each(databaseKinds)('the routes of the demonstration investor on %s', (kind) => {
  let served: TestGateway;
  let investments: Investment[];
  let payments: Payment[];

  beforeAll(async () => {
    served = await createTestGateway(kind, { mount: (gateway) => createRestAdapter({ gateway }) });
    const maria = await served.signedIn('maria', 'maria123');
    investments = (await maria.request('GET', '/api/user/investments')).body;
    payments = (await maria.request('GET', '/api/user/returns')).body.returnHistory;
  });

  afterAll(() => served.close());

  test('list investments and payments', () => {
    expect([investments.length > 0, payments.length > 0]).toEqual([true, true]);
  });

  test('give each investment the exact sum of its paid payments', () => {
    for (const { id, actualReturns } of investments) {
      const paid = payments.filter(({ investmentId, status }) => investmentId === id && status === 'paid');
      expect([id, actualReturns]).toEqual([id, sumAmounts(paid)]);
    }
  });

  test('give each investment one year of its projected return', () => {
    for (const { amount, annualReturn, projectedReturns } of investments) {
      expect(projectedReturns).toBe(centsToText(projectedReturnCents(amount, annualReturn)));
    }
  });

  test('list payments from the newest period to the oldest, and the newest first within a period', () => {
    const sorted = [...payments].sort((a, b) => b.period.localeCompare(a.period) || b.id - a.id);
    expect(payments).toEqual(sorted);
  });
});
