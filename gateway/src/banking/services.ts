import type { AccessServices } from '../access/services';
import { AdjustmentsService } from './adjustments/adjustments.service';
import { BalanceService } from './balance/balance.service';
import { BankAccountsService } from './bank-accounts/bank-accounts.service';
import { CollectingAccountsService } from './collecting-accounts/collecting-accounts.service';
import type { BooksServices } from '../books/services';
import type { IdentityServices } from '../identity/services';
import type { InvestingServices } from '../investing/services';
import type { Base, PlatformServices } from '../platform/services';
import { BankLinesService } from './reconciliation/bank-lines.service';
import { BankStatementsService } from './reconciliation/bank-statements.service';
import { LineChanges } from './reconciliation/line-changes';
import { LineMatchingService } from './reconciliation/line-matching.service';
import { OrderLines } from './reconciliation/order-lines';
import { StatementPostingService } from './reconciliation/statement-posting.service';
import { StatementVoiding } from './reconciliation/statement-voiding';
import { BankRulesService } from './rules/bank-rules.service';
import { StatementFilesService } from './statement-files/statement-files.service';
import { WithdrawalApprovalsService } from './withdrawals/withdrawal-approvals.service';
import { WithdrawalBatchesService } from './withdrawals/withdrawal-batches.service';
import { WithdrawalSettlement } from './withdrawals/withdrawal-settlement';
import { WithdrawalsAdminService } from './withdrawals/withdrawals-admin.service';
import { WithdrawalsService } from './withdrawals/withdrawals.service';

export function createBanking(
  { database, config }: Base,
  { idempotency, fileReaders }: PlatformServices,
  { accountLinks, accountMakers, approvals, securityEvents }: AccessServices,
  { ledger, follower, moneyIn }: BooksServices,
  { holderNames, identityGate }: IdentityServices,
  { orderPayment, orderSettlement, orderTerms, reservedPayment }: InvestingServices,
) {
  const bankAccounts = new BankAccountsService(database, config.bankAccountBlockMs);
  const withdrawalSettlement = new WithdrawalSettlement(ledger, approvals);
  const orderLines = new OrderLines(orderPayment, orderSettlement, reservedPayment, identityGate);
  const changes = new LineChanges({ follower, orderLines, reservedPayment, withdrawals: withdrawalSettlement });
  const withdrawals = new WithdrawalsService(database, idempotency, ledger, bankAccounts, identityGate);
  accountLinks.clearMoney = async (manager, userId) => {
    const hadAccount = await bankAccounts.clear(manager, userId);
    return (await withdrawals.clearOpen(manager, userId)) || hadAccount;
  };
  return {
    adjustments: new AdjustmentsService(database, idempotency, follower, approvals),
    balance: new BalanceService(database),
    bankAccounts,
    bankLines: new BankLinesService(database),
    bankRules: new BankRulesService(database, idempotency),
    bankStatements: new BankStatementsService({
      database,
      voiding: new StatementVoiding({
        follower,
        ledger,
        orders: orderSettlement,
        orderLines,
        reservedPayment,
        withdrawals: withdrawalSettlement,
      }),
      approvals,
      orderTerms,
      moneyIn,
      idempotency,
    }),
    collectingAccounts: new CollectingAccountsService(database),
    lineMatching: new LineMatchingService({
      database,
      changes,
      orderLines,
      reservedPayment,
      withdrawals: withdrawalSettlement,
      moneyIn,
      idempotency,
    }),
    statementFiles: new StatementFilesService(database, fileReaders),
    statementPosting: new StatementPostingService({
      database,
      changes,
      moneyIn,
      approvals,
      idempotency,
      holders: { names: holderNames, gate: identityGate },
    }),
    withdrawals,
    withdrawalBatches: new WithdrawalBatchesService(database, idempotency, ledger, approvals, identityGate),
    withdrawalApprovals: new WithdrawalApprovalsService(
      database,
      idempotency,
      ledger,
      approvals,
      accountMakers,
      securityEvents,
      identityGate,
    ),
    withdrawalsAdmin: new WithdrawalsAdminService(database, idempotency, ledger, approvals, moneyIn, identityGate),
    withdrawalSettlement,
  };
}

export type BankingServices = ReturnType<typeof createBanking>;
