import { randomUUID } from 'node:crypto';
import { getDepositReference, today } from '@cimiento/contracts';
import { Project } from '../../investing/records';
import { createActor, databaseKinds, exampleBankAccount, type TestClient } from '../../testing';
import { BankDesk, type DeskLine } from '../../testing/bank-desk';
import { ApprovalRequest, User } from '../../access/records';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { BankStatement } from '../statements/bank-statement.entity';

const balance = 'available withdrawable unconfirmedSince';
const reject = { reason: 'El banco no lo muestra' };

describe.each(databaseKinds)('a statement that a second person confirms on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'required' } });
  let other: TestClient;

  beforeEach(async () => {
    other = await desk.served.signedInAdmin(`b${randomUUID().slice(0, 8)}`);
    await desk.investor.send('saveBankAccount', { input: exampleBankAccount });
  });

  const postedFields = 'id confirmation { approvalId state }';
  const post = async (lines: readonly DeskLine[], more: object = {}, client = desk.admin) => {
    const input = { ...(await desk.toInput(lines)), ...more };
    return client.send('postBankStatement', { input }, `${postedFields} lines { id status }`);
  };
  /** Posts a statement with a key that desk.admin created. */
  const postByKey = async (lines: readonly DeskLine[]) => {
    const key = { name: 'Banco', scopes: ['ledger:write', 'ledger:read'], expiresAt: null };
    const created = await desk.admin.send('createApiKey', { input: key }, 'key');
    const headers = { authorization: `Bearer ${created.key}` };
    const variables = { input: await desk.toInput(lines) };
    return desk.served.client().send('postBankStatement', variables, postedFields, headers);
  };
  type Posted = { confirmation: { approvalId: number } };
  const approve = (id: number, client = other) => client.send('approveRequest', { id }, 'status');
  const confirm = async ({ confirmation }: Posted) =>
    expect(await approve(confirmation.approvalId)).toEqual({ status: 'approved' });
  const rejectPosted = async ({ confirmation }: Posted) => {
    const rejected = await other.send('rejectRequest', { id: confirmation.approvalId, input: reject }, 'status');
    expect(rejected).toEqual({ status: 'rejected' });
  };
  const readDetails = async ({ confirmation }: Posted) => {
    const page = { after: confirmation.approvalId - 1, limit: 1 };
    return (await other.send('approvals', page, 'expiresAt details { label value }'))[0];
  };
  const deposit = (amount: string): DeskLine => ({ amount, reference: getDepositReference(desk.owner.id) });
  const getStatement = (id: number) => desk.reader.findOneByOrFail(BankStatement, { id });
  const getWithdrawal = (id: number) => desk.reader.findOneByOrFail(Withdrawal, { id });
  const getOwn = () => desk.investor.send('myBalance', {}, balance);
  const withdraw = (amount: string) =>
    desk.investor.send('requestWithdrawal', { input: { amount } }, 'id status reference');
  /** A withdrawal that may be paid, of money that a confirmed statement brought. */
  const openWithdrawal = async (credited: string, amount: string) => {
    await confirm(await post([deposit(credited)]));
    const { id, reference } = await withdraw(amount);
    await desk.served.fixtures.update(Withdrawal, { id }, { status: 'approved', decidedAt: new Date() });
    return { id, reference };
  };

  test('the poster of a statement is notified when somebody else confirms or rejects it', async () => {
    const confirmed = await post([deposit('10.00')]);
    await confirm(confirmed);
    const rejected = await post([deposit('20.00')]);
    await rejectPosted(rejected);
    const own = await post([deposit('30.00')]);
    await desk.sendVoid(own.id);
    expect(await desk.admin.send('myNotifications', { limit: 2 }, 'kind body')).toEqual([
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
    expect(await approve(approvalId, desk.admin)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await getOwn()).toEqual({ available: '1000.00', withdrawable: '0.00', unconfirmedSince: desk.day });
    await confirm(posted);
    const rows = await other.send('bankStatements', {}, 'id confirmedAt confirmedBy confirmation { approvalId state }');
    const row = rows.find(({ id }: { id: number }) => id === posted.id);
    expect(row).toMatchObject({ confirmedAt: expect.any(String), confirmedBy: expect.any(Number) });
    expect(row.confirmation).toEqual({ approvalId, state: 'confirmed' });
    expect(await getOwn()).toEqual({ available: '1000.00', withdrawable: '1000.00', unconfirmedSince: null });
  });

  test('the request names account, days, balances, sums and file, and does not expire', async () => {
    const fileSha256 = 'AB'.repeat(32);
    const lines = [deposit('1000.00'), { amount: '20.00' }, { amount: '-7.50' }];
    const posted = await post(lines, { fileName: 'enero.csv', fileSha256 });
    const { details, expiresAt } = await readDetails(posted);
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
    const { details } = await readDetails(await post([deposit('1000.00'), deposit('0.25'), { amount: '20.00' }]));
    const credited = details.filter(({ label }: { label: string }) => label === 'Se acredita a');
    expect(credited).toEqual([
      { label: 'Se acredita a', value: expect.stringMatching(/^«Rosa .*#\d+\): \$1,000\.25$/) },
    ]);
  });

  test('the request names the withdrawals that the statement pays and returns', async () => {
    const { id, reference } = await openWithdrawal('1000.00', '400.00');
    const { id: decidedBy } = await desk.reader.findOneByOrFail(User, { username: 'jefa' });
    await desk.served.fixtures.update(Withdrawal, { id }, { decidedBy });
    const { details: paying } = await readDetails(await post([{ amount: '-400.00', reference }]));
    const paid = expect.stringMatching(/^#\d+ de «Rosa .*, aprobado por «.*: \$400\.00$/);
    expect(paying).toContainEqual({ label: 'Paga el retiro', value: paid });
    // Who posts a statement writes its references: any credit could be called a return.
    const { details: returning } = await readDetails(await post([{ amount: '400.00', reference }]));
    expect(returning).toContainEqual({
      label: 'Devuelve el retiro',
      value: expect.stringContaining(`#${id} de «Rosa`),
    });
    const credited = { label: 'Se acredita a', value: expect.stringMatching(/^«Rosa .*: \$400\.00$/) };
    expect(returning).toContainEqual(credited);
  });

  test('the request says what lines that were assigned since are now, and marks it', async () => {
    const posted = await post([{ amount: '20.00' }]);
    expect(await desk.match(posted.lines[0].id, { userId: desk.owner.id })).toMatchObject({ status: 'matched' });
    const { details } = await other
      .send('approvals', { after: posted.confirmation.approvalId - 1, limit: 1 }, 'details { label value former }')
      .then(([request]: { details: { label: string }[] }[]) => request ?? { details: [] });
    expect(details).toContainEqual({
      label: 'Se acredita a',
      value: expect.stringMatching(/^«Rosa .*: \$20\.00$/),
      former: expect.any(String),
    });
  });

  test('the request of a program says so, also once it is decided', async () => {
    const posted = await postByKey([deposit('10.00')]);
    const program = { label: 'La pidió', value: expect.stringMatching(/^Un programa, con una clave de API/) };
    expect((await readDetails(posted)).details).toContainEqual(program);
    await confirm(posted);
    expect((await readDetails(posted)).details).toContainEqual(program);
    expect((await readDetails(await post([deposit('10.00')]))).details).not.toContainEqual(program);
  });

  test('a statement can be confirmed after its poster lost their account', async () => {
    const poster = await desk.served.fixtures.user(undefined, { role: 'admin' });
    const posted = await post([deposit('10.00')], {}, await desk.served.signedIn(poster.username));
    await desk.served.fixtures.update(User, { id: poster.id }, { disabledAt: new Date() });
    await confirm(posted);
  });

  test('unconfirmed money is not withdrawn, and the refusal says of which day it is', async () => {
    await confirm(await post([deposit('100.00')]));
    await post([deposit('1000.00')]);
    expect(await withdraw('1100.01')).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await withdraw('100.01')).toMatchObject({
      code: 'NOT_YET_WITHDRAWABLE',
      status: 409,
      message: expect.stringMatching(/^Tu depósito del \d+ de \w+ de 2015 /),
    });
    expect(await withdraw('100.00')).toMatchObject({ status: 'requested' });
  });

  test('unconfirmed money covers no withdrawal whose money was corrected away', async () => {
    await confirm(await post([deposit('100.00')]));
    const { id } = await withdraw('100.00');
    const decide = () => other.send('approveWithdrawal', { id }, 'status');
    // As a correction does.
    await desk.served.fixtures.deposit(desk.owner, -100, { mayOverdraw: true });
    const invented = await post([deposit('1100.00')]);
    const refused = { code: 'INSUFFICIENT_BALANCE', missing: '100.00', withdrawals: [id] };
    expect(await decide()).toMatchObject(refused);
    // What is bought with it ends with it: that covers nothing else, and takes nothing.
    const project = await desk.served.fixtures.project();
    await desk.placeOrder(project.id);
    expect(await decide()).toMatchObject(refused);
    await confirm(invented);
    expect(await decide()).toEqual({ status: 'approved' });
  });

  test('unconfirmed money pays for fractions, and rejecting the statement cancels them', async () => {
    const project = await desk.served.fixtures.project({ target: 2000 });
    const posted = await post([deposit('3000.00')]);
    const older = await desk.placeOrder(project.id);
    const newer = await desk.placeOrder(project.id);
    expect(await desk.reader.findOneByOrFail(Project, { id: project.id })).toMatchObject({ status: 'funded' });
    expect(await getOwn()).toMatchObject({ available: '1000.00', withdrawable: '0.00' });
    await rejectPosted(posted);
    expect([await desk.getStatus(older.id), await desk.getStatus(newer.id)]).toEqual(['cancelled', 'cancelled']);
    expect(await getOwn()).toMatchObject({ available: '0.00', withdrawable: '0.00', unconfirmedSince: null });
    expect(await desk.reader.findOneByOrFail(Project, { id: project.id })).toMatchObject({
      status: 'available',
      funded: project.funded,
    });
    expect(await getStatement(posted.id)).toMatchObject({ confirmedAt: null, voidReason: 'El banco no lo muestra' });
  });

  test('when it is rejected only the newest orders end, as many as the balance needs', async () => {
    const project = await desk.served.fixtures.project();
    await confirm(await post([deposit('1000.00')]));
    const posted = await post([deposit('1000.00')]);
    const older = await desk.placeOrder(project.id);
    const newer = await desk.placeOrder(project.id);
    const { effects } = await other.send('bankStatementVoidEffects', { id: posted.id }, 'effects { label value }');
    expect(effects.map(({ label, value }: { label: string; value: string }) => `${label}: ${value}`)).toEqual([
      expect.stringContaining('$1,000.00'),
      `Orden ${newer.number}: Se cancela, $1,000.00`,
    ]);
    await rejectPosted(posted);
    expect([await desk.getStatus(older.id), await desk.getStatus(newer.id)]).toEqual(['paid', 'cancelled']);
    expect(await desk.getBalance()).toBe('0.00');
  });

  test('an order that its transfer paid is cancelled when it is rejected', async () => {
    const { id, reference, amount } = await desk.reserve();
    const posted = await post([{ bookedOn: today(), amount: `${amount}.00`, reference }]);
    expect(await desk.getStatus(id)).toBe('paid');
    await rejectPosted(posted);
    expect([await desk.getStatus(id), await desk.getBalance()]).toEqual(['cancelled', '0.00']);
  });

  test('what cannot be cancelled leaves a balance below zero when it is rejected', async () => {
    const project = await desk.served.fixtures.project();
    const posted = await post([deposit('1000.00')]);
    const order = await desk.placeOrder(project.id);
    await desk.served.fixtures.update(Project, { id: project.id }, { status: 'exited', exitDate: today() });
    await rejectPosted(posted);
    expect([await desk.getStatus(order.id), await desk.getBalance()]).toEqual(['paid', '-1000.00']);
  });

  test('a withdrawal that it settled is what it was before when it is rejected', async () => {
    const { id, reference } = await openWithdrawal('500.00', '200.00');
    const posted = await post([{ amount: '-200.00', reference }]);
    expect((await getWithdrawal(id)).status).toBe('paid');
    await rejectPosted(posted);
    expect(await getWithdrawal(id)).toMatchObject({ status: 'approved', bankLineId: null });
  });

  test.each(['by a line', 'by hand'])(
    'a debit is rejected also where its withdrawal was returned since %s',
    async (how) => {
      const { id, reference } = await openWithdrawal('500.00', '150.00');
      const posted = await post([{ amount: '-150.00', reference }]);
      const findReturns = () =>
        desk.reader.findBy(BankStatementLine, { amount: 15_000, bankAccountId: desk.bankAccountId });
      if (how === 'by a line') await post([{ amount: '150.00', reference }]);
      else {
        const input = { reason: 'El banco lo devolvió ayer' };
        const returned = await desk.admin.send('returnWithdrawal', { id, input });
        if (returned.code === 'APPROVAL_PENDING') await approve(returned.approvalId);
      }
      expect((await getWithdrawal(id)).status).toBe('returned');
      await rejectPosted(posted);
      expect(await getWithdrawal(id)).toMatchObject({
        status: 'approved',
        bankLineId: null,
        returnLineId: null,
        reason: null,
      });
      expect((await findReturns()).map(({ status }) => status)).toEqual(how === 'by a line' ? ['suspense'] : []);
      expect(await desk.getBalance()).toBe('350.00');
    },
  );

  test('a return that only one person saw cannot be withdrawn again', async () => {
    const { reference } = await openWithdrawal('200.00', '200.00');
    await confirm(await post([{ amount: '-200.00', reference }]));
    await post([{ amount: '200.00', description: `DEVOLUCION ${reference}` }]);
    expect(await getOwn()).toMatchObject({ available: '200.00', withdrawable: '0.00' });
  });

  test('a debit that takes back its deposit waits in suspense when it is rejected', async () => {
    const posted = await post([deposit('150.00')]);
    const later = await post([{ amount: '-150.00', description: 'REVERSO' }]);
    const [line] = await desk.reader.findBy(BankStatementLine, { statementId: posted.id });
    const { id } = later.lines[0];
    await desk.match(id, { purpose: 'reversal', lineId: line?.id });
    expect(await desk.getBalance()).toBe('0.00');
    await rejectPosted(posted);
    expect(await desk.reader.findOneByOrFail(BankStatementLine, { id })).toMatchObject({ status: 'suspense' });
    expect(await desk.getBalance()).toBe('0.00');
  });

  test('voiding it before it is confirmed rejects it, and ends its request', async () => {
    const project = await desk.served.fixtures.project();
    const posted = await post([deposit('1000.00')]);
    await desk.placeOrder(project.id);
    expect(await desk.sendVoid(posted.id)).toMatchObject({ voidedAt: expect.any(String) });
    const { approvalId: id } = posted.confirmation;
    const ended = { status: 'rejected', decidedBy: null };
    expect(await desk.reader.findOneByOrFail(ApprovalRequest, { id })).toMatchObject(ended);
    expect(await approve(id)).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.getBalance()).toBe('0.00');
  });

  test("without the permission to decide only one's own unconfirmed statement is voided", async () => {
    const { username } = await desk.served.fixtures.user(undefined, { role: 'admin', staffRole: 'finance' });
    const finance = await desk.served.signedIn(username);
    const theirs = await post([deposit('10.00')], {}, finance);
    const foreign = await post([deposit('20.00')]);
    const annul = (id: number) => finance.send('voidBankStatement', { id, input: { reason: 'Era de otra cuenta' } });
    expect(await annul(foreign.id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await annul(theirs.id)).toEqual({ id: theirs.id });
  });

  test('what a key posted is caused by nobody once it is confirmed, what its creator posts is', async () => {
    const decide = (id: number, client: TestClient) => client.send('approveWithdrawal', { id }, 'status');
    await confirm(await postByKey([deposit('100.00')]));
    expect(await decide((await withdraw('50.00')).id, desk.admin)).toEqual({ status: 'approved' });
    await confirm(await post([deposit('30.00')]));
    const { id } = await withdraw('20.00');
    expect(await decide(id, desk.admin)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await decide(id, other)).toEqual({ status: 'approved' });
  });

  test('a key asks in the name of its creator, and unconfirmed rent is not collected', async () => {
    const project = await desk.served.fixtures.project();
    const posted = await postByKey([{ amount: '900.00', description: 'RENTA' }]);
    const { id, confirmation } = posted;
    expect(confirmation.state).toBe('pending');
    const { requestedBy } = await desk.reader.findOneByOrFail(ApprovalRequest, { id: confirmation.approvalId });
    expect(requestedBy).toBe((await getStatement(id)).createdBy);
    expect(await desk.admin.send('myNotifications', { limit: 1 }, 'kind body')).toEqual([
      { kind: 'request_by_key', body: expect.stringContaining(`la solicitud #${confirmation.approvalId}: `) },
    ]);
    const [line] = await desk.reader.findBy(BankStatementLine, { statementId: id });
    await desk.served.gateway.database.transaction((manager) =>
      desk.served.gateway.services.lineMatching.matchInTransaction(
        manager,
        line?.id ?? 0,
        { projectId: project.id, purpose: 'rent' },
        { ...createActor(requestedBy), proposedBy: requestedBy },
      ),
    );
    const findProject = (rows: { projectId: number; received?: string; collected?: string }[]) =>
      rows.find(({ projectId }) => projectId === project.id);
    const month = { period: desk.day.slice(0, 7) };
    const read = async () => [
      findProject(await other.send('projectRents', {}, 'projectId received'))?.received,
      findProject(await other.send('paymentMonth', month, 'projectId collected'))?.collected,
    ];
    expect(await read()).toEqual(['0.00', undefined]);
    await confirm(posted);
    expect(await read()).toEqual(['900.00', '900.00']);
  });
});
