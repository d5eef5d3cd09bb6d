import { ledgerAccounts } from '@cimiento/contracts';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { countQueries } from '../../testing/count-queries';
import { databaseKinds, serveGateway } from '../../testing';
import { createEntry, postEntries } from '../../testing/post-entries';

describe.each(databaseKinds)('thresholds on %s', (kind) => {
  const served = serveGateway(kind);

  const deposit = async (...rows: [day: string, dollars: number][]) => {
    const user = await served.fixtures.user();
    for (const [day, dollars] of rows) await served.fixtures.deposit(user, dollars, { occurredOn: `2026-${day}` });
    return user;
  };
  const list = async (month: string) =>
    served.admin.send('identityThresholds', { month }, 'userId userName total from to movements');
  const find = async (month: string, userId: number) =>
    (await list(month)).filter((row: { userId: number }) => row.userId === userId);

  test('deposits that add up within 30 days are in the month in which they reach the threshold', async () => {
    const user = await deposit(['03-02', 4000], ['03-20', 3500], ['03-28', 2600]);
    expect(await find('2026-03', user.id)).toEqual([
      {
        userId: user.id,
        userName: user.fullName,
        total: '10100.00',
        from: '2026-03-02',
        to: '2026-03-28',
        movements: 3,
      },
    ]);
    const within = await deposit(['03-02', 5000], ['03-31', 5000]);
    const beyond = await deposit(['03-02', 5000], ['04-01', 5000]);
    expect(await find('2026-03', within.id)).toMatchObject([{ total: '10000.00', movements: 2 }]);
    expect([...(await find('2026-03', beyond.id)), ...(await find('2026-04', beyond.id))]).toEqual([]);
  });

  test('an undone deposit and other money are not counted', async () => {
    const user = await deposit(['05-04', 6000]);
    const [outside, own] = [ledgerAccounts.outside, ledgerAccounts.available(user.id)];
    const key = `deposit:undone:${user.id}`;
    await served.fixtures.deposit(user, 9000, { occurredOn: '2026-05-05', key });
    const { id } = await served.reader.findOneByOrFail(LedgerEntry, { key });
    await postEntries(served.gateway.database, [
      createEntry(own, outside, 900_000, { kind: 'reversal', reversalOf: id, occurredOn: '2026-05-06' }),
      createEntry(outside, own, 900_000, { kind: 'payment', occurredOn: '2026-05-07' }),
    ]);
    expect(await find('2026-05', user.id)).toEqual([]);
  });

  test('the threshold is the rule in force on the last day of the month', async () => {
    const user = await deposit(['06-04', 3000]);
    const rows = await served.admin.send('complianceRules', {}, 'kind value validFrom validTo source confirmedBy');
    const rule = { kind: 'identity_threshold', value: '3000.00', validFrom: '2026-06-30', validTo: null };
    await served.admin.send(
      'setComplianceRules',
      {
        rows: [...rows, { ...rule, source: 'Prueba', confirmedBy: null }],
      },
      'kind',
    );
    expect(await find('2026-06', user.id)).toMatchObject([{ total: '3000.00' }]);
    await served.admin.send('setComplianceRules', { rows }, 'kind');
    expect(await find('2026-06', user.id)).toEqual([]);
  });

  test('a month of many people takes as many queries as one of few', async () => {
    for (let at = 0; at < 5; at += 1) await deposit(['07-02', 10_000 + at]);
    const count = async (month: string) => {
      const { database, services } = served.gateway;
      const reader = { userId: null, readsUsers: true };
      return (await countQueries(database, () => services.identityThresholds.list({ month }, reader))).length;
    };
    const few = await count('2026-03');
    const many = await count('2026-07');
    expect(many).toBe(few);
  });

  test('a month of another form is refused', async () => {
    expect(await list('2026-13')).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
