import { addMonths, feeMessages, today, toPeriod } from '@cimiento/contracts';
import { databaseKinds, serveGateway } from '../../testing';
import { Order, type Project } from '../records';

const fields = 'kind base percent hurdlePercent catchUp vatPercent validFrom';
const management = {
  kind: 'management',
  base: 'rent',
  percent: 8,
  hurdlePercent: null,
  catchUp: false,
  vatPercent: null,
  validFrom: '2026-01-01',
};
const performance = { ...management, kind: 'performance', base: 'net_profit', percent: 20, hurdlePercent: 8 };
const nextMonth = `${addMonths(toPeriod(today()), 1)}-01`;

describe.each(databaseKinds)('the fees of a project on %s', (kind) => {
  const served = serveGateway(kind);
  let project: Project;

  beforeEach(async () => {
    project = await served.fixtures.project({ publishedAt: new Date() });
  });

  const set = (rows: object[], by = served.admin) => by.send('setProjectFees', { projectId: project.id, rows }, fields);
  const read = () => served.client().send('projectFees', { projectId: project.id }, fields);
  const order = async (): Promise<void> => {
    const buyer = await served.fixtures.user();
    const row: Partial<Order> = {
      number: `N${project.id}`,
      userId: buyer.id,
      projectId: project.id,
      projectName: project.name,
      investmentId: null,
      amount: 1000,
      fractions: 1,
      annualReturn: 8,
      status: 'cancelled',
      fundedFrom: 'balance',
      createdAt: new Date(),
      idempotencyKey: `clave-${project.id}`,
      inputHash: 'x',
    };
    await served.gateway.database.transaction((manager) => manager.insert(Order, row));
  };

  test('everybody reads what an administrator set, by kind and day', async () => {
    expect(await read()).toEqual([]);
    expect(await set([performance, management])).toEqual([management, performance]);
    expect(await read()).toEqual([management, performance]);
    expect(await set([])).toEqual([]);
  });

  test.each([
    ['the base of another kind', { ...management, base: 'price' }, 'VALIDATION_FAILED'],
    ['a minimum return of a fee on rents', { ...management, hurdlePercent: 8 }, 'VALIDATION_FAILED'],
    ['a performance fee without a minimum return', { ...performance, hurdlePercent: null }, 'VALIDATION_FAILED'],
    ['a fee of nothing', { ...management, percent: 0 }, 'VALIDATION_FAILED'],
    ['a platform fee without a round', { ...management, kind: 'platform', base: 'raised' }, 'CONFLICT'],
  ])('%s is refused', async (_name, rule, code) => {
    expect(await set([rule])).toMatchObject({ code });
    expect(await read()).toEqual([]);
  });

  test('two of one kind and day are refused, of two days they follow each other', async () => {
    expect(await set([management, { ...management, percent: 6 }])).toMatchObject({ code: 'VALIDATION_FAILED' });
    const later = { ...management, percent: 6, validFrom: '2026-07-01' };
    expect(await set([management, later])).toEqual([management, later]);
  });

  test('the first order freezes them, also where there are none', async () => {
    await set([management]);
    await order();
    const frozen = { code: 'CONFLICT', message: feeMessages.frozen };
    expect(await set([])).toMatchObject(frozen);
    // What is there may be sent again.
    expect(await set([management])).toEqual([management]);
    project = await served.fixtures.project({ publishedAt: new Date() });
    await order();
    expect(await set([{ ...management, validFrom: nextMonth }])).toMatchObject(frozen);
  });

  test('a project whose orders are older than fees gets its first ones from a coming month', async () => {
    await order();
    await served.gateway.database.transaction((manager) =>
      manager.query('UPDATE investment_order SET sinceFees = NULL WHERE projectId = ?', [project.id]),
    );
    const refused = { code: 'CONFLICT', message: feeMessages.firstOfMonth };
    expect(await set([management])).toMatchObject(refused);
    expect(await set([{ ...management, validFrom: `${nextMonth.slice(0, 8)}02` }])).toMatchObject(refused);
    const first = { ...management, validFrom: nextMonth };
    expect(await set([first])).toEqual([first]);
    expect(await set([])).toMatchObject({ code: 'CONFLICT', message: feeMessages.frozen });
  });

  test('nobody else sets them, and a draft shows its own to administrators only', async () => {
    const investor = await served.fixtures.user();
    expect(await set([management], await served.signedIn(investor.username))).toMatchObject({ code: 'FORBIDDEN' });
    project = await served.fixtures.project({ publishedAt: null });
    await set([management]);
    expect(await read()).toMatchObject({ code: 'NOT_FOUND' });
    expect(await served.admin.send('projectFeeRecords', { projectId: project.id }, fields)).toEqual([management]);
  });
});
