import { centsToText } from '@cimiento/contracts';
import type { LineMatch, StatementInput, StatementMapping } from '@cimiento/contracts/schemas';
import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ExportsData } from '../auth/exports-data';
import { AllowsKey } from '../auth/allows-key';
import type { GatewayContext, SignedInContext } from '../graphql/context';
import { SignedMoneyScalar } from '../graphql/scalars';
import { BankStatementLine } from './bank-statement-line.entity';
import { describeTarget } from './describe-target';
import {
  BankLineArgs,
  BankLineCandidate,
  BankReconciliation,
  BankStatementInput,
  BankStatementPreview,
  LineMatchInput,
  PlannedBankLine,
  PostedBankStatement,
  StatementMappingInput,
  toPosted,
  toPreview,
} from './reconciliation.types';

@Resolver(() => BankStatementLine)
export class ReconciliationResolver {
  @FieldResolver(() => SignedMoneyScalar, { description: 'Negative for a debit.' })
  amount(@Root() { amount }: BankStatementLine): string {
    return centsToText(amount);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What it is matched to, in Spanish; null when nothing.',
  })
  target(@Root() line: BankStatementLine, @Ctx() { loaders }: GatewayContext): Promise<string | null> {
    return describeTarget(line, loaders);
  }

  @Authorized('admin')
  @Query(() => [BankLineCandidate], {
    description: 'To whom a line in suspense may belong, the likeliest first. NOT_FOUND when it does not exist.',
  })
  bankLineCandidates(
    @Arg('id', () => Int) id: number,
    @Ctx() { services }: GatewayContext,
  ): Promise<BankLineCandidate[]> {
    return services.bankLines.listCandidates(id);
  }

  @Authorized('admin')
  @Mutation(() => BankStatementPreview, {
    description:
      'What posting a statement would do; changes nothing. VALIDATION_FAILED, also on closingBalance when opening balance and lines do not add up to it.',
  })
  async previewBankStatement(
    @Arg('input', () => BankStatementInput) input: StatementInput,
    @Ctx() { services }: GatewayContext,
  ): Promise<BankStatementPreview> {
    return toPreview(await services.reconciliation.preview(input));
  }

  @Authorized('admin')
  @Mutation(() => PostedBankStatement, {
    description:
      'Posts a statement: new lines are matched by their references or wait in suspense; known lines change nothing.',
  })
  async postBankStatement(
    @Arg('input', () => BankStatementInput) input: StatementInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<PostedBankStatement> {
    const posted = await services.reconciliation.post(input, actor);
    return toPosted(posted, posted.statement, posted.rows);
  }

  @Authorized('admin')
  @AllowsKey('ledger:read')
  @ExportsData()
  @Query(() => [BankStatementLine], { description: "Lines of the bank's statements, by id." })
  bankLines(
    @Args(() => BankLineArgs) request: BankLineArgs,
    @Ctx() { services }: GatewayContext,
  ): Promise<BankStatementLine[]> {
    return services.bankLines.list({ ...request });
  }

  @Authorized('admin')
  @AllowsKey('ledger:read')
  @Query(() => Int, { description: 'Number of the lines that `bankLines` lists on all pages.' })
  bankLineCount(@Args(() => BankLineArgs) request: BankLineArgs, @Ctx() { services }: GatewayContext): Promise<number> {
    return services.bankLines.count(request);
  }

  @Authorized('admin')
  @Mutation(() => BankStatementLine, {
    description:
      'Assigns a line in suspense to an investor, a reserved order, a withdrawal, or the rent or sale of a project. CONFLICT when it is matched already or does not fit.',
  })
  matchBankLine(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => LineMatchInput) input: LineMatch,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<BankStatementLine> {
    return services.reconciliation.match(id, input, actor);
  }

  @Authorized('admin')
  @Mutation(() => BankStatementLine, {
    description:
      'Undoes the assignment of a line by a reversing entry; an order that it paid is cancelled. CONFLICT when it settled a withdrawal.',
  })
  undoBankLineMatch(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<BankStatementLine> {
    return services.reconciliation.undoMatch(id, actor);
  }

  @Authorized('admin')
  @Query(() => [BankReconciliation], { description: 'Bank against ledger, for each collecting account.' })
  bankReconciliations(@Ctx() { services }: GatewayContext): Promise<BankReconciliation[]> {
    return services.bankLines.compareWithLedger();
  }

  @Authorized('admin')
  @Query(() => String, {
    nullable: true,
    description: "The columns of the bank's file as JSON; null before the first.",
  })
  statementMapping(
    @Arg('bankAccountId', () => Int) bankAccountId: number,
    @Ctx() { services }: GatewayContext,
  ): Promise<string | null> {
    return services.bankLines.findMapping(bankAccountId);
  }

  @Authorized('admin')
  @Mutation(() => Boolean, { description: "Keeps the columns of a bank's file for the next one." })
  async saveStatementMapping(
    @Arg('bankAccountId', () => Int) bankAccountId: number,
    @Arg('input', () => StatementMappingInput) input: StatementMapping,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<boolean> {
    await services.bankLines.saveMapping(bankAccountId, input, actor);
    return true;
  }
}

@Resolver(() => PlannedBankLine)
export class PlannedBankLinesResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What posting it would match it to, in Spanish; null when nothing.',
  })
  target(@Root() line: PlannedBankLine, @Ctx() { loaders }: GatewayContext): Promise<string | null> {
    return describeTarget(line, loaders);
  }
}
