import { centsToText, parseCents, projectedReturnCents } from '@cimiento/contracts';
import { createTestGateway, databaseKinds, type TestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';

type Investment = { id: number; amount: number; annualReturn: number; actualReturns: string; projectedReturns: string };
type Payment = { id: number; investmentId: number; period: string; amount: string; status: string };

const sum = (payments: Payment[]): string =>
  centsToText(payments.reduce((cents, { amount }) => cents + (parseCents(amount) ?? Number.NaN), 0));

describe.each(databaseKinds)('the demonstration investor on %s', (kind) => {
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

  test('has investments and payments', () => {
    expect([investments.length > 0, payments.length > 0]).toEqual([true, true]);
  });

  test('reads the same sums in both: what an investment paid is the sum of its paid payments, to the cent', () => {
    for (const { id, actualReturns } of investments) {
      const paid = payments.filter(({ investmentId, status }) => investmentId === id && status === 'paid');
      expect([id, actualReturns]).toEqual([id, sum(paid)]);
    }
  });

  test('reads a year at the projected return for each investment', () => {
    for (const { amount, annualReturn, projectedReturns } of investments) {
      expect(projectedReturns).toBe(centsToText(projectedReturnCents(amount, annualReturn)));
    }
  });

  test('reads payments from the newest period to the oldest, and of one period the newest first', () => {
    const inOrder = [...payments].sort((one, other) => other.period.localeCompare(one.period) || other.id - one.id);
    expect(payments).toEqual(inOrder);
  });
});
