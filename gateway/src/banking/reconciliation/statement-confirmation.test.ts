import { randomUUID } from 'node:crypto';
import { getDepositReference, today } from '@cimiento/contracts';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { Order } from '../../investing/records/order.entity';
import { Project } from '../../investing/records/project.entity';
import { createActor, databaseKinds, exampleBankAccount, fixturePassword, type TestClient } from '../../testing';
import { BankDesk, bankOperations, type DeskLine } from '../../testing/bank-desk';
import { ApprovalRequest } from '../../access/records/approval-request.entity';
import { User } from '../../access/records/user.entity';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { BankStatement } from '../statements/bank-statement.entity';

const operations = {
  post: 'mutation ($input: BankStatementInput!) { postBankStatement(input: $input) { id confirmation { approvalId state } lines { id status } } }',
  approve: 'mutation ($id: Int!) { approveRequest(id: $id) { status } }',
  reject: 'mutation ($id: Int!) { rejectRequest(id: $id, input: { reason: "El banco no lo muestra" }) { status } }',
  return:
    'mutation ($id: Int!) { returnWithdrawal(id: $id, input: { reason: "El banco lo devolvió ayer" }) { status } }',
  effects: 'query ($id: Int!) { bankStatementVoidEffects(id: $id) { effects { label value } } }',
  balance: '{ myBalance { available withdrawable unconfirmedSince } }',
  withdraw: 'mutation ($amount: Money!) { requestWithdrawal(input: { amount: $amount }) { id status reference } }',
  invest: 'mutation ($input: OrderInput!) { placeOrder(input: $input) { id number status } }',
  account: 'mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { bank } }',
  statements: '{ bankStatements { id confirmedAt confirmedBy postedAt confirmation { approvalId state } } }',
  details: 'query ($after: Int!) { approvals(after: $after, limit: 1) { expiresAt details { label value } } }',
  createKey: 'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { key } }',
};

