import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';

/**
 * The state of a guarded record after a change, as a digest that only the server can make: a change made directly in the database has none.
 * Rows are only added, and sealed. Marks of the operator are rows too: see `marks.ts`.
 */
@Entity('record_evidence')
@Index('IDX_record_evidence_kind_recordId', ['kind', 'recordId'])
export class RecordEvidence {
  @IdColumn()
  id!: number;

  /** A kind of guarded record, or of mark. */
  @TextColumn(30)
  kind!: string;

  @IntegerColumn()
  recordId!: number;

  /** The note of a mark; for a record, a random number that makes its digest unique. */
  @TextColumn(200, { nullable: true })
  note!: string | null;

  /** HMAC with `SEAL_SECRET`: 64 hexadecimal digits. */
  @TextColumn(64)
  digest!: string;

  @InstantColumn()
  createdAt!: Date;
}
