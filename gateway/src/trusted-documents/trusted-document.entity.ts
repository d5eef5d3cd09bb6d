import { Entity, PrimaryColumn } from 'typeorm';
import { LongTextColumn } from '../database/columns';

/** An operation of a front end, which browsers send by its id. Rows stay: a tab with an earlier release may still send theirs. */
@Entity('trusted_document')
export class TrustedDocument {
  /** First 128 bits of the SHA-256 of the text, as 32 hexadecimal digits. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id!: string;

  /** The operation with its fragments, as it is executed. */
  @LongTextColumn()
  text!: string;
}
