import { ledgerEntryKinds, type LedgerEntryKind } from '@cimiento/contracts';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CentsColumn, IdColumn, IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { LedgerAccount } from './ledger-account.entity';

/**
 * Sum of the older postings of an account that carries no balance, by kind of their entries, so that the books add up the newer ones
 * only. The rows with the highest `throughId` are in force; nothing here is a source of truth.
 */
@Entity('ledger_checkpoint')
@Index('UQ_ledger_checkpoint_throughId_accountId_kind', ['throughId', 'accountId', 'kind'], { unique: true })
@Check('CHK_ledger_checkpoint_kind', oneOfCheck('kind', ledgerEntryKinds))
export class LedgerCheckpoint {
  @IdColumn()
  id!: number;

  /** Id of the last posting that may be in the sum. */
  @IntegerColumn()
  throughId!: number;

  @ForeignKey(() => LedgerAccount, 'id', {
    name: 'FK_ledger_checkpoint_accountId',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn()
  accountId!: number;

  @TextColumn(20)
  kind!: LedgerEntryKind;

  /** Cents. */
  @CentsColumn()
  total!: number;
}
