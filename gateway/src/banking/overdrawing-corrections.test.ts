import { BankDesk, bankOperations } from '../testing/bank-desk';
import { databaseKinds, exampleBankAccount } from '../testing';
import type { Investment } from '../investing/records/investment.entity';

const warnings = 'warnings { code withdrawals }';
const operations = {
  exit: 'mutation ($id: Int!, $input: ExitInput!) { exitProject(projectId: $id, input: $input) { id } }',
  previewExit: `query ($id: Int!, $input: ExitInput!, $corrects: Int) { exitPreview(projectId: $id, input: $input, corrects: $corrects) { ${warnings} } }`,
  previewVoid: `query ($id: Int!) { bankStatementVoidEffects(id: $id) { ${warnings} } }`,
  previewUndo: `query ($id: Int!) { bankLineUndoEffects(id: $id) { ${warnings} } }`,
  candidates: 'query ($id: Int!) { bankLineCandidates(id: $id) { purpose lineId reasons } }',
  pay: 'mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }',
  previewStatuses: `query ($ids: [Int!]!) { paymentStatusEffects(ids: $ids) { ${warnings} } }`,
  unpay: `mutation ($ids: [Int!]!) { changePaymentStatuses(ids: $ids, from: paid, to: pending) { ids ${warnings} } }`,
};

describe.each(databaseKinds)('a correction that overdraws says so before it is made, on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'off' } });
  let withdrawals: number[];

  /** Asks for a withdrawal of what the investor has. */
  const withdraw = async (amount: string): Promise<void> => {
    await desk.investor.graphql('mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { bank } }', {
      input: exampleBankAccount,
    });
    const request = 'mutation ($amount: Money!) { requestWithdrawal(input: { amount: $amount }) { id } }';
    const { data, errors } = await desk.investor.graphql(request, { amount });
    expect(errors).toBeUndefined();
    withdrawals = [data?.requestWithdrawal.id];
  };
  /** The line of a deposit, and the statement that it came with. */
  const deposit = async (amount: string) => {
    const { id: statementId, lines } = await desk.send([{ amount, description: `DEPÓSITO DE ${amount}` }]);
    const id = Number(lines[0]?.id);
    await desk.ask(bankOperations.match, { id, input: { userId: desk.owner.id } });
    return { id, statementId };
  };
  const invest = async (): Promise<Investment> =>
    desk.served.fixtures.investment(desk.owner, await desk.served.fixtures.project(), { amount: 10_000 });
  const overdraws = () => [{ code: 'OVERDRAWS', withdrawals }];

  test('a corrected exit', async () => {
    const { projectId: id } = await invest();
    const input = { price: '500.00', costs: [], exitDate: '2026-02-03' };
    const { id: corrects } = await desk.ask(operations.exit, { id, input });
    await withdraw('300.00');
    const preview = (price: string) => desk.ask(operations.previewExit, { id, corrects, input: { ...input, price } });
    const above = { code: 'ABOVE_RECEIVED', withdrawals: [] };
    expect(await preview('299.99')).toEqual({ warnings: [above, ...overdraws()] });
    expect(await preview('300.00')).toEqual({ warnings: [above] });
  });

  test('a statement that is voided', async () => {
    const { statementId: lower } = await deposit('100.00');
    const { statementId: upper } = await deposit('201.00');
    await withdraw('200.00');
    expect(await desk.ask(operations.previewVoid, { id: lower })).toEqual({ warnings: [] });
    expect(await desk.ask(operations.previewVoid, { id: upper })).toEqual({ warnings: overdraws() });
  });

  test('a deposit that is undone, or that the bank took back', async () => {
    const { id } = await deposit('100.00');
    const { lines: debits } = await desk.send([{ amount: '-100.00', description: 'REVERSO' }]);
    const debit = debits[0].id;
    const reasons = async () =>
      (await desk.ask(operations.candidates, { id: debit })).find((one: { lineId: number }) => one.lineId === id)
        .reasons;
    expect(await desk.ask(operations.previewUndo, { id })).toEqual({ warnings: [] });
    expect((await reasons()).join()).not.toContain('sin saldo');
    await withdraw('100.00');
    expect(await desk.ask(operations.previewUndo, { id })).toEqual({ warnings: overdraws() });
    expect((await reasons()).join()).toContain(`El retiro en curso #${withdrawals[0]} queda sin saldo`);
    expect(await desk.ask(operations.previewUndo, { id: debit })).toEqual({ warnings: [] });
  });

  test('a returned withdrawal that is undone', async () => {
    await deposit('100.00');
    await withdraw('100.00');
    for (const step of [
      'approveWithdrawal(id: $id)',
      'payWithdrawal(id: $id, input: { paidOn: "2026-02-03", bankReference: "T" })',
    ])
      expect(await desk.ask(`mutation ($id: Int!) { ${step} { id } }`, { id: withdrawals[0] })).toMatchObject({
        id: withdrawals[0],
      });
    const { lines } = await desk.send([{ amount: '100.00', description: 'DEVUELTO' }]);
    const id = lines[0].id;
    await desk.ask(bankOperations.match, { id, input: { withdrawalId: withdrawals[0] } });
    await withdraw('100.00');
    expect(await desk.ask(operations.previewUndo, { id })).toEqual({ warnings: overdraws() });
  });

  test('many payments that are no longer paid', async () => {
    const { id: investmentId, projectId, userId } = await invest();
    const pay = async (period: string): Promise<number> => {
      const input = {
        investmentId,
        projectId,
        userId,
        amount: '45.00',
        period,
        paymentDate: '2025-03-01',
        status: 'paid',
      };
      return (await desk.ask(operations.pay, { input })).id;
    };
    const ids = [await pay('2025-01'), await pay('2025-02')];
    expect(await desk.ask(operations.previewStatuses, { ids })).toEqual({ warnings: [] });
    await withdraw('40.00');
    expect(await desk.ask(operations.previewStatuses, { ids: ids.slice(1) })).toEqual({ warnings: [] });
    expect(await desk.ask(operations.previewStatuses, { ids })).toEqual({ warnings: overdraws() });
    expect(await desk.ask(operations.unpay, { ids: ids.slice(1) })).toEqual({ ids: ids.slice(1), warnings: [] });
    expect(await desk.ask(operations.unpay, { ids: ids.slice(0, 1) })).toEqual({
      ids: ids.slice(0, 1),
      warnings: overdraws(),
    });
  });
});
