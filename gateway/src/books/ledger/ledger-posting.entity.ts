import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CentsColumn, IdColumn, IntegerColumn } from '../../platform/database/columns';
import { AllowsKey } from '../../platform/request';
import { LedgerAccount } from './ledger-account.entity';
import { LedgerEntry } from './ledger-entry.entity';

/** A signed amount on one account, part of an entry. Never changed or deleted. */
@AllowsKey('ledger:read')
@ObjectType({ description: 'A signed amount posted to an account as part of an entry.' })
@Entity('ledger_posting')
@Index('UQ_ledger_posting_accountId_sequence', ['accountId', 'sequence'], { unique: true })
@Index('IDX_ledger_posting_entryId', ['entryId'])
@Check('CHK_ledger_posting_amount', 'amount <> 0')
@Check('CHK_ledger_posting_sequence', '(sequence IS NULL) = (balanceAfter IS NULL) AND sequence >= 1')
export class LedgerPosting {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => LedgerEntry, 'id', {
    name: 'FK_ledger_posting_entryId',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn()
  entryId!: number;

  @ForeignKey(() => LedgerAccount, 'id', {
    name: 'FK_ledger_posting_accountId',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn()
  accountId!: number;

  /** Cents. */
  @CentsColumn()
  amount!: number;

  /**
   * Position among the postings of an investor's account, from 1 without gaps; null on other accounts. Unique, so that two servers of a
   * cluster that post on one account collide and one of them retries.
   */
  @IntegerColumn({ nullable: true })
  sequence!: number | null;

  /** Balance of the investor's account after this posting, in cents; null on other accounts. */
  @CentsColumn({ nullable: true })
  balanceAfter!: number | null;
}
