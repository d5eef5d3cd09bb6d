import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn } from '../../platform/database/columns';
import { DateTimeScalar } from '../../platform/graphql';
import { User } from '../../access/records';

/** A registration with an invitation code, written in the same transaction. Each user registers with one code at most. */
@ObjectType({ description: 'A registration with an invitation code.' })
@Entity('invitation_use')
@Index('UQ_invitation_use_userId', ['userId'], { unique: true })
@Index('IDX_invitation_use_codeId', ['codeId'])
export class InvitationUse {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @IntegerColumn()
  codeId!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_invitation_use_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  usedAt!: Date;
}
