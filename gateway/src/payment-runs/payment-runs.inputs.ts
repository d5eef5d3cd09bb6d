import {
  paymentRunInputFields,
  paymentRunTermFields,
  type PaymentRunInput as PaymentRunValues,
  type PaymentRunTerms,
} from '@cimiento/contracts/fields';
import { ArgsType, Field, Int } from 'type-graphql';
import { PaymentStatusEnum } from '../graphql/enums';
import { createInputType } from '../graphql/input-type';
import { MoneyScalar } from '../graphql/scalars';

const { period, amount, continueForMissing } = paymentRunTermFields;

@ArgsType()
export class PaymentRunTermsArgs implements PaymentRunTerms {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String, { description: period.description })
  period!: string;

  @Field(() => MoneyScalar, { description: amount.description })
  amount!: string;

  @Field(() => Boolean, { defaultValue: false, description: continueForMissing.description })
  continueForMissing!: boolean;
}

export const PaymentRunInput = createInputType('PaymentRunInput', 'A monthly payment to post.', paymentRunInputFields, {
  status: PaymentStatusEnum,
});
export type PaymentRunInput = PaymentRunValues;
