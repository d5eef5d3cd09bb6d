import type { PaymentStatus } from '@cimiento/contracts';
import type { PaymentInput as Contract } from '@cimiento/contracts/schemas';
import { Field, InputType, Int } from 'type-graphql';
import { PaymentStatusEnum } from '../graphql/enums';
import { CalendarDateScalar, MoneyScalar } from '../graphql/scalars';

@InputType({ description: 'A return payment as an administrator writes it, whole.' })
export class PaymentInput implements Contract {
  @Field(() => Int)
  investmentId!: number;

  @Field(() => Int, { description: 'The person of the investment.' })
  userId!: number;

  @Field(() => Int, { description: 'The project of the investment.' })
  projectId!: number;

  @Field(() => MoneyScalar)
  amount!: string;

  @Field(() => CalendarDateScalar)
  paymentDate!: string;

  @Field(() => String, { description: 'Month that it pays for, YYYY-MM.' })
  period!: string;

  @Field(() => PaymentStatusEnum, { nullable: true, description: 'paid unless told otherwise.' })
  status!: PaymentStatus;
}
