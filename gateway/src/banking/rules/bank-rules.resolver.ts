import { bankRuleFields, type BankRuleInput as BankRuleValues } from '@cimiento/contracts/fields';
import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { RequiresStepUp } from '../../access/guards/step-up';
import { createInputType, Deletion, SignedMoneyScalar } from '../../platform/graphql';
import type { Context, SignedInContext } from '../context';
import { Project } from '../../investing/records';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { BankRule, LineDirectionEnum, RulePurposeEnum } from './bank-rule.entity';

const BankRuleInput = createInputType('BankRuleInput', 'A bank rule to save.', bankRuleFields, {
  enums: { purpose: RulePurposeEnum, direction: LineDirectionEnum },
});

@ObjectType({ description: 'Lines that a rule would have assigned in the last twelve months.' })
export class BankRulePreview {
  @Field(() => Int, { description: 'Number of lines that the rule would have assigned.' })
  count!: number;

  @Field(() => SignedMoneyScalar, {
    description: 'Sum of the lines that the rule would have assigned; negative for debits.',
  })
  total!: string;

  @Field(() => Int, {
    description: 'Number of lines that the rule would have assigned but that are currently assigned differently.',
  })
  differing!: number;

  @Field(() => [BankStatementLine], { description: 'The newest lines that the rule would have assigned.' })
  lines!: BankStatementLine[];
}

@Resolver(() => BankRule)
export class BankRulesResolver {
  @FieldResolver(() => Int, {
    description: 'Number of lines that the rule assigned, excluding assignments that were later undone.',
  })
  lines(@Root() { id }: BankRule, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.bankRuleLines.load(id);
  }

  @FieldResolver(() => Project, {
    nullable: true,
    description: 'The project whose rent it is; null for another purpose or if the project was deleted.',
  })
  project(@Root() { projectId }: BankRule, @Ctx() { loaders }: Context): Promise<Project | null> {
    return projectId === null ? Promise.resolve(null) : loaders.project.load(projectId);
  }

  @Allows('ledger:read')
  @Query(() => [BankRule], { description: 'All active saved rules for bank lines, ordered by ID.' })
  bankRules(@Ctx() { services }: Context): Promise<BankRule[]> {
    return services.bankRules.list();
  }

  @Allows('ledger:write')
  @Guarded({ record: 'none' })
  @Mutation(() => BankRulePreview, {
    description:
      'Lists the lines that a rule would have assigned in the last twelve months; without `users:read`, lines are matched by their references only. Changes nothing. NOT_FOUND for an unknown account or project.',
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
      'Saves a rule for new lines that would otherwise wait in suspense. A `rent` rule has a `projectId` and applies to credits, each for the earliest month not fully received. CONFLICT if another rule has the same text, account and direction.',
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
    description: 'Deletes a rule; the assignments it made are kept. NOT_FOUND if the rule does not exist.',
  })
  async deleteBankRule(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Deletion> {
    return { id: await services.bankRules.delete(id, actor) };
  }
}
