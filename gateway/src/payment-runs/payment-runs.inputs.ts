import type { RunPaymentStatus } from '@cimiento/contracts';
import type { PaymentRunInput as Contract, PaymentRunTerms } from '@cimiento/contracts/schemas';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { PaymentStatusEnum } from '../graphql/enums';
import { CalendarDateScalar, MoneyScalar } from '../graphql/scalars';

const texts = {
  period: 'Month that it pays for, YYYY-MM.',
  amount: 'Net amount to share out.',
  continueForMissing: 'Only the investments without a payment of that month take part.',
} as const;

@ArgsType()
export class PaymentRunTermsArgs implements PaymentRunTerms {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String, { description: texts.period })
  period!: string;

  @Field(() => MoneyScalar, { description: texts.amount })
  amount!: string;

  @Field(() => Boolean, { defaultValue: false, description: texts.continueForMissing })
  continueForMissing!: boolean;
}

@InputType({ description: 'A monthly payment to be posted.' })
export class PaymentRunInput implements Contract {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String, { description: texts.period })
  period!: string;

  @Field(() => MoneyScalar, { description: texts.amount })
  amount!: string;

  @Field(() => Boolean, { defaultValue: false, description: texts.continueForMissing })
  continueForMissing!: boolean;

  @Field(() => CalendarDateScalar)
  paymentDate!: string;

  @Field(() => PaymentStatusEnum, { nullable: true, description: 'pending or paid; pending unless told otherwise.' })
  status!: RunPaymentStatus;

  @Field(() => String, { description: 'The fingerprint of the preview that was shown.' })
  fingerprint!: string;
}