describe.each(databaseKinds)('a statement that a second person confirms on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'required' } });
  let other: TestClient;

  beforeEach(async () => {
    const name = `b${randomUUID().slice(0, 8)}`;
    await desk.served.fixtures.user(name, { role: 'admin' });
    other = await desk.served.signedIn(name, fixturePassword);
    await desk.investor.graphql(operations.account, { input: exampleBankAccount });
  });

  const send = async (query: string, variables: object = {}, client = other) => {
    const { data, errors } = await client.graphql(query, { ...variables });
    return errors?.[0]?.extensions ?? (data && Object.values(data)[0]);
  };
  const post = async (lines: readonly DeskLine[], more: object = {}, client = desk.admin) =>
    send(operations.post, { input: { ...(await desk.toInput(lines)), ...more } }, client);
  /** Posts a statement with a key that desk.admin created. */
  const postByKey = async (lines: readonly DeskLine[]) => {
    const scopes = ['ledger:write', 'ledger:read'];
    const { key } = await send(operations.createKey, { input: { name: 'Banco', scopes, expiresAt: null } }, desk.admin);
    const query = operations.post.replace('lines { id status }', '');
    const variables = { input: await desk.toInput(lines) };
    const headers = { authorization: `Bearer ${key}` };
    const { body } = await desk.served.client().request('POST', '/graphql', { query, variables }, headers);
    return body.data.postBankStatement;
  };
  const deposit = (amount: string): DeskLine => ({ amount, reference: getDepositReference(desk.owner.id) });
  const getStatement = (id: number) => desk.reader.findOneByOrFail(BankStatement, { id });
  const getOwn = () => send(operations.balance, {}, desk.investor);
  const invest = async (projectId: number, amount = 1000, fundedFrom = 'balance') =>
    send(operations.invest, { input: { projectId, amount, fundedFrom, acceptedRisks: true } }, desk.investor);

  test('the poster of a statement is notified when somebody else confirms or rejects it', async () => {
    const list = async () =>
      (await desk.admin.graphql('{ myNotifications(limit: 2) { kind body } }')).data?.myNotifications;
    const confirmed = await post([deposit('10.00')]);
    await send(operations.approve, { id: confirmed.confirmation.approvalId });
    const rejected = await post([deposit('20.00')]);
    await send(operations.reject, { id: rejected.confirmation.approvalId });
    const own = await post([deposit('30.00')]);
    await desk.sendVoid(own.id);
    expect(await list()).toEqual([
      { kind: 'bank_statement_rejected', body: expect.stringContaining('Motivo: El banco no lo muestra.') },
      {
        kind: 'bank_statement_confirmed',
        body: expect.stringContaining(`#${confirmed.id}, con saldo final de $10.00`),
      },
    ]);
  });

  test('a statement is posted at once and asks a second person, who confirms it', async () => {
    const posted = await post([deposit('1000.00')]);
    expect(posted.confirmation).toEqual({ approvalId: expect.any(Number), state: 'pending' });
    const { approvalId } = posted.confirmation;
    expect(await send(operations.approve, { id: approvalId }, desk.admin)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await getOwn()).toEqual({ available: '1000.00', withdrawable: '0.00', unconfirmedSince: desk.day });
    expect(await send(operations.approve, { id: approvalId })).toEqual({ status: 'approved' });
    const rows = await send(operations.statements);
    const row = rows.find(({ id }: { id: number }) => id === posted.id);
    expect(row).toMatchObject({ confirmedAt: expect.any(String), confirmedBy: expect.any(Number) });
    expect(row.confirmation).toEqual({ approvalId, state: 'confirmed' });
    expect(await getOwn()).toEqual({ available: '1000.00', withdrawable: '1000.00', unconfirmedSince: null });
  });

  test('the request names account, days, balances, sums and file, and does not expire', async () => {
    const fileSha256 = 'AB'.repeat(32);
    const lines = [deposit('1000.00'), { amount: '20.00' }, { amount: '-7.50' }];
    const { confirmation } = await post(lines, { fileName: 'enero.csv', fileSha256 });
    const [{ details, expiresAt }] = await send(operations.details, { after: confirmation.approvalId - 1 });
    expect(expiresAt).toBeNull();
    expect(details).toEqual(
      expect.arrayContaining([
        { label: 'Saldo inicial', value: '$0.00' },
        { label: 'Saldo final', value: '$1,012.50' },
        { label: 'Créditos', value: '2, suman $1,020.00' },
        { label: 'Débitos', value: '1, suman -$7.50' },
        { label: 'Archivo', value: 'enero.csv' },
        { label: 'Huella del archivo', value: 'ab'.repeat(32) },
      ]),
    );
    expect(await post([{ amount: '1.00' }], { fileSha256: 'AB' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { fileSha256: expect.any(String) },
    });
  });

  test('the request names whom its references credit: who posted it wrote them', async () => {
    const { confirmation } = await post([deposit('1000.00'), deposit('0.25'), { amount: '20.00' }]);
    const [{ details }] = await send(operations.details, { after: confirmation.approvalId - 1 });
    const credited = details.filter(({ label }: { label: string }) => label === 'Se acredita a');
    expect(credited).toEqual([
      { label: 'Se acredita a', value: expect.stringMatching(/^«Rosa .*#\d+\): \$1,000\.25$/) },
    ]);
  });

  test('a statement can be confirmed after its poster lost their account', async () => {
    const name = `c${randomUUID().slice(0, 8)}`;
    const poster = await desk.served.fixtures.user(name, { role: 'admin' });
    const { confirmation } = await post([deposit('10.00')], {}, await desk.served.signedIn(name, fixturePassword));
    await desk.served.gateway.database.transaction((manager) =>
      manager.update(User, { id: poster.id }, { disabledAt: new Date() }),
    );
    expect(await send(operations.approve, { id: confirmation.approvalId })).toEqual({ status: 'approved' });
  });

  test('unconfirmed money is not withdrawn, and the refusal says of which day it is', async () => {
    const first = await post([deposit('100.00')]);
    await send(operations.approve, { id: first.confirmation.approvalId });
    await post([deposit('1000.00')]);
    expect(await send(operations.withdraw, { amount: '1100.01' }, desk.investor)).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
    });
    const { body } = await desk.investor.request('POST', '/graphql', {
      query: operations.withdraw,
      variables: { amount: '100.01' },
    });
    expect(body.errors[0].extensions).toMatchObject({ code: 'NOT_YET_WITHDRAWABLE', status: 409 });
    expect(body.errors[0].message).toMatch(/^Tu depósito del \d+ de \w+ de 2015 /);
    expect(await send(operations.withdraw, { amount: '100.00' }, desk.investor)).toMatchObject({ status: 'requested' });
  });

  test('unconfirmed money pays for fractions, and rejecting the statement cancels them', async () => {
    const project = await desk.served.fixtures.project({ target: 2000 });
    const posted = await post([deposit('3000.00')]);
    const older = await invest(project.id);
    const newer = await invest(project.id);
    expect(await desk.reader.findOneByOrFail(Project, { id: project.id })).toMatchObject({ status: 'funded' });
    expect(await getOwn()).toMatchObject({ available: '1000.00', withdrawable: '0.00' });
    expect(await send(operations.reject, { id: posted.confirmation.approvalId })).toEqual({ status: 'rejected' });
    const find = (id: number) => desk.reader.findOneByOrFail(Order, { id });
    expect([(await find(older.id)).status, (await find(newer.id)).status]).toEqual(['cancelled', 'cancelled']);
    expect(await getOwn()).toMatchObject({ available: '0.00', withdrawable: '0.00', unconfirmedSince: null });
    expect(await desk.reader.findOneByOrFail(Project, { id: project.id })).toMatchObject({
      status: 'available',
      funded: project.funded,
    });
    expect(await getStatement(posted.id)).toMatchObject({ confirmedAt: null, voidReason: 'El banco no lo muestra' });
  });

  test('when it is rejected only the newest orders end, as many as the balance needs', async () => {
    const project = await desk.served.fixtures.project();
    const good = await post([deposit('1000.00')]);
    await send(operations.approve, { id: good.confirmation.approvalId });
    const posted = await post([deposit('1000.00')]);
    const older = await invest(project.id);
    const newer = await invest(project.id);
    const { effects } = await send(operations.effects, { id: posted.id });
    expect(effects.map(({ label, value }: { label: string; value: string }) => `${label}: ${value}`)).toEqual([
      expect.stringContaining('$1,000.00'),
      `Orden ${newer.number}: Se cancela, $1,000.00`,
    ]);
    await send(operations.reject, { id: posted.confirmation.approvalId });
    expect([await desk.getStatus(older.id), await desk.getStatus(newer.id)]).toEqual(['paid', 'cancelled']);
    expect(await desk.getBalance()).toBe('0.00');
  });

  test('an order that its transfer paid is cancelled when it is rejected', async () => {
    const { id, reference, amount } = await desk.reserve();
    const posted = await post([{ bookedOn: today(), amount: `${amount}.00`, reference }]);
    expect(await desk.getStatus(id)).toBe('paid');
    await send(operations.reject, { id: posted.confirmation.approvalId });
    expect([await desk.getStatus(id), await desk.getBalance()]).toEqual(['cancelled', '0.00']);
  });

  test('what cannot be cancelled leaves a balance below zero when it is rejected', async () => {
    const project = await desk.served.fixtures.project();
    const posted = await post([deposit('1000.00')]);
    const order = await invest(project.id);
    await desk.served.gateway.database.transaction((manager) =>
      manager.update(Project, { id: project.id }, { status: 'exited', exitDate: today() }),
    );
    expect(await send(operations.reject, { id: posted.confirmation.approvalId })).toEqual({ status: 'rejected' });
    expect([await desk.getStatus(order.id), await desk.getBalance()]).toEqual(['paid', '-1000.00']);
  });

  test('a withdrawal that it settled is what it was before when it is rejected', async () => {
    const good = await post([deposit('500.00')]);
    await send(operations.approve, { id: good.confirmation.approvalId });
    const { id, reference } = await send(operations.withdraw, { amount: '200.00' }, desk.investor);
    await desk.served.gateway.database.transaction((manager) =>
      manager.update(Withdrawal, { id }, { status: 'approved', decidedAt: new Date() }),
    );
    const posted = await post([{ amount: '-200.00', reference }]);
    const find = () => desk.reader.findOneByOrFail(Withdrawal, { id });
    expect((await find()).status).toBe('paid');
    await send(operations.reject, { id: posted.confirmation.approvalId });
    expect(await find()).toMatchObject({ status: 'approved', bankLineId: null });
  });

  test.each(['by a line', 'by hand'])(
    'a debit is rejected also where its withdrawal was returned since %s',
    async (how) => {
      const good = await post([deposit('500.00')]);
      await send(operations.approve, { id: good.confirmation.approvalId });
      const { id, reference } = await send(operations.withdraw, { amount: '150.00' }, desk.investor);
      await desk.served.gateway.database.transaction((manager) =>
        manager.update(Withdrawal, { id }, { status: 'approved', decidedAt: new Date() }),
      );
      const posted = await post([{ amount: '-150.00', reference }]);
      const find = () => desk.reader.findOneByOrFail(Withdrawal, { id });
      const findReturns = () =>
        desk.reader.findBy(BankStatementLine, { amount: 15_000, bankAccountId: desk.bankAccountId });
      if (how === 'by a line') await post([{ amount: '150.00', reference }]);
      else {
        const returned = await send(operations.return, { id }, desk.admin);
        if (returned.code === 'APPROVAL_PENDING') await send(operations.approve, { id: returned.approvalId });
      }
      expect((await find()).status).toBe('returned');
      await send(operations.reject, { id: posted.confirmation.approvalId });
      expect(await find()).toMatchObject({ status: 'approved', bankLineId: null, returnLineId: null, reason: null });
      expect((await findReturns()).map(({ status }) => status)).toEqual(how === 'by a line' ? ['suspense'] : []);
      expect(await desk.getBalance()).toBe('350.00');
    },
  );

  test('a return that only one person saw cannot be withdrawn again', async () => {
    const good = await post([deposit('200.00')]);
    await send(operations.approve, { id: good.confirmation.approvalId });
    const { id, reference } = await send(operations.withdraw, { amount: '200.00' }, desk.investor);
    await desk.served.gateway.database.transaction((manager) =>
      manager.update(Withdrawal, { id }, { status: 'approved', decidedAt: new Date() }),
    );
    const paid = await post([{ amount: '-200.00', reference }]);
    await send(operations.approve, { id: paid.confirmation.approvalId });
    await post([{ amount: '200.00', description: `DEVOLUCION ${reference}` }]);
    expect(await getOwn()).toMatchObject({ available: '200.00', withdrawable: '0.00' });
  });

  test('a debit that takes back its deposit waits in suspense when it is rejected', async () => {
    const posted = await post([deposit('150.00')]);
    const later = await post([{ amount: '-150.00', description: 'REVERSO' }]);
    const [line] = await desk.reader.findBy(BankStatementLine, { statementId: posted.id });
    const debit = { id: later.lines[0].id };
    await desk.ask(bankOperations.match, { ...debit, input: { purpose: 'reversal', lineId: line?.id } });
    expect(await desk.getBalance()).toBe('0.00');
    await send(operations.reject, { id: posted.confirmation.approvalId });
    expect(await desk.reader.findOneByOrFail(BankStatementLine, debit)).toMatchObject({ status: 'suspense' });
    expect(await desk.getBalance()).toBe('0.00');
  });

  test('voiding it before it is confirmed rejects it, and ends its request', async () => {
    const project = await desk.served.fixtures.project();
    const posted = await post([deposit('1000.00')]);
    await invest(project.id);
    expect(await desk.sendVoid(posted.id)).toMatchObject({ voidedAt: expect.any(String) });
    const { approvalId } = posted.confirmation;
    expect(await desk.reader.findOneByOrFail(ApprovalRequest, { id: approvalId })).toMatchObject({
      status: 'rejected',
      decidedBy: null,
    });
    expect(await send(operations.approve, { id: approvalId })).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.getBalance()).toBe('0.00');
  });

  test("without the permission to decide only one's own unconfirmed statement is voided", async () => {
    const name = `f${randomUUID().slice(0, 8)}`;
    await desk.served.fixtures.user(name, { role: 'admin', staffRole: 'finance' });
    const finance = await desk.served.signedIn(name, fixturePassword);
    const theirs = await post([deposit('10.00')], {}, finance);
    const foreign = await post([deposit('20.00')]);
    const reason = 'Era de otra cuenta';
    expect(await send(bankOperations.void, { id: foreign.id, reason }, finance)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await send(bankOperations.void, { id: theirs.id, reason }, finance)).toMatchObject({ id: theirs.id });
  });

  test('what a key posted is caused by nobody once it is confirmed, what its creator posts is', async () => {
    const decide = 'mutation ($id: Int!) { approveWithdrawal(id: $id) { status } }';
    const { confirmation } = await postByKey([deposit('100.00')]);
    await send(operations.approve, { id: confirmation.approvalId });
    const { id } = await send(operations.withdraw, { amount: '50.00' }, desk.investor);
    expect(await send(decide, { id }, desk.admin)).toEqual({ status: 'approved' });
    const posted = await post([deposit('30.00')]);
    await send(operations.approve, { id: posted.confirmation.approvalId });
    const next = await send(operations.withdraw, { amount: '20.00' }, desk.investor);
    expect(await send(decide, { id: next.id }, desk.admin)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await send(decide, { id: next.id })).toEqual({ status: 'approved' });
  });

  test('a key asks in the name of its creator, and unconfirmed rent is not collected', async () => {
    const project = await desk.served.fixtures.project();
    const { id, confirmation } = await postByKey([{ amount: '900.00', description: 'RENTA' }]);
    expect(confirmation.state).toBe('pending');
    const { requestedBy } = await desk.reader.findOneByOrFail(ApprovalRequest, { id: confirmation.approvalId });
    expect(requestedBy).toBe((await getStatement(id)).createdBy);
    const [line] = await desk.reader.findBy(BankStatementLine, { statementId: id });
    await desk.served.gateway.database.transaction((manager) =>
      desk.served.gateway.services.reconciliation.matchInTransaction(
        manager,
        line?.id ?? 0,
        { projectId: project.id, purpose: 'rent' },
        { ...createActor(requestedBy), proposedBy: requestedBy },
      ),
    );
    const rents = '{ projectRents { projectId received } }';
    const period = desk.day.slice(0, 7);
    const month = `query { paymentMonth(period: "${period}") { projectId collected } }`;
    const read = async () => [
      (await send(rents)).find((row: { projectId: number }) => row.projectId === project.id)?.received,
      (await send(month)).find((row: { projectId: number }) => row.projectId === project.id)?.collected,
    ];
    expect(await read()).toEqual(['0.00', undefined]);
    await send(operations.approve, { id: confirmation.approvalId });
    expect(await read()).toEqual(['900.00', '900.00']);
    expect(await verifyLedger(desk.reader)).toEqual([]);
  });
});

describe.each(databaseKinds)('a statement that takes one person on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'off' } });

  test('a statement is confirmed when it is posted', async () => {
    const posted = await desk.ask(operations.post, {
      input: await desk.toInput([{ amount: '10.00', reference: getDepositReference(desk.owner.id) }]),
    });
    expect(posted.confirmation).toEqual({ approvalId: null, state: 'confirmed' });
    const { confirmedAt, confirmedBy, createdAt } = await desk.reader.findOneByOrFail(BankStatement, { id: posted.id });
    expect([confirmedAt, confirmedBy]).toEqual([createdAt, null]);
    const { data } = await desk.investor.graphql(operations.balance);
    expect(data?.myBalance).toMatchObject({ withdrawable: '10.00' });
  });
});
