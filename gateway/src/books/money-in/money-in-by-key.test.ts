import { getDepositReference } from '@cimiento/contracts';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import { createActor, databaseKinds, fixturePassword, type TestClient } from '../../testing';
import { BankDesk, bankOperations } from '../../testing/bank-desk';

const approve = 'mutation ($id: Int!) { approveRequest(id: $id) { status } }';

describe.each(databaseKinds)('where crediting is limited, an API key on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'required' } });
  let other: TestClient;
  let key: string;

  beforeAll(async () => {
    const { id } = await desk.served.fixtures.user('otra', { role: 'admin' });
    other = await desk.served.signedIn('otra', fixturePassword);
    const scopes = ['ledger:read', 'ledger:write', 'orders:read', 'withdrawals:read'] as const;
    key = (await desk.served.gateway.services.apiKeys.create({ name: 'Clave', scopes }, createActor(id))).key;
  });

  /** The response of an operation with the key, or the facts of its error. */
  const ask = async (query: string, variables: object) => {
    const headers = { authorization: `Bearer ${key}` };
    const { body } = await desk.served.client().request('POST', '/graphql', { query, variables }, headers);
    return body.errors?.[0]?.extensions ?? Object.values(body.data)[0];
  };
  const confirm = async (id: number): Promise<void> => {
    const { approvalId } = await desk.reader.findOneByOrFail(BankStatement, { id });
    expect((await other.graphql(approve, { id: approvalId })).errors).toBeUndefined();
  };

  test('matches no line to a person or an order, however small its sum', async () => {
    const { lines } = await desk.send([{ amount: '0.01' }]);
    const { id: orderId } = await desk.reserve();
    const match =
      'mutation ($id: Int!, $input: BankLineMatchInput!) { matchBankLine(id: $id, input: $input) { id status } }';
    const id = Number(lines[0]?.id);
    for (const input of [{ userId: desk.owner.id }, { orderId }])
      expect(await ask(match, { id, input })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await desk.getBalance()).toBe('0.00');
    expect(await desk.ask(bankOperations.match, { id, input: { userId: desk.owner.id } })).toMatchObject({ id });
    expect(await desk.getBalance()).toBe('0.01');
  });

  test('posts no possible duplicate that credits a person, and ignores one', async () => {
    const values = { amount: '5.00', description: 'DEPÓSITO', reference: getDepositReference(desk.owner.id) };
    await desk.send([values]);
    const again = { ...values, description: 'DEPÓSITO EN VENTANILLA' };
    const { lines } = await desk.send([again], { openingBalance: '0.00', gapReason: 'Otra vez' });
    const id = Number(lines[0]?.id);
    const decide =
      'mutation ($id: Int!, $decision: DuplicateDecision!) { decideBankLineDuplicate(id: $id, input: { decision: $decision }) { status } }';
    expect(lines[0]).toMatchObject({ status: 'duplicate' });
    expect(await ask(decide, { id, decision: 'other' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(decide, { id, decision: 'same' })).toEqual({ status: 'ignored' });
  });

  test('gives back no deposit that the bank took, by an undo or by voiding its statement', async () => {
    const deposit = await desk.send([{ amount: '5.00', reference: getDepositReference(desk.owner.id) }]);
    const taken = await desk.send([{ amount: '-5.00', description: 'REVERSO' }]);
    for (const { id } of [deposit, taken]) await confirm(id);
    const [lineId, id] = [deposit.lines[0].id, taken.lines[0].id];
    expect(await desk.ask(bankOperations.match, { id, input: { purpose: 'reversal', lineId } })).toMatchObject({ id });
    expect(await desk.getBalance()).toBe('0.00');
    const undo = 'mutation ($id: Int!) { undoBankLineMatch(id: $id) { id } }';
    expect(await ask(undo, { id })).toMatchObject({ code: 'FORBIDDEN' });
    const annul = 'mutation ($id: Int!) { voidBankStatement(id: $id, input: { reason: "Era de otra cuenta" }) { id } }';
    expect(await ask(annul, { id: taken.id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await desk.getBalance()).toBe('0.00');
  });
});
