import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn } from '../../platform/database/columns';
import { DateTimeScalar } from '../../platform/graphql';
import { User } from '../../access/records';

/** The statements of one year that an administrator issued for everybody who had none. */
@ObjectType({
  description: 'The account statements for one year, issued by an administrator to every user who did not have one.',
})
@Entity('statement_batch')
@Index('IDX_statement_batch_year', ['year'])
@Check('CHK_statement_batch_people', 'people > 0')
export class StatementBatch {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => Int)
  @IntegerColumn()
  year!: number;

  @Field(() => Int, { description: 'Number of users the account statements were issued to.' })
  @IntegerColumn()
  people!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_statement_batch_createdBy', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;
}
