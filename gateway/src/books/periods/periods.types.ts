import { periodChecks, type PeriodCheckName } from '@cimiento/contracts';
import { periodReopenFields } from '@cimiento/contracts/fields';
import { Field, ObjectType } from 'type-graphql';
import { createInputType } from '../../platform/graphql/input-type';
import { registerEnum } from '../../platform/graphql/register-enum';

export const PeriodCheckEnum = registerEnum(
  'PeriodCheckName',
  periodChecks,
  'What must be done before a month is closed.',
  {
    bank: "The lines of the bank's statements lead to their balances.",
    suspense: 'No line of the bank waits to be assigned.',
    pendingPayments: 'No payment dated in it is pending.',
    entries: 'Its entries add up to zero.',
    seals: 'Its entries are sealed.',
  },
);

@ObjectType({ description: 'One thing to do before a month is closed.' })
export class PeriodCheck {
  @Field(() => PeriodCheckEnum)
  check!: PeriodCheckName;

  @Field(() => String, { nullable: true, description: 'What is missing, in Spanish; null when it is done.' })
  fault!: string | null;
}

export const PeriodReopenInput = createInputType(
  'PeriodReopenInput',
  'Why a closed month is opened again.',
  periodReopenFields,
);
