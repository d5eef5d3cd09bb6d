import { roundModes, roundStates, type RoundMode, type RoundState } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, Index } from 'typeorm';
import {
  CreatedAtColumn,
  DateColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  oneOfCheck,
  TextColumn,
  UpdatedAtColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, DateTimeScalar, DollarsScalar, registerEnum } from '../../platform/graphql';
import { AllowsKey } from '../../platform/request';

export const RoundStateEnum = registerEnum('RoundState', roundStates, 'State of a round.', {
  cancelled: 'An administrator ended it; all money is returned.',
  closing: 'It takes no more money and waits for its confirmation.',
  failed: 'It missed its minimum, or was not confirmed in time; all money is returned.',
  open: 'It takes money.',
  planned: 'It has not opened yet.',
  succeeded: 'The project has its capital, and the investments exist.',
});
export const RoundModeEnum = registerEnum('RoundMode', roundModes, 'The way in which a round takes money.', {
  first_come: 'It takes orders as they come.',
  prefunding: 'It gathers interests and allocates the fractions at its end.',
});

/**
 * The round in which a project gathers its capital. Until it succeeds the money of its orders is kept apart, and goes back to each investor if
 * it does not. A live state has a deadline. The table is `funding_round` because ROUND is a function of SQL.
 */
@AllowsKey('projects:read')
@ObjectType('Round', {
  description: 'The round in which a project gathers its capital: it gets all of it, or every investor is paid back.',
})
@Entity('funding_round')
@Index('UQ_funding_round_projectId', ['projectId'], { unique: true })
@Index('IDX_funding_round_state', ['state'])
@Check('CHK_funding_round_mode', oneOfCheck('mode', roundModes))
@Check('CHK_funding_round_state', oneOfCheck('state', roundStates))
@Check('CHK_funding_round_minimum', 'minimum > 0')
@Check('CHK_funding_round_days', 'opensAt <= closesAt')
@Check('CHK_funding_round_closedAt', "state <> 'closing' OR closedAt IS NOT NULL")
@Check('CHK_funding_round_decidedAt', "(state IN ('succeeded', 'failed', 'cancelled')) = (decidedAt IS NOT NULL)")
export class Round {
  @IdColumn()
  id!: number;

  @Field(() => Int)
  @IntegerColumn()
  projectId!: number;

  @Field(() => DollarsScalar, { description: 'Amount that has to be paid, in whole dollars.' })
  @IntegerColumn()
  minimum!: number;

  @Field(() => CalendarDateScalar, { description: 'First day on which it takes money, in Ecuador.' })
  @DateColumn()
  opensAt!: string;

  @Field(() => CalendarDateScalar, { description: 'Last day on which it takes money, in Ecuador.' })
  @DateColumn()
  closesAt!: string;

  @Field(() => RoundModeEnum, { description: 'The way in which it takes money.' })
  @TextColumn(20)
  mode!: RoundMode;

  @Field(() => RoundStateEnum)
  @TextColumn(20)
  state!: RoundState;

  @Field(() => Boolean, { description: 'Whether its end was moved once, which is the most.' })
  @FlagColumn()
  extended!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time when it stopped taking money.' })
  @InstantColumn({ nullable: true })
  closedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time when it succeeded, failed or was cancelled.' })
  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  /** Who brings what was missing to the target. */
  @TextColumn(200, { nullable: true })
  shortfall!: string | null;

  @Field(() => String, { nullable: true, description: 'Reason for its cancellation.' })
  @TextColumn(300, { nullable: true })
  reason!: string | null;

  @CreatedAtColumn()
  createdAt?: Date | null;

  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
