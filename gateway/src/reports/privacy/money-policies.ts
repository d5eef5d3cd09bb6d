import { AccountStatement } from '../account-statements/account-statement.entity';
import { Raw } from 'typeorm';
import { BankAccount } from '../../banking/bank-accounts/bank-account.entity';
import { ExitShare } from '../../investing/exits/exit-share.entity';
import { Investment } from '../../investing/investments/investment.entity';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { LedgerPosting } from '../../books/ledger/ledger-posting.entity';
import { Order } from '../../investing/orders/order.entity';
import { Payment } from '../../investing/payments/payment.entity';
import { BankStatementLine } from '../../banking/reconciliation/bank-statement-line.entity';
import { WithdrawalBatch } from '../../banking/withdrawals/withdrawal-batch.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { definePolicy, hiddenMoney, internal, money, open, type Person, type TablePolicy } from './data-policy';

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
    columns: {
      updatedAt: open,
      id: open,
      userId: open,
      projectId: open,
      projectName: open,
      amount: money,
      annualReturn: open,
      imageUrl: internal,
      investedOn: money,
    },
  }),
  definePolicy<Order>({
    entity: Order,
    label: 'ordenes',
    why: taxes,
    find: own,
    columns: {
      updatedAt: open,
      id: open,
      number: open,
      userId: open,
      projectId: open,
      projectName: open,
      investmentId: open,
      amount: money,
      fractions: money,
      annualReturn: open,
      status: open,
      fundedFrom: open,
      reference: money,
      expiresAt: open,
      paidAt: open,
      remindedAt: open,
      cancellation: open,
      createdAt: open,
      idempotencyKey: internal,
      inputHash: internal,
      reservationNumber: internal,
    },
  }),
  definePolicy<Payment>({
    entity: Payment,
    label: 'pagos',
    why: taxes,
    find: own,
    columns: {
      updatedAt: open,
      id: open,
      investmentId: open,
      userId: open,
      projectId: open,
      amount: money,
      paymentDate: money,
      period: open,
      status: open,
      runId: internal,
    },
  }),
  definePolicy<ExitShare>({
    entity: ExitShare,
    label: 'ventas',
    why: taxes,
    find: own,
    columns: {
      id: open,
      exitId: open,
      investmentId: open,
      userId: open,
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
    columns: {
      id: open,
      userId: open,
      version: open,
      bank: money,
      accountType: money,
      accountNumber: money,
      holderName: money,
      holderIdNumber: money,
      createdBy: internal,
      clearedAt: open,
      createdAt: open,
    },
  }),
  definePolicy<Withdrawal>({
    entity: Withdrawal,
    label: 'retiros',
    why: taxes,
    find: own,
    columns: {
      id: open,
      userId: open,
      amount: money,
      status: open,
      reference: money,
      bankAccountId: open,
      createdAt: open,
      decidedAt: open,
      decidedBy: internal,
      reason: money,
      paidOn: money,
      bankReference: money,
      collectingAccountId: internal,
      bankLineId: internal,
      returnLineId: internal,
      batchId: internal,
    },
  }),
  definePolicy<WithdrawalBatch>({
    entity: WithdrawalBatch,
    // The file names other people too.
    label: null,
    why: `Es el archivo que recibió el banco, tal como se envió. ${taxes}`,
    find: (person) => ({ id: among(ownBatches, person) }),
    columns: {
      id: internal,
      withdrawals: internal,
      total: internal,
      sha256: internal,
      content: hiddenMoney,
      collectingAccountId: internal,
      createdBy: internal,
      createdAt: internal,
      state: internal,
      bankLineId: internal,
    },
  }),
  definePolicy<BankStatementLine>({
    entity: BankStatementLine,
    label: 'transferencias',
    why: `Lo que escribió el banco en su extracto no cambia. ${taxes}`,
    find: own,
    columns: {
      id: open,
      statementId: internal,
      bankAccountId: internal,
      bookedOn: money,
      amount: money,
      description: money,
      reference: money,
      reversedLineId: internal,
      otherAccountId: internal,
      balance: internal,
      reachedBalance: internal,
      status: open,
      duplicateOf: internal,
      userId: open,
      orderId: open,
      orderUse: open,
      withdrawalId: open,
      batchId: internal,
      projectId: internal,
      purpose: internal,
      ruleId: internal,
      decidedAt: internal,
    },
  }),
  definePolicy<AccountStatement>({
    entity: AccountStatement,
    label: 'estados de cuenta',
    why: `Un estado emitido no cambia. ${taxes}`,
    find: own,
    columns: {
      id: open,
      userId: open,
      year: open,
      number: open,
      version: open,
      throughOn: open,
      code: open,
      status: open,
      facts: money,
      total: money,
      sha256: internal,
      size: internal,
      createdAt: open,
      supersedes: internal,
      batchId: internal,
    },
  }),
  definePolicy<LedgerAccount>({
    entity: LedgerAccount,
    label: 'saldo',
    why: taxes,
    find: own,
    columns: {
      id: open,
      code: open,
      kind: open,
      userId: open,
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
    columns: {
      id: open,
      key: open,
      kind: open,
      occurredOn: money,
      createdAt: open,
      actorId: internal,
      sourceKind: open,
      sourceId: open,
      reference: money,
      memo: money,
      reversalOf: open,
    },
  }),
  definePolicy<LedgerPosting>({
    entity: LedgerPosting,
    label: 'montos de los movimientos',
    why: `Los asientos no se cambian ni se borran. ${taxes}`,
    find: (person) => ({ accountId: among(ownAccounts, person) }),
    columns: {
      id: open,
      entryId: open,
      accountId: open,
      amount: money,
      sequence: open,
      balanceAfter: money,
    },
  }),
];
