import { bankRuleFields } from '@cimiento/contracts/fields';
import { bankRuleSchema } from '@cimiento/contracts/schemas';
import { Field, Int, ObjectType } from 'type-graphql';
import { createInputType } from '../../platform/graphql/input-type';
import { SignedMoneyScalar } from '../../platform/graphql/scalars';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { LineDirectionEnum, RulePurposeEnum } from './bank-rule.entity';

export const BankRuleInput = createInputType('BankRuleInput', 'A rule to save.', bankRuleFields, {
  enums: { purpose: RulePurposeEnum, direction: LineDirectionEnum },
  schema: bankRuleSchema,
});

@ObjectType({ description: 'Lines a rule would have assigned in the last twelve months.' })
export class BankRulePreview {
  @Field(() => Int, { description: 'Number of lines it would have assigned.' })
  count!: number;

  @Field(() => SignedMoneyScalar, { description: 'Sum of those lines; negative for debits.' })
  total!: string;

  @Field(() => Int, { description: 'Number of those lines that are currently assigned differently.' })
  differing!: number;

  @Field(() => [BankStatementLine], { description: 'The newest of those lines.' })
  lines!: BankStatementLine[];
}
