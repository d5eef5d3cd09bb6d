import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '../../testing';

const set =
  'mutation ($input: OrderTermsInput!) { setOrderTerms(input: $input) { coolingOffHours reservationsTogether } }';
const approve = 'mutation ($id: Int!) { approveRequest(id: $id) { status } }';

describe.each(databaseKinds)('the terms of orders where approvals are required on %s', (kind) => {
  let served: TestGateway;
  let ana: TestClient;
  let berta: TestClient;

  beforeAll(async () => {
    const config = { approvals: 'required', environment: 'production' } as const;
    served = await createTestGateway(kind, { demoData: false, config });
    ana = await served.signedInAdmin('ana');
    berta = await served.signedInAdmin('berta');
  });

  afterAll(() => served.close());

  const send = (changed: object) =>
    ana.graphql(set, { input: { reservationDays: 5, coolingOffHours: 48, ...changed } });
  const get = async () =>
    (await ana.graphql('{ orderTerms { coolingOffHours reservationsTogether } }')).data?.orderTerms;

  test('reservations together hold half of what is not funded in production', async () => {
    expect(await get()).toEqual({ coolingOffHours: 48, reservationsTogether: 50 });
  });

  test.each([
    { coolingOffHours: 24 },
    { reservationsTogether: 60 },
    { reservationShare: 30 },
    { openReservations: 4 },
    { projectReservations: 2 },
    { dailyReservations: 21 },
  ])('%j waits for a second administrator', async (changed) => {
    const { errors } = await send(changed);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'APPROVAL_PENDING' });
    const id = Number(errors?.[0]?.extensions?.['approvalId']);
    const reject = 'mutation ($id: Int!) { rejectRequest(id: $id, input: { reason: "No corresponde" }) { status } }';
    expect((await berta.graphql(reject, { id })).errors).toBeUndefined();
  });

  test('an approved change holds, and one that the terms overtook is outdated', async () => {
    const first = await send({ coolingOffHours: 24 });
    const id = Number(first.errors?.[0]?.extensions?.['approvalId']);
    expect((await send({ coolingOffHours: 72 })).data?.setOrderTerms.coolingOffHours).toBe(72);
    expect((await berta.graphql(approve, { id })).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    const reject = 'mutation ($id: Int!) { rejectRequest(id: $id, input: { reason: "No corresponde" }) { status } }';
    await berta.graphql(reject, { id });
    const second = await send({ coolingOffHours: 36 });
    await berta.graphql(approve, { id: Number(second.errors?.[0]?.extensions?.['approvalId']) });
    expect((await get()).coolingOffHours).toBe(36);
  });
});
