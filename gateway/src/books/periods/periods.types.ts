import { periodChecks, type PeriodCheckName } from '@cimiento/contracts';
import { periodReopenFields } from '@cimiento/contracts/fields';
import { Field, ObjectType } from 'type-graphql';
import { createInputType, registerEnum } from '../../platform/graphql';

export const PeriodCheckEnum = registerEnum('PeriodCheckName', periodChecks, 'Conditions for closing a month.', {
  bank: 'The bank statement lines add up to the closing balances.',
  suspense: 'No bank lines are awaiting assignment.',
  pendingPayments: 'No payment dated in the month is pending.',
  entries: 'The entries add up to zero.',
  seals: 'The entries are sealed.',
});

@ObjectType({ description: 'A condition for closing a month.' })
export class PeriodCheck {
  @Field(() => PeriodCheckEnum)
  check!: PeriodCheckName;

  @Field(() => String, {
    nullable: true,
    description: 'Description of the problem, in Spanish; null if the condition is met.',
  })
  fault!: string | null;
}

export const PeriodReopenInput = createInputType(
  'PeriodReopenInput',
  'The reason for reopening a closed month.',
  periodReopenFields,
);
