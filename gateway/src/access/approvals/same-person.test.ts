import { createActor, databaseKinds, exampleBankAccount, serveGateway, type TestClient } from '../../testing';
import { BankAccount } from '../../banking/bank-accounts/bank-account.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { ApprovalRequest, SecurityEvent, type User } from '../records';

const operations = {
  decide: 'mutation ($id: Int!, $input: ConfirmationInput) { approveRequest(id: $id, input: $input) { status } }',
  approve: 'mutation ($id: Int!, $input: ConfirmationInput) { approveWithdrawal(id: $id, input: $input) { status } }',
  read: '{ approvals { id decidableBy } }',
};

describe.each(databaseKinds)('one person with two accounts on %s', (kind) => {
  const served = serveGateway(kind);
  let decider: User;
  let client: TestClient;
  let count = 0;

  beforeAll(async () => {
    decider = await served.fixtures.user('decide', { role: 'admin' });
    client = await served.signedIn('decide');
    await addAccount(decider, { accountNumber: '2200123456', holderIdNumber: '1712345678' });
  });

  const addAccount = ({ id: userId }: User, changed: Pick<BankAccount, 'accountNumber' | 'holderIdNumber'>) =>
    served.gateway.database.transaction((manager) =>
      manager.save(
        manager.create(BankAccount, {
          ...exampleBankAccount,
          accountType: 'savings',
          ...changed,
          userId,
          version: 1,
          createdBy: userId,
          createdAt: new Date(),
        }),
      ),
    );

  const addOther = (changed: Partial<User> = {}) => {
    count += 1;
    return served.fixtures.user(`otra${count}`, changed);
  };

  /** A proposal of an administrator; its action is no longer possible once somebody approves it. */
  async function propose(by: User): Promise<number> {
    count += 1;
    const action = { kind: 'adjustment', subject: `prueba:${count}`, summary: 'Ajuste' } as const;
    const failure: unknown = await served.gateway.services.approvals
      .propose({ ...action, payload: { action: 'reverse', entryId: count, memo: 'Ajuste' } }, createActor(by.id))
      .catch((error: unknown) => error);
    return Number((failure as { extensions: { approvalId: number } }).extensions.approvalId);
  }

  const getError = async (query: string, variables: object) =>
    (await client.graphql(query, { ...variables })).errors?.[0]?.extensions;
  const listEvents = () => served.reader.find(SecurityEvent, { where: { kind: 'same_person' }, order: { id: 'ASC' } });

  test.each([
    ['the same bank account', { accountNumber: '2200123456', holderIdNumber: '0102030405' }],
    ['the same holder', { accountNumber: '9900112233', holderIdNumber: '1712345678' }],
    ['the tax number of the same holder', { accountNumber: '9900112233', holderIdNumber: '1712345678001' }],
  ])('a proposer with %s is a warning, recorded both times, that a confirmation passes', async (_name, account) => {
    const proposer = await addOther({ role: 'admin' });
    await addAccount(proposer, account);
    const id = await propose(proposer);
    const before = (await listEvents()).length;
    expect(await getError(operations.decide, { id })).toMatchObject({
      code: 'SAME_PERSON',
      status: 409,
      errors: { confirm: expect.any(String) },
    });
    const pending = await served.reader.findOneByOrFail(ApprovalRequest, { id });
    expect(pending.status).toBe('pending');
    const [event, ...more] = (await listEvents()).slice(before);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ userId: proposer.id, actorId: decider.id, detail: `approveRequest ${id}` });
    // The entry to reverse does not exist: the decision got as far as its action.
    expect((await getError(operations.decide, { id, input: { confirm: true } }))?.['code']).not.toBe('SAME_PERSON');
  });

  test('a proposer with another account and holder asks for nothing', async () => {
    const proposer = await addOther({ role: 'admin' });
    await addAccount(proposer, { accountNumber: '9900112233', holderIdNumber: '0102030405' });
    expect((await getError(operations.decide, { id: await propose(proposer) }))?.['code']).not.toBe('SAME_PERSON');
  });

  test('a withdrawal of an investor with the same holder is approved with a confirmation only', async () => {
    const investor = await addOther();
    const { id: bankAccountId } = await addAccount(investor, {
      accountNumber: '7700112233',
      holderIdNumber: '1712345678',
    });
    const { id } = await served.gateway.database.transaction((manager) =>
      manager.save(
        manager.create(Withdrawal, {
          userId: investor.id,
          bankAccountId,
          amount: '10.00',
          reference: `RF${count}`,
          status: 'requested',
          createdAt: new Date(),
        }),
      ),
    );
    const before = (await listEvents()).length;
    expect(await getError(operations.approve, { id })).toMatchObject({ code: 'SAME_PERSON', status: 409 });
    expect(await getError(operations.approve, { id, input: { confirm: true } })).toBeUndefined();
    const details = (await listEvents()).slice(before).map(({ detail }) => detail);
    expect(details).toEqual([`approveWithdrawal ${id}`, `approveWithdrawal ${id}`]);
  });

  test('a proposal says which staff roles decide it', async () => {
    const { data } = await client.graphql(operations.read);
    const [first] = (data as { approvals: { decidableBy: string[] }[] }).approvals;
    expect(first?.decidableBy).toEqual(['administrator', 'treasury']);
  });
});
