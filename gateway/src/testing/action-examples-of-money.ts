import { randomUUID } from 'node:crypto';
import { addDays, addMonths, getDepositReference, ledgerAccounts, today, toPeriod } from '@cimiento/contracts';
import { Withdrawal } from '../banking/withdrawals/withdrawal.entity';
import { SpooledFile } from '../platform/files/spooled-file';
import { Upload } from '../platform/files/upload';
import type { Examples } from './action-example';
import type { ActionWorld, SignedIn } from './action-world';
import { BankDesk } from './bank-desk';
import { exampleBankAccount } from './fixtures';
import { createEntry, postEntries } from './post-entries';
import { RoundDesk } from './round-desk';

const exit = { price: '12000.00', costs: [], exitDate: today() };
const fee = { kind: 'management', base: 'rent', percent: 8, catchUp: false, vatPercent: 0, validFrom: '2026-01-01' };
const vat = { kind: 'vat', value: '15', validFrom: '2024-04-01', source: 'Decreto Ejecutivo 198 de 2024' };
const terms = { reservationDays: 5, coolingOffHours: 48, reservationShare: 100 };

async function withInvestment(world: ActionWorld) {
  const { investment, user, project } = await world.holder();
  return { id: investment.id, input: { userId: user.id, projectId: project.id, amount: 3000, annualReturn: 8.5 } };
}

async function withPaymentInput(world: ActionWorld) {
  const { investment, user, project } = await world.holder();
  const references = { investmentId: investment.id, userId: user.id, projectId: project.id };
  return { ...references, amount: '125.50', paymentDate: '2026-01-15', period: '2026-01', status: 'paid' };
}

async function withPayment(world: ActionWorld, status = 'paid') {
  const input = { ...(await withPaymentInput(world)), status };
  const { id } = await world.run('createPayment', { input });
  return { id, input };
}

async function withRunInput(world: ActionWorld) {
  const { project } = await world.holder();
  const dates = { period: '2026-01', paymentDate: '2026-01-31' };
  return { ...dates, projectId: project.id, amount: '75.00', status: 'paid', participants: 'all' };
}

async function withAdjustmentInput(world: ActionWorld) {
  const { user } = await world.person();
  const accounts = { debitAccount: 'fee:bank', creditAccount: `investor:${user.id}:available` };
  return { ...accounts, amount: '12.50', occurredOn: '2026-01-20', memo: 'Devolución' };
}

/** A line of a bank statement in which nobody was recognised. */
async function withLine(world: ActionWorld) {
  const desk = await BankDesk.open(world.served, world.admin.client);
  const posted = await desk.send([{ amount: '75.00', description: 'TRANSFERENCIA' }]);
  return { desk, statementId: Number(posted.id), id: Number(posted.lines[0].id) };
}

async function withMatchedLine(world: ActionWorld) {
  const { desk, id, statementId } = await withLine(world);
  await world.run('matchBankLine', { id, input: { userId: desk.owner.id } });
  return { desk, id, statementId };
}

async function withWithdrawal(world: ActionWorld): Promise<number> {
  const { user, client }: SignedIn = await world.person();
  await world.served.fixtures.deposit(user, 1000);
  await world.run('saveBankAccount', { input: exampleBankAccount }, client);
  return (await world.run('requestWithdrawal', { input: { amount: '100.00' } }, client)).id;
}

async function withApprovedWithdrawal(world: ActionWorld): Promise<number> {
  const id = await withWithdrawal(world);
  await world.run('approveWithdrawal', { id });
  return id;
}

async function withBatch(world: ActionWorld): Promise<{ id: number; withdrawalIds: number[] }> {
  const withdrawalIds = [await withApprovedWithdrawal(world)];
  const { id } = await world.run('createWithdrawalBatch', { input: { withdrawalIds } });
  return { id, withdrawalIds };
}

async function withReservation(world: ActionWorld): Promise<number> {
  const { client } = await world.person();
  const { id: projectId } = await world.served.fixtures.project();
  const input = { projectId, amount: 1000, fundedFrom: 'transfer', acceptedRisks: true };
  return (await world.run('placeOrder', { input }, client)).id;
}

/** A round in which somebody has invested 1,000 of 10,000. */
async function withRound({ served, admin }: ActionWorld) {
  const desk = await RoundDesk.open({ ...served, admin: admin.client });
  const taker = await desk.taker(10_000);
  await desk.buy(taker, 1000);
  return { desk, taker };
}

const paid = { paidOn: today(), bankReference: 'TRF-77' };

