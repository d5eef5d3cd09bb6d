import type { AccessServices } from '../access/services';
import { LedgerBooksService } from './ledger/ledger-books.service';
import { LedgerCheckpointService } from './ledger/ledger-checkpoint.service';
import { LedgerSealService } from './ledger/ledger-seal.service';
import { LedgerService } from './ledger/ledger.service';
import { RecordFollower } from './ledger/record-follower';
import { SealKey } from './ledger/seal-key';
import { MoneyIn } from './money-in/money-in';
import type { Base } from '../platform/services';

export function createBooks({ database, config }: Base, { approvals }: AccessServices) {
  const ledger = new LedgerService();
  return {
    follower: new RecordFollower(ledger),
    ledger,
    ledgerBooks: new LedgerBooksService(database),
    ledgerCheckpoint: new LedgerCheckpointService(database),
    ledgerSeal: new LedgerSealService(database, new SealKey(config.sealSecrets)),
    moneyIn: new MoneyIn(approvals, config.moneyInLimit),
  };
}

export type BooksServices = ReturnType<typeof createBooks>;
