import type { AccessServices } from '../access/services';
import { ComplianceRulesService } from './compliance-rules/compliance-rules.service';
import { AccountCodesService } from './accountant/account-codes.service';
import { JournalBatchesService } from './accountant/journal-batches.service';
import { LedgerBooksService } from './ledger/ledger-books.service';
import { LedgerCheckpointService } from './ledger/ledger-checkpoint.service';
import { LedgerJournalService } from './ledger/ledger-journal.service';
import { LedgerSealService } from './evidence/ledger-seal.service';
import { LedgerService } from './ledger/ledger.service';
import { RecordFollower } from './ledger/record-follower';
import { SealKey } from './evidence/seal-key';
import { PeriodsService } from './periods/periods.service';
import { MoneyIn } from './money-in/money-in';
import type { Base, PlatformServices } from '../platform/services';

export function createBooks(
  { database, config }: Base,
  { idempotency }: PlatformServices,
  { approvals }: AccessServices,
) {
  const ledger = new LedgerService();
  const ledgerSeal = new LedgerSealService(database, new SealKey(config.sealSecrets));
  return {
    accountCodes: new AccountCodesService(database),
    complianceRules: new ComplianceRulesService(database),
    follower: new RecordFollower(ledger),
    journalBatches: new JournalBatchesService(database, idempotency),
    ledger,
    ledgerBooks: new LedgerBooksService(database),
    ledgerJournal: new LedgerJournalService(database),
    ledgerCheckpoint: new LedgerCheckpointService(database),
    ledgerSeal,
    periods: new PeriodsService({ database, idempotency, approvals, seals: ledgerSeal }),
    moneyIn: new MoneyIn(approvals, { money_in: config.moneyInLimit, money_out: config.moneyOutLimit }),
  };
}

export type BooksServices = ReturnType<typeof createBooks>;
