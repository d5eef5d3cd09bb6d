import type { PaymentStatus } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, CorrectionWarning } from '../../platform/graphql';
import { PaymentStatusEnum } from '../records';

@ArgsType()
export class PaymentStatusChangeArgs {
  @Field(() => [Int], { nullable: true, description: 'IDs of the payments; omit to select them by monthly payment.' })
  ids?: number[] | null;

  @Field(() => Int, { nullable: true, description: 'ID of the monthly payment whose payments are changed.' })
  runId?: number | null;

  @Field(() => PaymentStatusEnum, { description: 'Current status; payments with any other status are left unchanged.' })
  from!: PaymentStatus;

  @Field(() => PaymentStatusEnum, { description: 'New status of the payments.' })
  to!: PaymentStatus;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description:
      "Date on which the payments are credited if they become paid. By default, the later of today and each payment's date.",
  })
  creditedOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the credit date is in the past, shown to the investors.',
  })
  dateReason?: string | null;
}

@ObjectType({ description: 'The payments whose status was changed.' })
export class PaymentStatusChange {
  @Field(() => [Int], { description: 'IDs of the changed payments, used to undo the change.' })
  ids!: number[];

  @Field(() => [CorrectionWarning], {
    description: 'Contains `OVERDRAWS` if pending withdrawals are no longer covered.',
  })
  warnings!: CorrectionWarning[];
}
