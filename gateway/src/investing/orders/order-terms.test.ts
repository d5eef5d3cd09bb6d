import { databaseKinds, serveGateway, type TestClient } from '../../testing';

const fields = 'coolingOffHours reservationsTogether';

describe.each(databaseKinds)('the terms of orders where approvals are required on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'required', environment: 'production' } });
  let other: TestClient;

  beforeAll(async () => {
    other = await served.signedInAdmin('berta');
  });

  const send = (changed: object) =>
    served.admin.send('setOrderTerms', { input: { reservationDays: 5, coolingOffHours: 48, ...changed } }, fields);
  const get = () => served.admin.send('orderTerms', {}, fields);
  const approve = (id: number) => other.send('approveRequest', { id }, 'status');
  const reject = (id: number) => other.send('rejectRequest', { id, input: { reason: 'No corresponde' } }, 'status');

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
    const { code, approvalId } = await send(changed);
    expect(code).toBe('APPROVAL_PENDING');
    expect(await reject(approvalId)).toEqual({ status: 'rejected' });
  });

  test('an approved change holds, and one that the terms overtook is outdated', async () => {
    const first = await send({ coolingOffHours: 24 });
    expect(await send({ coolingOffHours: 72 })).toMatchObject({ coolingOffHours: 72 });
    expect(await approve(first.approvalId)).toMatchObject({ code: 'CONFLICT' });
    await reject(first.approvalId);
    const second = await send({ coolingOffHours: 36 });
    expect(await approve(second.approvalId)).toEqual({ status: 'approved' });
    expect((await get()).coolingOffHours).toBe(36);
  });
});
