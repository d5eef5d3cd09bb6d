import { resetPassword, resetSecondFactor } from '../../cli/commands';
import type { Gateway } from '../../gateway';
import { createActor, databaseKinds, exampleBankAccount, serveGateway } from '../../testing';
import { User } from '../records';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { BankAccount } from '../../banking/bank-accounts/bank-account.entity';

const hourMs = 3_600_000;

describe.each(databaseKinds)('an account whose access others reset on %s', (kind) => {
  const served = serveGateway(kind, { config: { environment: 'production' } });
  let services: Gateway['services'];
  let proposer: User;
  let count = 0;

  beforeAll(async () => {
    services = served.gateway.services;
    proposer = await served.fixtures.user('proponente', { role: 'admin' });
  });

  const createAdmin = (changed: Partial<User> = {}) => {
    count += 1;
    return served.fixtures.user(`decide${count}`, { role: 'admin', ...changed });
  };
  const propose = async (): Promise<number> => {
    count += 1;
    const action = { kind: 'adjustment', subject: `prueba:${count}`, summary: 'Ajuste' } as const;
    const request = createActor(proposer.id);
    const failure: unknown = await services.approvals
      .propose({ ...action, payload: { action: 'reverse', entryId: count, memo: 'Ajuste' } }, request)
      .catch((error: unknown) => error);
    return Number((failure as { extensions: { approvalId: number } }).extensions.approvalId);
  };
  const reject = async (by: User): Promise<unknown> =>
    services.approvals.reject(await propose(), { reason: 'No corresponde' }, createActor(by.id));
  const readRecovery = async ({ id }: User) => (await served.reader.findOneByOrFail(User, { id })).recoveredAt;
  const update = (user: User, changed: object) =>
    services.usersAdmin.update(
      user.id,
      { email: user.email, fullName: user.fullName, role: user.role, ...changed },
      createActor(proposer.id),
    );
  const password = 'camino verde lento';
  const refusal = { extensions: { code: 'FORBIDDEN', status: 403 }, message: expect.stringContaining('72 horas') };

  const recoveries: Record<string, (user: User) => Promise<unknown>> = {
    'a password that an administrator sets': (user) => update(user, { password }),
    'the link of a reset that an administrator sends': async (user) => {
      await served.fixtures.update(User, { id: user.id }, { emailVerifiedAt: new Date() });
      await update(user, { password });
    },
    'an e-mail that an administrator changes': (user) => update(user, { email: `otro-${user.email}` }),
    'a second factor that an administrator removes': ({ id }) =>
      services.secondFactor.reset(id, createActor(proposer.id)),
    'a password of the operator': ({ username }) => resetPassword(served.gateway.database, username, password),
    'a second factor that the operator removes': ({ username }) => resetSecondFactor(served.gateway.database, username),
  };

  test.each(Object.keys(recoveries))('decides nothing after %s', async (name) => {
    const user = await createAdmin();
    await reject(user);
    await recoveries[name]?.(user);
    await expect(reject(user)).rejects.toMatchObject(refusal);
    await expect(services.approvals.approve(await propose(), createActor(user.id))).rejects.toMatchObject(refusal);
  });

  test('decides again after 72 hours', async () => {
    await reject(await createAdmin({ recoveredAt: new Date(Date.now() - 72 * hourMs - 1000) }));
    const recent = await createAdmin({ recoveredAt: new Date(Date.now() - 71 * hourMs) });
    await expect(reject(recent)).rejects.toMatchObject(refusal);
  });

  test('neither approves nor rejects a withdrawal', async () => {
    const owner = await served.fixtures.user('retira');
    const id = await served.gateway.database.transaction(async (manager) => {
      const account = manager.create(BankAccount, {
        userId: owner.id,
        ...exampleBankAccount,
        accountType: 'savings',
        version: 1,
        createdBy: owner.id,
        createdAt: new Date(),
      });
      await manager.insert(BankAccount, account);
      const withdrawal = manager.create(Withdrawal, {
        userId: owner.id,
        bankAccountId: account.id,
        amount: '10.00',
        status: 'requested',
        reference: 'RET-1',
        createdAt: new Date(),
      });
      await manager.insert(Withdrawal, withdrawal);
      return withdrawal.id;
    });
    const user = await createAdmin({ recoveredAt: new Date() });
    const by = createActor(user.id);
    await expect(services.withdrawalApprovals.approve(id, by)).rejects.toMatchObject(refusal);
    await expect(services.withdrawalsAdmin.reject(id, { reason: 'No corresponde' }, by)).rejects.toMatchObject(refusal);
  });

  test('an account that an administrator creates starts so, and one’s own changes do not count', async () => {
    const input = {
      username: 'recien',
      email: 'recien@prueba.example',
      fullName: 'Ana Prueba',
      password,
      role: 'user',
    };
    expect(await readRecovery(await services.usersAdmin.create(input, createActor(proposer.id)))).not.toBeNull();
    const { email, fullName, role, id } = proposer;
    await services.usersAdmin.update(id, { email, fullName, role, password }, createActor(id));
    expect(await readRecovery(proposer)).toBeNull();
  });
});
