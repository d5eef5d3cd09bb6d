import { AccountStatement } from '../account-statements/account-statement.entity';
import { Raw } from 'typeorm';
import { BankAccount } from '../../banking/bank-accounts/bank-account.entity';
import { ExitShare, Investment, Order, Payment, RoundInterest } from '../../investing/records';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { LedgerPosting } from '../../books/ledger/ledger-posting.entity';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import { WithdrawalBatch } from '../../banking/withdrawals/withdrawal-batch.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { definePolicy, hiddenMoney, internal, money, open, type TablePolicy } from './data-policy';
import type { Person } from './person';

const own = ({ id }: Person) => ({ userId: id });

const ownAccounts = 'SELECT id FROM ledger_account WHERE userId = :personId';
const ownEntries = `SELECT entryId FROM ledger_posting WHERE accountId IN (${ownAccounts})`;
const ownBatches = 'SELECT batchId FROM withdrawal WHERE userId = :personId';
const usedAccounts = 'SELECT bankAccountId FROM withdrawal';

/** Rows whose column is among those that a query about the person selects. */
const among = (query: string, { id }: Person) => Raw((column) => `${column} IN (${query})`, { personId: id });

const taxes = 'La ley tributaria pide conservar los registros de dinero siete años.';

/** Records of money: a deletion keeps them, under the pseudonym of their person. */
export const moneyPolicies: readonly TablePolicy[] = [
  definePolicy<Investment>({
    entity: Investment,
    label: 'inversiones',
    why: taxes,
    find: own,
    rest: open,
    columns: {
      projectName: open,
      amount: money,
      imageUrl: internal,
      investedOn: money,
    },
  }),
  definePolicy<Order>({
    entity: Order,
    label: 'ordenes',
    why: taxes,
    find: own,
    rest: open,
    columns: {
      number: open,
      projectName: open,
      amount: money,
      fractions: money,
      status: open,
      fundedFrom: open,
      reference: money,
      cancellation: open,
      idempotencyKey: internal,
      inputHash: internal,
      reservationNumber: internal,
    },
  }),
  definePolicy<RoundInterest>({
    entity: RoundInterest,
    label: 'intereses en rondas',
    why: taxes,
    find: own,
    rest: open,
    columns: {
      fractions: money,
      given: money,
      state: open,
      openKey: internal,
    },
  }),
  definePolicy<Payment>({
    entity: Payment,
    label: 'pagos',
    why: taxes,
    find: own,
    rest: open,
    columns: {
      amount: money,
      paymentDate: money,
      period: open,
      status: open,
      creditedOn: money,
      dateReason: money,
      runId: internal,
    },
  }),
  definePolicy<ExitShare>({
    entity: ExitShare,
    label: 'ventas',
    why: taxes,
    find: own,
    rest: open,
    columns: {
      projectName: open,
      capital: money,
      share: money,
    },
  }),
  definePolicy<BankAccount>({
    entity: BankAccount,
    label: 'cuentas bancarias',
    why: `Solo quedan las cuentas a las que se pidió un retiro. ${taxes}`,
    find: own,
    findRemoved: ({ id: userId }) => ({ userId, id: Raw((column) => `${column} NOT IN (${usedAccounts})`) }),
    rest: open,
    columns: {
      bank: money,
      accountType: money,
      accountNumber: money,
      holderName: money,
      holderIdNumber: money,
      createdBy: internal,
    },
  }),
  definePolicy<Withdrawal>({
    entity: Withdrawal,
    label: 'retiros',
    why: taxes,
    find: own,
    rest: internal,
    columns: {
      id: open,
      userId: open,
      amount: money,
      status: open,
      reference: money,
      bankAccountId: open,
      createdAt: open,
      decidedAt: open,
      reason: money,
      paidOn: money,
      bankReference: money,
      notPaidReason: internal,
    },
  }),
  definePolicy<WithdrawalBatch>({
    entity: WithdrawalBatch,
    // The file names other people too.
    label: null,
    why: `Es el archivo que recibió el banco, tal como se envió. ${taxes}`,
    find: (person) => ({ id: among(ownBatches, person) }),
    rest: internal,
    columns: {
      sha256: internal,
      content: hiddenMoney,
      state: internal,
    },
  }),
  definePolicy<BankStatementLine>({
    entity: BankStatementLine,
    label: 'transferencias',
    why: `Lo que escribió el banco en su extracto no cambia. ${taxes}`,
    find: own,
    rest: internal,
    columns: {
      id: open,
      bookedOn: money,
      amount: money,
      description: money,
      reference: money,
      payerName: money,
      suspenseReason: open,
      status: open,
      userId: open,
      orderId: open,
      orderUse: open,
      withdrawalId: open,
      purpose: internal,
      period: internal,
      category: internal,
      memo: internal,
      feeKind: internal,
      paidFrom: internal,
    },
  }),
  definePolicy<AccountStatement>({
    entity: AccountStatement,
    label: 'estados de cuenta',
    why: `Un estado emitido no cambia. ${taxes}`,
    find: own,
    rest: open,
    columns: {
      code: open,
      status: open,
      facts: money,
      total: money,
      sha256: internal,
      size: internal,
      supersedes: internal,
      batchId: internal,
    },
  }),
  definePolicy<LedgerAccount>({
    entity: LedgerAccount,
    label: 'saldo',
    why: taxes,
    find: own,
    rest: open,
    columns: {
      code: open,
      kind: open,
      projectId: internal,
      balance: money,
      sequence: internal,
    },
  }),
  definePolicy<LedgerEntry>({
    entity: LedgerEntry,
    label: 'movimientos',
    why: `Los asientos no se cambian ni se borran. ${taxes}`,
    find: (person) => ({ id: among(ownEntries, person) }),
    rest: open,
    columns: {
      key: open,
      kind: open,
      occurredOn: money,
      actorId: internal,
      sourceKind: open,
      reference: money,
      memo: money,
    },
  }),
  definePolicy<LedgerPosting>({
    entity: LedgerPosting,
    label: 'montos de los movimientos',
    why: `Los asientos no se cambian ni se borran. ${taxes}`,
    find: (person) => ({ accountId: among(ownAccounts, person) }),
    rest: open,
    columns: {
      amount: money,
      balanceAfter: money,
    },
  }),
];
