import { bankRuleFields, type BankRuleInput as BankRuleValues } from '@cimiento/contracts/fields';
import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { RequiresStepUp } from '../../access/guards/step-up';
import { createInputType, Deletion, SignedMoneyScalar } from '../../platform/graphql';
import type { Context, SignedInContext } from '../context';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { BankRule, LineDirectionEnum, RulePurposeEnum } from './bank-rule.entity';

const BankRuleInput = createInputType('BankRuleInput', 'A rule to save.', bankRuleFields, {
  enums: { purpose: RulePurposeEnum, direction: LineDirectionEnum },
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

@Resolver(() => BankRule)
export class BankRulesResolver {
  @FieldResolver(() => Int, { description: 'Number of lines it assigned, without those undone since.' })
  lines(@Root() { id }: BankRule, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.bankRuleLines.load(id);
  }

  @Allows('ledger:read')
  @Query(() => [BankRule], { description: 'The active saved rules for bank lines, by id.' })
  bankRules(@Ctx() { services }: Context): Promise<BankRule[]> {
    return services.bankRules.list();
  }

  @Allows('ledger:write')
  @Guarded({ record: 'none' })
  @Mutation(() => BankRulePreview, {
    description:
      'Lines a rule would have assigned in the last twelve months; without `users:read`, matched by their references only. Changes nothing. NOT_FOUND for an unknown account.',
  })
  previewBankRule(
    @Arg('input', () => BankRuleInput) input: BankRuleValues,
    @Ctx() { services, readBy }: Context,
  ): Promise<BankRulePreview> {
    return services.bankRules.preview(readBy, input);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Mutation(() => BankRule, {
    description:
      'Saves a rule for new lines that would otherwise wait in suspense. CONFLICT when a rule has the same text, account and direction.',
  })
  createBankRule(
    @Arg('input', () => BankRuleInput) input: BankRuleValues,
    @Ctx() context: SignedInContext,
  ): Promise<BankRule> {
    return context.services.bankRules.create(input, context.actor);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Mutation(() => Deletion, {
    description: 'Deletes a rule; its assignments are kept. NOT_FOUND when it does not exist.',
  })
  async deleteBankRule(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Deletion> {
    return { id: await services.bankRules.delete(id, actor) };
  }
}
