import { getDepositReference } from '@cimiento/contracts';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import { databaseKinds, type TestClient } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';

describe.each(databaseKinds)('where crediting is limited, an API key on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'required' } });
  let other: TestClient;
  let headers: Record<string, string>;

  beforeAll(async () => {
    other = await desk.served.signedInAdmin('otra');
    const scopes = ['ledger:read', 'ledger:write', 'orders:read', 'withdrawals:read'];
    const { key } = await other.send('createApiKey', { input: { name: 'Clave', scopes, expiresAt: null } }, 'key');
    headers = { authorization: `Bearer ${key}` };
  });

  /** The response of an operation with the key, or the facts of its error. */
  const ask = (name: string, variables: Record<string, unknown>, selection?: string) =>
    desk.served.client().send(name, variables, selection, headers);
  const confirm = async (statementId: number): Promise<void> => {
    const { approvalId: id } = await desk.reader.findOneByOrFail(BankStatement, { id: statementId });
    expect(await other.send('approveRequest', { id }, 'status')).toEqual({ status: 'approved' });
  };

  test('matches no line to a person or an order, however small its sum', async () => {
    const { lines } = await desk.send([{ amount: '0.01' }]);
    const { id: orderId } = await desk.reserve();
    const id = Number(lines[0]?.id);
    for (const input of [{ userId: desk.owner.id }, { orderId }])
      expect(await ask('matchBankLine', { id, input })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await desk.getBalance()).toBe('0.00');
    expect(await desk.match(id, { userId: desk.owner.id })).toMatchObject({ id });
    expect(await desk.getBalance()).toBe('0.01');
  });

  test('posts no possible duplicate that credits a person, and ignores one', async () => {
    const values = { amount: '5.00', description: 'DEPÓSITO', reference: getDepositReference(desk.owner.id) };
    await desk.send([values]);
    const again = { ...values, description: 'DEPÓSITO EN VENTANILLA' };
    const { lines } = await desk.send([again], { openingBalance: '0.00', gapReason: 'Otra vez' });
    const id = Number(lines[0]?.id);
    const decide = (decision: string) => ask('decideBankLineDuplicate', { id, input: { decision } }, 'status');
    expect(lines[0]).toMatchObject({ status: 'duplicate' });
    expect(await decide('other')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await decide('same')).toEqual({ status: 'ignored' });
  });

  test('gives back no deposit that the bank took, by an undo or by voiding its statement', async () => {
    const deposit = await desk.send([{ amount: '5.00', reference: getDepositReference(desk.owner.id) }]);
    const taken = await desk.send([{ amount: '-5.00', description: 'REVERSO' }]);
    for (const { id } of [deposit, taken]) await confirm(id);
    const [lineId, id] = [deposit.lines[0].id, taken.lines[0].id];
    expect(await desk.match(id, { purpose: 'reversal', lineId })).toMatchObject({ id });
    expect(await desk.getBalance()).toBe('0.00');
    expect(await ask('undoBankLineMatch', { id })).toMatchObject({ code: 'FORBIDDEN' });
    const annul = { id: taken.id, input: { reason: 'Era de otra cuenta' } };
    expect(await ask('voidBankStatement', annul)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await desk.getBalance()).toBe('0.00');
  });
});
