import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn } from '../database/columns';
import { DateTimeScalar } from '../graphql/scalars';
import { User } from '../users/user.entity';

/** One registration with an invitation code, written together with it. An account is made once, so with one code at most. */
@ObjectType({ description: 'One registration with an invitation code.' })
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
