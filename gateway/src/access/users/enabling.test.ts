import { databaseKinds, serveGateway, type TestClient } from '../../testing';
import { enableUser } from '../../cli/commands';
import { RecoveryCode, User } from '../records';

const enable = 'mutation ($id: Int!) { setUserDisabled(id: $id, disabled: false) { disabledAt } }';
const approve = 'mutation ($id: Int!) { approveRequest(id: $id) { status } }';
const adjust = 'mutation ($input: AdjustmentInput!) { postAdjustment(input: $input) { id } }';
const input = {
  debitAccount: 'fee:bank',
  creditAccount: 'suspense',
  amount: '12.50',
  occurredOn: '2026-01-20',
  memo: 'Devolución',
};

describe.each(databaseKinds)('an administrator who is enabled on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'required' } });
  let ana: TestClient;
  let berta: TestClient;

  beforeAll(async () => {
    ana = await served.signedInAdmin('ana');
    berta = await served.signedInAdmin('berta');
  });

  const getUser = (id: number) => served.reader.findOneByOrFail(User, { id });
  const send = async (client: TestClient, query: string, variables: object) => {
    const { data, errors } = await client.graphql(query, { ...variables });
    return { data, error: errors?.[0]?.extensions };
  };
  const createDisabled = async (name: string) => {
    const user = await served.fixtures.user(name, { role: 'admin', secondFactorAt: new Date() });
    await served.fixtures.recoveryCode(user);
    await served.fixtures.update(User, { id: user.id }, { disabledAt: new Date() });
    return user;
  };

  test('an enabled one waited for approval, has no factor, and decides nothing for 72 hours', async () => {
    const { id } = await createDisabled('carla');
    const { error } = await send(ana, enable, { id });
    expect(error).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
    expect((await getUser(id)).disabledAt).not.toBeNull();
    const waiting = { id: error?.['approvalId'] };
    expect((await send(ana, approve, waiting)).error).toMatchObject({ code: 'FORBIDDEN' });
    expect((await send(berta, approve, waiting)).error).toBeUndefined();
    expect(await getUser(id)).toMatchObject({ disabledAt: null, secondFactorAt: null, staffRole: 'administrator' });
    expect(await served.reader.countBy(RecoveryCode, { userId: id })).toBe(0);
    const carla = await served.signedIn('carla');
    const proposal = await send(ana, adjust, { input });
    expect((await send(carla, approve, { id: proposal.error?.['approvalId'] })).error).toMatchObject({ status: 403 });
    const since = new Date(Date.now() - 73 * 3_600_000);
    await served.fixtures.update(User, { id }, { recoveredAt: since });
    expect((await send(carla, approve, { id: proposal.error?.['approvalId'] })).error).toBeUndefined();
  });

  test('an approval enables nobody after the role changed', async () => {
    const { id } = await createDisabled('dora');
    const { error } = await send(ana, enable, { id });
    const demoted = { role: 'user', staffRole: null } as const;
    await served.fixtures.update(User, { id }, demoted);
    expect((await send(berta, approve, { id: error?.['approvalId'] })).error).toMatchObject({ code: 'CONFLICT' });
    expect((await getUser(id)).disabledAt).not.toBeNull();
    expect((await send(ana, enable, { id })).data?.setUserDisabled).toEqual({ disabledAt: null });
  });

  test('a command enables an account where nobody else can approve, with the same waiting time', async () => {
    const { id } = await createDisabled('elsa');
    const { database } = served.gateway;
    expect(await enableUser(database, 'ELSA')).toContain('elsa is enabled; they set up a second factor anew');
    const after = await getUser(id);
    expect(after).toMatchObject({ disabledAt: null, secondFactorAt: null });
    expect(after.recoveredAt).not.toBeNull();
    await expect(enableUser(database, 'elsa')).rejects.toThrow('elsa is not disabled');
    await expect(enableUser(database, 'nadie')).rejects.toThrow('There is no user nadie');
  });
});