/** Investments, payments, exits, the bank, withdrawals, statements and the sandbox. */
export const moneyExamples: Examples = {
  remindOrder: async (world) => ({ variables: { id: await withReservation(world) } }),
  extendOrder: async (world) => ({ variables: { id: await withReservation(world) } }),
  cancelInvestorOrder: async (world) => ({ variables: { id: await withReservation(world) } }),
  createInvestment: async (world) => {
    const [{ user }, project] = [await world.person(), await world.served.fixtures.project()];
    const input = { userId: user.id, projectId: project.id, amount: 3000, annualReturn: 8.5 };
    return { variables: { input } };
  },
  updateInvestment: async (world) => ({ variables: await withInvestment(world) }),
  deleteInvestment: async (world) => ({ variables: { id: (await withInvestment(world)).id } }),
  createPayment: async (world) => ({ variables: { input: await withPaymentInput(world) } }),
  updatePayment: async (world) => {
    const { id, input } = await withPayment(world);
    return { variables: { id, input: { ...input, amount: '100.00' } } };
  },
  changePaymentStatuses: async (world) => {
    const { id } = await withPayment(world, 'pending');
    return { variables: { ids: [id], from: 'pending', to: 'paid' } };
  },
  deletePayment: async (world) => ({ variables: { id: (await withPayment(world)).id } }),
  importPayments: async (world) => ({ variables: { rows: [await withPaymentInput(world)] } }),
  postPaymentRun: async (world) => ({ variables: { input: await withRunInput(world) } }),
  undoPaymentRun: async (world) => {
    const { id } = await world.run('postPaymentRun', { input: await withRunInput(world) });
    return { variables: { id } };
  },
  unpayPaymentRun: async (world) => {
    const { id } = await world.run('postPaymentRun', { input: await withRunInput(world) });
    return { variables: { id } };
  },
  postMonthRuns: async (world) => {
    const { period, ...run } = await withRunInput(world);
    return { variables: { period, runs: [run] } };
  },
  setProjectRound: async ({ served }) => {
    const project = await served.fixtures.project({ status: 'available', funded: 0, target: 10_000, fundedDate: null });
    const input = { minimum: 8000, opensAt: today(), closesAt: addDays(today(), 30) };
    return { variables: { projectId: project.id, input } };
  },
  extendRound: async (world) => {
    const { desk } = await withRound(world);
    return { variables: { projectId: desk.project.id, closesAt: addDays(today(), 30) } };
  },
  cancelRound: async (world) => {
    const { desk } = await withRound(world);
    return { variables: { projectId: desk.project.id, reason: 'El promotor se retiró.' } };
  },
  confirmRound: async (world) => {
    const { desk, taker } = await withRound(world);
    await desk.buy(taker, 9000);
    return {
      run: async () => {
        const { approvalId } = await desk.confirm();
        await world.run('approveRequest', { id: approvalId }, world.second.client);
      },
    };
  },
  setProjectFees: async (world) => ({ variables: { projectId: (await world.holder()).project.id, rows: [fee] } }),
  setComplianceRules: () => Promise.resolve({ variables: { rows: [vat] } }),
  exitProject: async (world) => ({ variables: { projectId: (await world.holder()).project.id, input: exit } }),
  postAdjustment: async (world) => ({ variables: { input: await withAdjustmentInput(world) } }),
  reverseAdjustment: async (world) => {
    const { id } = await world.run('postAdjustment', { input: await withAdjustmentInput(world) });
    return { variables: { entryId: id } };
  },
  readBankStatement: async ({ served, bankAccountId }) => {
    const file = new Upload('extracto.csv', SpooledFile.of(Buffer.from('Fecha;Monto\n15/01/2026;10,00')));
    return { run: () => served.gateway.services.statementFiles.read({ bankAccountId, mapping: undefined }, file) };
  },
  postBankStatement: async (world) => {
    const desk = await BankDesk.open(world.served, world.admin.client);
    const line = { amount: '75.00', description: 'DEPOSITO', reference: getDepositReference(desk.owner.id) };
    return { variables: { input: await desk.toInput([line]) } };
  },
  matchBankLine: async (world) => {
    const { desk, id } = await withLine(world);
    return { variables: { id, input: { userId: desk.owner.id } } };
  },
  undoBankLineMatch: async (world) => ({ variables: { id: (await withMatchedLine(world)).id } }),
  decideBankLineDuplicate: async (world) => {
    const desk = await BankDesk.open(world.served, world.admin.client);
    const reference = getDepositReference(desk.owner.id);
    await desk.send([{ amount: '500.00', description: 'TRANSFERENCIA', reference }]);
    const again = [{ amount: '500.00', description: 'PAGO', reference }, { amount: '20.00' }];
    const posted = await desk.send(again, { openingBalance: '0.00' });
    return { variables: { id: posted.lines[0].id, input: { decision: 'other' } } };
  },
  setAccountCodes: () =>
    Promise.resolve({ variables: { rows: [{ account: 'bank:*', code: '1.1.01', name: 'Bancos' }] } }),
  createJournalBatch: async (world) => {
    const { suspense, outside } = ledgerAccounts;
    const entry = createEntry(outside, suspense, 100, { occurredOn: '2012-07-05' });
    await postEntries(world.served.gateway.database, [entry]);
    await world.run('closePeriod', { period: '2012-07' });
    return { variables: { period: '2012-07' } };
  },
  closePeriod: () => Promise.resolve({ variables: { period: '2012-05' } }),
  reopenPeriod: async (world) => {
    await world.run('closePeriod', { period: '2012-06' });
    return { variables: { period: '2012-06', input: { reason: 'Faltó una factura' } } };
  },
  voidBankStatement: async (world) => ({
    variables: { id: (await withMatchedLine(world)).statementId, input: { reason: 'Era de otra cuenta' } },
  }),
  createBankRule: async () => ({ variables: { input: { text: randomUUID(), purpose: 'bank_fee' } } }),
  deleteBankRule: async (world) => {
    const input = { text: randomUUID(), purpose: 'interest' };
    return { variables: { id: (await world.run('createBankRule', { input })).id } };
  },
  saveStatementMapping: async (world) => ({
    variables: { bankAccountId: world.bankAccountId, input: { date: 'Fecha', amount: 'Monto' } },
  }),
  approveWithdrawal: async (world) => ({ variables: { id: await withWithdrawal(world) } }),
  rejectWithdrawal: async (world) => ({
    variables: { id: await withWithdrawal(world), input: { reason: 'La cuenta no es suya' } },
  }),
  approveWithdrawals: async (world) => {
    const id = await withWithdrawal(world);
    return { variables: { input: { ids: [id], confirm: [id] } } };
  },
  stateWithdrawalNotPaid: async (world) => {
    const { id: readBatchId, withdrawalIds } = await withBatch(world);
    const [id = 0] = withdrawalIds;
    await world.run('readWithdrawalBatch', { id: readBatchId, format: 'csv' });
    const { id: takenOutBy } = (await world.person()).user;
    // As cancelling the file leaves it where two administrators are needed.
    await world.served.gateway.database.transaction((manager) =>
      manager.update(
        Withdrawal,
        { id },
        { status: 'requested', batchId: null, decidedBy: null, readBatchId, takenOutBy },
      ),
    );
    return { variables: { id, input: { reason: 'Lo confirmó el banco' } } };
  },
  readWithdrawalBatch: async (world) => ({ variables: { id: (await withBatch(world)).id, format: 'csv' } }),
  unapproveWithdrawal: async (world) => ({ variables: { id: await withApprovedWithdrawal(world) } }),
  removeFromWithdrawalBatch: async (world) => {
    const { id, withdrawalIds } = await withBatch(world);
    return { variables: { id, input: { withdrawalIds } } };
  },
  cancelWithdrawalBatch: async (world) => ({ variables: { id: (await withBatch(world)).id } }),
  payWithdrawalBatch: async (world) => ({ variables: { id: (await withBatch(world)).id, input: paid } }),
  createWithdrawalBatch: async (world) => {
    await withApprovedWithdrawal(world);
    return {};
  },
  payWithdrawal: async (world) => ({ variables: { id: await withApprovedWithdrawal(world), input: paid } }),
  returnWithdrawal: async (world) => {
    const id = await withApprovedWithdrawal(world);
    await world.run('payWithdrawal', { id, input: paid });
    return { variables: { id, input: { reason: 'Cuenta cerrada' } } };
  },
  setOrderTerms: async () => ({ variables: { input: terms } }),
  issueStatements: async (world) => {
    const year = Number(today().slice(0, 4)) - 1;
    const dates = { paymentDate: `${year}-06-15`, period: `${year}-06` };
    await world.run('createPayment', { input: { ...(await withPaymentInput(world)), ...dates } });
    return { variables: { input: { year } } };
  },
  simulateDeposit: async (world) => ({
    variables: { input: { userId: (await world.person()).user.id, amount: '125.50' } },
  }),
  simulateRents: async (world) => ({
    variables: { input: { projectId: (await world.holder()).project.id, period: addMonths(toPeriod(today()), -1) } },
  }),
  simulateExit: async (world) => ({
    variables: { input: { projectId: (await world.holder()).project.id, price: '12000.00' } },
  }),
};
