import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context';
import { BankRule } from '../rules/bank-rule.entity';
import { describeTarget } from './describe-target';
import { PlannedBankLine } from './planned-line.types';

@Resolver(() => PlannedBankLine)
export class PlannedBankLinesResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Description, in Spanish, of the match that posting would make; null if the line is unmatched.',
  })
  target(@Root() line: PlannedBankLine, @Ctx() { loaders }: Context): Promise<string | null> {
    return describeTarget(line, loaders);
  }

  @FieldResolver(() => BankRule, { nullable: true, description: 'The saved rule that would assign the line.' })
  rule(@Root() { ruleId }: PlannedBankLine, @Ctx() { loaders }: Context): Promise<BankRule | null> {
    return ruleId === null ? Promise.resolve(null) : loaders.bankRule.load(ruleId);
  }
}
