import {
  exitCostFields,
  type ExitCostInput as ExitCostValues,
  type ExitInput as ExitValues,
} from '@cimiento/contracts/fields';
import { exitSchema } from '@cimiento/contracts/schemas';
import { Field, InputType } from 'type-graphql';
import { createInputType } from '../../platform/graphql/input-type';
import { CalendarDateScalar, MoneyScalar } from '../../platform/graphql/scalars';
import { variableSchemas } from '../../platform/graphql/variables';

export const ExitCostInput = createInputType('ExitCostInput', 'One cost of a sale.', exitCostFields);

@InputType('ExitInput', { description: 'The sale of a project.' })
export class ExitInput implements ExitValues {
  @Field(() => MoneyScalar, { description: 'Sale price.' })
  price!: string;

  @Field(() => [ExitCostInput], { nullable: true, description: 'Empty unless stated; never above the price.' })
  costs!: ExitCostValues[];

  @Field(() => CalendarDateScalar)
  exitDate!: string;
}
variableSchemas.set('ExitInput', exitSchema);
