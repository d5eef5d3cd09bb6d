import { addDays, addMonths, getLastDay, today, toPeriod } from '@cimiento/contracts';
import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';

const period = addMonths(toPeriod(today()), -2);
const lastDay = getLastDay(period);

describe.each(databaseKinds)('the statements of a month that is closed on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let other: TestClient;

  beforeEach(async () => {
    served = await createTestGateway(kind, { demoData: false, config: { approvals: 'required' } });
    admin = await served.signedInAdmin();
    other = await served.signedInAdmin('otra');
  });

  afterEach(() => served.close());

  const close = (month = period) => admin.send('closePeriod', { period: month }, 'state');
  const closed = { state: 'closed' };
  // A debit of the bank's, which credits nobody.
  const lines = [{ amount: '-0.01', description: 'COMISION' }];
  const post = async (desk: BankDesk, day: string, changed: object = {}) => {
    desk.day = day;
    const { lines: posted } = await desk.send(lines, changed);
    expect(await desk.match(posted[0].id, { purpose: 'bank_fee' })).toMatchObject({ status: 'matched' });
  };

  const confirmAll = async () => {
    for (const { confirmation } of await other.send('bankStatements', {}, 'confirmation { approvalId state }'))
      if (confirmation.state === 'pending') await other.send('approveRequest', { id: confirmation.approvalId });
  };

  test('where approvals are required its last day must be covered or quiet, for each account', async () => {
    const desk = await BankDesk.open(served, admin);
    const refused = { code: 'CONFLICT', errors: { bank: expect.stringContaining('Ningún extracto de Banco') } };
    await post(desk, addDays(lastDay, -3));
    expect(await close()).toMatchObject(refused);
    await confirmAll();
    expect(await close()).toMatchObject(refused);
    await post(desk, addDays(lastDay, 5));
    expect(await close()).toMatchObject(refused);
    await confirmAll();
    expect(await close()).toEqual(closed);
  });

  test('an exit or adjustment of a closed month is refused before anything is proposed', async () => {
    const desk = await BankDesk.open(served, admin);
    await post(desk, lastDay);
    await confirmAll();
    expect(await close()).toEqual(closed);
    const project = await served.fixtures.project();
    await served.fixtures.investment(desk.owner, project);
    const exit = { projectId: project.id, input: { price: '9000.00', costs: [], exitDate: lastDay } };
    const refused = { code: 'PERIOD_CLOSED', status: 409 };
    expect(await admin.send('exitPreview', exit, 'net')).toMatchObject(refused);
    expect(await admin.send('exitProject', exit)).toMatchObject(refused);
    const accounts = { debitAccount: 'suspense', creditAccount: `investor:${desk.owner.id}:available` };
    const input = { ...accounts, amount: '1.00', occurredOn: lastDay, memo: 'Corrección' };
    expect(await admin.send('postAdjustment', { input })).toMatchObject(refused);
  });

  test('a month that was closed before the first entry is listed', async () => {
    expect(await close('2019-01')).toEqual(closed);
    expect(await admin.send('periods', {}, 'period state')).toContainEqual({ period: '2019-01', state: 'closed' });
  });
});
