import { Entity, PrimaryColumn } from 'typeorm';
import { IntegerColumn } from '../../platform/database/columns';

/** The last number of a year's statements. */
@Entity('statement_counter')
export class StatementCounter {
  @PrimaryColumn({ type: 'integer' })
  year!: number;

  @IntegerColumn()
  last!: number;
}
