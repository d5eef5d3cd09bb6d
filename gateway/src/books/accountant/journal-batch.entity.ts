import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, ForeignKey, Index } from 'typeorm';
import { User } from '../../access/records';
import { IdColumn, InstantColumn, IntegerColumn, LongTextColumn, TextColumn } from '../../platform/database/columns';
import { DateTimeScalar } from '../../platform/graphql';
import { LedgerEntry } from '../ledger/ledger-entry.entity';

const restrict = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

/** The entries of a closed month that an accounting program takes over together, once. */
@ObjectType({ description: 'The entries of a closed month that were exported together once.' })
@Entity('journal_batch')
@Index('UQ_journal_batch_number', ['number'], { unique: true })
@Index('IDX_journal_batch_period', ['period'])
export class JournalBatch {
  @IdColumn()
  id!: number;

  @Field(() => Int, { description: 'Number of the batch, from 1.' })
  @IntegerColumn()
  number!: number;

  @Field(() => String, { description: 'Month, in YYYY-MM format.' })
  @TextColumn(7)
  period!: string;

  /** CSV of the postings. */
  @LongTextColumn({ select: false })
  content!: string;

  @Field(() => String, { description: 'SHA-256 hash of the content, in hexadecimal.' })
  @TextColumn(64)
  sha256!: string;

  @Field(() => Int, { description: 'Number of postings.' })
  @IntegerColumn()
  rows!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_journal_batch_createdBy', ...restrict })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;
}

/** An entry of a batch. Unique, so that no entry is exported twice. */
@Entity('journal_batch_entry')
@Index('UQ_journal_batch_entry_entryId', ['entryId'], { unique: true })
@Index('IDX_journal_batch_entry_batchId', ['batchId'])
export class JournalBatchEntry {
  @IdColumn()
  id!: number;

  @ForeignKey(() => JournalBatch, 'id', { name: 'FK_journal_batch_entry_batchId', ...restrict })
  @IntegerColumn()
  batchId!: number;

  @ForeignKey(() => LedgerEntry, 'id', { name: 'FK_journal_batch_entry_entryId', ...restrict })
  @IntegerColumn()
  entryId!: number;
}
