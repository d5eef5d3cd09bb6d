import {
  paymentRunInputFields,
  paymentRunTermFields,
  type PaymentRunInput as PaymentRunValues,
  type PaymentRunTerms,
} from '@cimiento/contracts/fields';
import type { PaymentRunBasis, PaymentRunParticipants } from '@cimiento/contracts';
import { ArgsType, Field, Int } from 'type-graphql';
import { PaymentRunBasisEnum, PaymentRunParticipantsEnum, PaymentStatusEnum } from '../../platform/graphql/enums';
import { createInputType } from '../../platform/graphql/input-type';
import { MoneyScalar } from '../../platform/graphql/scalars';

const { period, amount, basis, participants, continueForMissing } = paymentRunTermFields;

@ArgsType()
export class PaymentRunTermsArgs implements PaymentRunTerms {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String, { description: period.description })
  period!: string;

  @Field(() => MoneyScalar, { description: amount.description })
  amount!: string;

  @Field(() => PaymentRunBasisEnum, { defaultValue: 'registered', description: basis.description })
  basis!: PaymentRunBasis;

  @Field(() => PaymentRunParticipantsEnum, { defaultValue: 'entitled', description: participants.description })
  participants!: PaymentRunParticipants;

  @Field(() => Boolean, { defaultValue: false, description: continueForMissing.description })
  continueForMissing!: boolean;
}

export const PaymentRunInput = createInputType('PaymentRunInput', 'A monthly payment to post.', paymentRunInputFields, {
  basis: PaymentRunBasisEnum,
  participants: PaymentRunParticipantsEnum,
  status: PaymentStatusEnum,
});
export type PaymentRunInput = PaymentRunValues;
