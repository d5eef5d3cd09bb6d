import type { PaymentStatus } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, CorrectionWarning } from '../../platform/graphql';
import { PaymentStatusEnum } from '../records';

@ArgsType()
export class PaymentStatusChangeArgs {
  @Field(() => [Int], { nullable: true, description: 'Ids of the payments; omit to use a monthly payment.' })
  ids?: number[] | null;

  @Field(() => Int, { nullable: true, description: 'The monthly payment whose payments are changed.' })
  runId?: number | null;

  @Field(() => PaymentStatusEnum, { description: 'Only payments with this status are changed.' })
  from!: PaymentStatus;

  @Field(() => PaymentStatusEnum, { description: 'New status.' })
  to!: PaymentStatus;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description:
      'Day on which they are credited when they become paid; defaults to the later of today and their dates.',
  })
  creditedOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Why that day is in the past; the investors read it.' })
  dateReason?: string | null;
}

@ObjectType({ description: 'Payments whose status was changed.' })
export class PaymentStatusChange {
  @Field(() => [Int], { description: 'Ids of the changed payments, to undo the change.' })
  ids!: number[];

  @Field(() => [CorrectionWarning], { description: 'OVERDRAWS if pending withdrawals are no longer covered.' })
  warnings!: CorrectionWarning[];
}
