import type { PaymentStatus } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
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
}

@ObjectType({ description: 'Payments whose status was changed.' })
export class PaymentStatusChange {
  @Field(() => [Int], { description: 'Ids of the payments that changed, for taking it back.' })
  ids!: number[];
}
