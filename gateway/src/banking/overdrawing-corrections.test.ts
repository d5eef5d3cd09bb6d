import { BankDesk } from '../testing/bank-desk';
import { databaseKinds, exampleBankAccount, toPaymentInput } from '../testing';
import type { Investment } from '../investing/records';

describe.each(databaseKinds)('a correction that overdraws says so before it is made, on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'off' } });
  let withdrawals: number[];

  /** Requests a withdrawal of what the investor has. */
  const withdraw = async (amount: string): Promise<void> => {
    await desk.investor.send('saveBankAccount', { input: exampleBankAccount });
    withdrawals = [(await desk.investor.send('requestWithdrawal', { input: { amount } })).id];
  };
  /** The line of a deposit, and the statement that it came with. */
  const deposit = async (amount: string) => {
    const { id: statementId, lines } = await desk.send([{ amount, description: `DEPÓSITO DE ${amount}` }]);
    const id = Number(lines[0]?.id);
    await desk.match(id, { userId: desk.owner.id });
    return { id, statementId };
  };
  const invest = async (): Promise<Investment> =>
    desk.served.fixtures.investment(desk.owner, await desk.served.fixtures.project(), { amount: 10_000 });
  /** The warnings of a preview, or of another operation. */
  const warn = async (name: string, variables: object): Promise<object[]> =>
    (await desk.admin.send(name, { ...variables }, 'warnings { code withdrawals }')).warnings;
  const overdraws = () => [{ code: 'OVERDRAWS', withdrawals }];

  test('a corrected exit', async () => {
    const { projectId } = await invest();
    const input = { price: '500.00', costs: [], exitDate: '2026-02-03' };
    const { id: corrects } = await desk.admin.send('exitProject', { projectId, input });
    await withdraw('300.00');
    const preview = (price: string) => warn('exitPreview', { projectId, corrects, input: { ...input, price } });
    const others = ['ABOVE_RECEIVED', 'CAPITAL_NOT_DELIVERED'].map((code) => ({ code, withdrawals: [] }));
    expect(await preview('299.99')).toEqual([...others, ...overdraws()]);
    expect(await preview('300.00')).toEqual(others);
  });

  test('a statement that is voided', async () => {
    const { statementId: lower } = await deposit('100.00');
    const { statementId: upper } = await deposit('201.00');
    await withdraw('200.00');
    expect(await warn('bankStatementVoidEffects', { id: lower })).toEqual([]);
    expect(await warn('bankStatementVoidEffects', { id: upper })).toEqual(overdraws());
  });

  test('a deposit that is undone, or that the bank took back', async () => {
    const { id } = await deposit('100.00');
    const { lines: debits } = await desk.send([{ amount: '-100.00', description: 'REVERSO' }]);
    const debit = debits[0].id;
    const reasons = async () =>
      (await desk.admin.send('bankLineCandidates', { id: debit }, 'lineId reasons')).find(
        (one: { lineId: number }) => one.lineId === id,
      ).reasons;
    expect(await warn('bankLineUndoEffects', { id })).toEqual([]);
    expect((await reasons()).join()).not.toContain('sin saldo');
    await withdraw('100.00');
    expect(await warn('bankLineUndoEffects', { id })).toEqual(overdraws());
    expect((await reasons()).join()).toContain(`El retiro en curso #${withdrawals[0]} queda sin saldo`);
    expect(await warn('bankLineUndoEffects', { id: debit })).toEqual([]);
  });

  test('a returned withdrawal that is undone', async () => {
    await deposit('100.00');
    await withdraw('100.00');
    const [withdrawalId] = withdrawals;
    await desk.admin.send('approveWithdrawal', { id: withdrawalId });
    const payment = { paidOn: '2026-02-03', bankReference: 'T' };
    expect(await desk.admin.send('payWithdrawal', { id: withdrawalId, input: payment })).toEqual({ id: withdrawalId });
    const { lines } = await desk.send([{ amount: '100.00', description: 'DEVUELTO' }]);
    const id = lines[0].id;
    await desk.match(id, { withdrawalId });
    await withdraw('100.00');
    expect(await warn('bankLineUndoEffects', { id })).toEqual(overdraws());
  });

  test('many payments that are no longer paid', async () => {
    const investment = await invest();
    const pay = async (period: string): Promise<number> => {
      const input = toPaymentInput(investment, { amount: '45.00', period, paymentDate: '2025-03-01' });
      return (await desk.admin.send('createPayment', { input })).id;
    };
    const ids = [await pay('2025-01'), await pay('2025-02')];
    expect(await warn('paymentStatusEffects', { ids })).toEqual([]);
    await withdraw('40.00');
    expect(await warn('paymentStatusEffects', { ids: ids.slice(1) })).toEqual([]);
    expect(await warn('paymentStatusEffects', { ids })).toEqual(overdraws());
    const change = { from: 'paid', to: 'pending' };
    expect(await warn('changePaymentStatuses', { ids: ids.slice(1), ...change })).toEqual([]);
    expect(await warn('changePaymentStatuses', { ids: ids.slice(0, 1), ...change })).toEqual(overdraws());
  });
});
