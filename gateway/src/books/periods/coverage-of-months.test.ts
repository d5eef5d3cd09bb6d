import { addDays, addMonths, getLastDay, today, toPeriod } from '@cimiento/contracts';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../../testing';
import { BankDesk, bankOperations } from '../../testing/bank-desk';

const close = 'mutation ($period: String!) { closePeriod(period: $period) { state } }';
const approve = 'mutation ($id: Int!) { approveRequest(id: $id) { status } }';
const statements = '{ bankStatements { confirmation { approvalId state } } }';
const period = addMonths(toPeriod(today()), -2);
const lastDay = getLastDay(period);

describe.each(databaseKinds)('the statements of a month that is closed on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let other: TestClient;

  beforeEach(async () => {
    served = await createTestGateway(kind, { demoData: false, config: { approvals: 'required' } });
    admin = await served.signedInAdmin();
    await served.fixtures.user('otra', { role: 'admin' });
    other = await served.signedIn('otra', fixturePassword);
  });

  afterEach(() => served.close());

  const send = async (query: string, variables: object) =>
    (await admin.graphql(query, { ...variables })).errors?.[0]?.extensions;
  // A debit of the bank's, which credits nobody.
  const lines = [{ amount: '-0.01', description: 'COMISION' }];
  const post = async (desk: BankDesk, day: string, changed: object = {}) => {
    desk.day = day;
    const { lines: posted } = await desk.send(lines, changed);
    const fee = { id: Number(posted[0]?.id), input: { purpose: 'bank_fee' } };
    expect((await admin.graphql(bankOperations.match, fee)).errors).toBeUndefined();
  };

  const confirmAll = async () => {
    const { data } = await other.graphql(statements);
    for (const { confirmation } of data?.bankStatements ?? [])
      if (confirmation.state === 'pending')
        expect((await other.graphql(approve, { id: confirmation.approvalId })).errors).toBeUndefined();
  };

  test('where approvals are required its last day must be covered or quiet, for each account', async () => {
    const desk = await BankDesk.open(served, admin);
    const refused = { code: 'CONFLICT', errors: { bank: expect.stringContaining('Ningún extracto de Banco') } };
    await post(desk, addDays(lastDay, -3));
    expect(await send(close, { period })).toMatchObject(refused);
    await confirmAll();
    expect(await send(close, { period })).toMatchObject(refused);
    await post(desk, addDays(lastDay, 5));
    expect(await send(close, { period })).toMatchObject(refused);
    await confirmAll();
    expect(await send(close, { period })).toBeUndefined();
  });

  test('an exit or adjustment of a closed month is refused before anything is proposed', async () => {
    const desk = await BankDesk.open(served, admin);
    await post(desk, lastDay);
    await confirmAll();
    expect(await send(close, { period })).toBeUndefined();
    const project = await served.fixtures.project();
    await served.fixtures.investment(desk.owner, project);
    const exit = { price: '9000.00', costs: [], exitDate: lastDay };
    const refused = { code: 'PERIOD_CLOSED', status: 409 };
    expect(
      await send('query ($id: Int!, $input: ExitInput!) { exitPreview(projectId: $id, input: $input) { net } }', {
        id: project.id,
        input: exit,
      }),
    ).toMatchObject(refused);
    expect(
      await send('mutation ($id: Int!, $input: ExitInput!) { exitProject(projectId: $id, input: $input) { id } }', {
        id: project.id,
        input: exit,
      }),
    ).toMatchObject(refused);
    const accounts = { debitAccount: 'suspense', creditAccount: `investor:${desk.owner.id}:available` };
    const input = { ...accounts, amount: '1.00', occurredOn: lastDay, memo: 'Corrección' };
    expect(
      await send('mutation ($input: AdjustmentInput!) { postAdjustment(input: $input) { id } }', { input }),
    ).toMatchObject(refused);
  });

  test('a month that was closed before the first entry is listed', async () => {
    expect(await send(close, { period: '2019-01' })).toBeUndefined();
    const { data } = await admin.graphql('{ periods { period state } }');
    expect(data?.periods).toContainEqual({ period: '2019-01', state: 'closed' });
  });
});
