import { interestStates, type InterestState } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { User } from '../../access/records';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  oneOfCheck,
  TextColumn,
  UpdatedAtColumn,
} from '../../platform/database/columns';
import { DateTimeScalar, registerEnum, TimeField } from '../../platform/graphql';
import { Round } from './round.entity';

export const InterestStateEnum = registerEnum(
  'InterestState',
  interestStates,
  'State of an interest in a round that allocates its fractions.',
  {
    allocated: 'It was given some or all of its fractions.',
    open: 'Its amount is held until the round closes.',
    released: 'It was given nothing, or the round ended; its amount is available again.',
    withdrawn: 'Its investor took it back.',
  },
);

/** The fractions that an investor wants of a round, whose price is held until they are allocated. */
@ObjectType('Interest', {
  description: 'The fractions that an investor wants of a round that allocates them at its end.',
})
@Entity('round_interest')
@Index('IDX_round_interest_roundId_state', ['roundId', 'state'])
@Index('IDX_round_interest_userId', ['userId'])
@Index('UQ_round_interest_openKey', ['openKey'], { unique: true })
@Check('CHK_round_interest_state', oneOfCheck('state', interestStates))
@Check('CHK_round_interest_fractions', 'fractions > 0')
@Check('CHK_round_interest_given', 'given >= 0 AND given <= fractions')
@Check('CHK_round_interest_isBarred', "isBarred = 0 OR state = 'released'")
@Check('CHK_round_interest_openKey', "(state = 'open') = (openKey IS NOT NULL)")
export class RoundInterest {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => Round, 'id', { name: 'FK_round_interest_roundId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  roundId!: number;

  @Field(() => Int)
  @IntegerColumn()
  projectId!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_round_interest_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @Field(() => Int, { description: 'Number of fractions that were asked for.' })
  @IntegerColumn()
  fractions!: number;

  @Field(() => Int, { description: 'Number of fractions that were given; 0 until they are allocated.' })
  @IntegerColumn({ default: 0 })
  given!: number;

  @Field(() => InterestStateEnum)
  @TextColumn(20)
  state!: InterestState;

  @Field({
    description: 'Whether it was given nothing because its investor had no approved identity when the round closed.',
  })
  @FlagColumn({ default: false })
  isBarred!: boolean;

  /** Round and user of an open one: each person has at most one. */
  @TextColumn(40, { nullable: true })
  openKey!: string | null;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
