import { monthRunStates, type MonthRunState } from '@cimiento/contracts/fields';
import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql';
import { PaymentRunPreview } from './payment-run-preview.types';

export const MonthRunStateEnum = registerEnum(
  'MonthRunState',
  monthRunStates,
  'Result of posting one of several monthly payments.',
  {
    posted: 'The payments exist.',
    refused: 'Nothing was posted.',
    waits: 'Another administrator must approve it.',
  },
);

@ObjectType({ description: 'The preview of the monthly payment of one of several projects.' })
export class MonthRunPreview extends PaymentRunPreview {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Error code if the monthly payment cannot be posted; all amounts are then 0.',
  })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'Reason why the monthly payment cannot be posted.' })
  message!: string | null;
}

@ObjectType({ description: 'The result of posting the monthly payment of one of several projects.' })
export class MonthRunResult {
  @Field(() => Int)
  projectId!: number;

  @Field(() => MonthRunStateEnum)
  state!: MonthRunState;

  @Field(() => Int, { nullable: true, description: 'ID of the monthly payment; null unless it was posted.' })
  runId!: number | null;

  @Field(() => Int, { nullable: true, description: 'ID of the request that waits for another administrator.' })
  approvalId!: number | null;

  @Field(() => String, { nullable: true, description: 'Error code if it was refused.' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'Reason why it was refused.' })
  message!: string | null;
}
