import {
  paymentRunInputFields,
  paymentRunTermFields,
  type PaymentRunInput as PaymentRunValues,
  type PaymentRunTerms,
} from '@cimiento/contracts/fields';
import { paymentRunSchema } from '@cimiento/contracts/schemas';
import { paymentRunParticipants, type PaymentRunBasis, type PaymentRunParticipants } from '@cimiento/contracts';
import { ArgsType, Field, Int } from 'type-graphql';
import {
  CalendarDateScalar,
  createInputType,
  MoneyScalar,
  registerEnum,
  SignedMoneyScalar,
} from '../../platform/graphql';
import { PaymentRunBasisEnum, PaymentStatusEnum } from '../records';

export const PaymentRunParticipantsEnum = registerEnum(
  'PaymentRunParticipants',
  paymentRunParticipants,
  'Investments that receive a share of a monthly payment.',
  {
    all: 'All investments, including those made after the month.',
    entitled: "Only the investments entitled to the month's rent.",
  },
);

const { period, amount, expenses, reserve, basis, participants, continueForMissing } = paymentRunTermFields;

@ArgsType()
export class PaymentRunTermsArgs implements PaymentRunTerms {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String, { description: period.description })
  period!: string;

  @Field(() => MoneyScalar, { description: amount.description })
  amount!: string;

  @Field(() => MoneyScalar, { nullable: true, description: expenses.description })
  expenses?: string;

  @Field(() => SignedMoneyScalar, { defaultValue: '0.00', description: reserve.description })
  reserve!: string;

  @Field(() => PaymentRunBasisEnum, { defaultValue: 'registered', description: basis.description })
  basis!: PaymentRunBasis;

  @Field(() => PaymentRunParticipantsEnum, { defaultValue: 'entitled', description: participants.description })
  participants!: PaymentRunParticipants;

  @Field(() => Boolean, { defaultValue: false, description: continueForMissing.description })
  continueForMissing!: boolean;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Payment date, used only for warnings; it does not affect the shares.',
  })
  paymentDate?: string | null;
}

export const PaymentRunInput = createInputType('PaymentRunInput', 'A monthly payment to post.', paymentRunInputFields, {
  enums: {
    basis: PaymentRunBasisEnum,
    participants: PaymentRunParticipantsEnum,
    status: PaymentStatusEnum,
  },
  schema: paymentRunSchema,
});
export type PaymentRunInput = PaymentRunValues;
