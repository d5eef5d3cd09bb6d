import type { PaymentStatus } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar } from '../../platform/graphql/scalars';
import { CorrectionWarning } from '../../platform/graphql/warning.types';
import { PaymentStatusEnum } from './payment.entity';

@ArgsType()
export class PaymentStatusChangeArgs {
  @Field(() => [Int], { nullable: true, description: 'The payments; leave it out to name a monthly payment.' })
  ids?: number[] | null;

  @Field(() => Int, { nullable: true, description: 'The monthly payment whose payments change.' })
  runId?: number | null;

  @Field(() => PaymentStatusEnum, { description: 'Only payments that have this status change.' })
  from!: PaymentStatus;

  @Field(() => PaymentStatusEnum, { description: 'The status that they get.' })
  to!: PaymentStatus;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description:
      'Day on which they are credited when they become paid; the later of today and their dates unless stated.',
  })
  creditedOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Why that is an earlier day; the investors read it.' })
  dateReason?: string | null;
}

@ObjectType({ description: 'Payments whose status was changed.' })
export class PaymentStatusChange {
  @Field(() => [Int], { description: 'Ids of the payments that changed, for taking it back.' })
  ids!: number[];

  @Field(() => [CorrectionWarning], { description: 'OVERDRAWS when withdrawals that wait have no cover any longer.' })
  warnings!: CorrectionWarning[];
}
