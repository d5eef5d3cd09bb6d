import { centsToText } from '@cimiento/contracts';
import type {
  DuplicateDecisionInput as DuplicateDecisionValues,
  LineMatch,
  StatementInput,
  StatementMapping,
  StatementVoid,
} from '@cimiento/contracts/fields';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { ExportsData } from '../../access/guards/exports-data';
import { RequiresStepUp } from '../../access/guards/step-up';
import type { Context, SignedInContext } from '../context';
import { toOverdraws } from '../../books/ledger/waiting-withdrawals';
import { CorrectionEffects, SignedMoneyScalar } from '../../platform/graphql';
import { BankRule } from '../rules/bank-rule.entity';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { BankStatement } from '../statements/bank-statement.entity';
import { BankLineArgs, BankLineList, BankLineListArgs } from './bank-lines.list';
import { maxCandidates } from './bank-lines.service';
import { describeTarget } from './describe-target';
import {
  BankLineCandidate,
  BankReconciliation,
  BankStatementArgs,
  BankStatementInput,
  BankStatementPreview,
  DuplicateDecisionInput,
  LineMatchInput,
  PostedBankStatement,
  StatementMappingInput,
  StatementVoidInput,
  toPreview,
} from './reconciliation.types';
import { PlannedBankLine } from './planned-line.types';
import { BankStatementVoidEffects } from './void-effects.types';

@Resolver(() => BankStatementLine)
export class ReconciliationResolver {
  @FieldResolver(() => SignedMoneyScalar, { description: 'Negative for a debit.' })
  amount(@Root() { amount }: BankStatementLine): string {
    return centsToText(amount);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its match, in Spanish; null if unmatched.',
  })
  target(@Root() line: BankStatementLine, @Ctx() { loaders }: Context): Promise<string | null> {
    return describeTarget(line, loaders);
  }

  @FieldResolver(() => SignedMoneyScalar, {
    nullable: true,
    description: 'Account balance after the line; null if the bank does not state it.',
  })
  balance(@Root() { balance }: BankStatementLine): string | null {
    return balance === null ? null : centsToText(balance);
  }

  @FieldResolver(() => BankStatementLine, {
    nullable: true,
    description: 'The registered line it duplicates or may duplicate.',
  })
  resembled(
    @Root() { duplicateOf }: BankStatementLine,
    @Ctx() { loaders }: Context,
  ): Promise<BankStatementLine | null> {
    return duplicateOf === null ? Promise.resolve(null) : loaders.bankLine.load(duplicateOf);
  }

  @FieldResolver(() => BankStatement, { nullable: true, description: 'The statement it belongs to.' })
  statement(@Root() { statementId }: BankStatementLine, @Ctx() { loaders }: Context): Promise<BankStatement | null> {
    return loaders.bankStatement.load(statementId);
  }

  @FieldResolver(() => BankRule, {
    nullable: true,
    description: 'The saved rule that assigned it, including a deleted one.',
  })
  rule(@Root() { ruleId }: BankStatementLine, @Ctx() { loaders }: Context): Promise<BankRule | null> {
    return ruleId === null ? Promise.resolve(null) : loaders.bankRule.load(ruleId);
  }

  @Allows('ledger:write')
  @Query(() => [BankLineCandidate], {
    description: 'Candidates for a line in suspense, best match first. NOT_FOUND when it does not exist.',
  })
  bankLineCandidates(
    @Arg('id', () => Int) id: number,
    @Arg('limit', () => Int, { defaultValue: maxCandidates, description: `At most this many, 1 to ${maxCandidates}.` })
    limit: number,
    @Ctx() { services, readBy }: Context,
  ): Promise<BankLineCandidate[]> {
    return services.bankLines.listCandidates(readBy, id, limit);
  }

  @Allows('ledger:write')
  @Guarded({ record: 'none' })
  @Mutation(() => BankStatementPreview, {
    description:
      'Result of posting a statement; changes nothing. VALIDATION_FAILED, also on closingBalance when the opening balance and the lines do not add up to it.',
  })
  async previewBankStatement(
    @Arg('input', () => BankStatementInput) input: StatementInput,
    @Ctx() { services }: Context,
  ): Promise<BankStatementPreview> {
    return toPreview(await services.reconciliation.preview(input));
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['statement', 'money_in', 'money_out'], notice: 'investors' })
  @Mutation(() => PostedBankStatement, {
    description:
      "Posts a statement: new lines are matched by their references or wait in suspense, possible duplicates await a decision, and known lines have no effect. OTHER_ACCOUNT when `fileAccounts` belong to a different account and this is not confirmed. STATEMENT_GAP when it does not continue the account's last closing balance and has no `gapReason`.",
  })
  postBankStatement(
    @Arg('input', () => BankStatementInput) input: StatementInput,
    @Ctx() context: SignedInContext,
  ): Promise<PostedBankStatement> {
    return context.services.reconciliation.post(input, context.actor);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in'], notice: 'investors' })
  @Mutation(() => BankStatementLine, {
    description:
      'Decides a possible duplicate: the same line is ignored, a different one is posted as a new line. CONFLICT when it is not awaiting this decision.',
  })
  decideBankLineDuplicate(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => DuplicateDecisionInput) input: DuplicateDecisionValues,
    @Ctx() context: SignedInContext,
  ): Promise<BankStatementLine> {
    return context.services.reconciliation.decideDuplicate(id, input, context.actor);
  }

  @Allows('ledger:read')
  @Query(() => [BankStatement], { description: "Posted statements of the company's bank accounts, by id." })
  bankStatements(
    @Args(() => BankStatementArgs) request: BankStatementArgs,
    @Ctx() { services }: Context,
  ): Promise<BankStatement[]> {
    return services.bankStatements.list({ ...request });
  }

  @Allows('ledger:read')
  @Query(() => Int, { description: 'Number of statements that `bankStatements` lists on all pages.' })
  bankStatementCount(@Ctx() { services }: Context): Promise<number> {
    return services.bankStatements.count();
  }

  @Allows('ledger:read')
  @Query(() => BankStatementVoidEffects, {
    description: 'Effects of voiding a statement; changes nothing. CONFLICT when it cannot be voided.',
  })
  bankStatementVoidEffects(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer, readBy }: SignedInContext,
  ): Promise<BankStatementVoidEffects> {
    return services.bankStatements.describeVoid(readBy, id, viewer);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in', 'statement_void'], notice: 'investors' })
  @Mutation(() => BankStatement, {
    description:
      "Voids a statement with reversing entries; orders paid by its lines are cancelled. CONFLICT while one of its lines settled a withdrawal; APPROVAL_PENDING if its money was spent, or it returns more than one administrator may credit alone. An unconfirmed statement is rejected immediately; FORBIDDEN for another user's statement without `approvals:decide`.",
  })
  voidBankStatement(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => StatementVoidInput) input: StatementVoid,
    @Ctx() context: SignedInContext,
  ): Promise<BankStatement> {
    return context.services.bankStatements.void(id, input, context.actor);
  }

  @Allows('ledger:read')
  @ExportsData()
  @Query(() => [BankStatementLine], { description: 'Matching bank statement lines after the given id, by id.' })
  bankLines(
    @Args(() => BankLineArgs) request: BankLineArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<BankStatementLine[]> {
    return services.bankLines.lists.listAfter(readBy, request);
  }

  @Allows('ledger:read')
  @Query(() => BankLineList, {
    description: "A page of the lines of the bank's statements, searched by text, amount, order, withdrawal or user.",
  })
  adminBankLines(
    @Args(() => BankLineListArgs) request: BankLineListArgs,
    @Ctx() { services, readBy }: Context,
  ): BankLineList {
    return new BankLineList(services.bankLines.lists.getPage(readBy, request));
  }

  @Allows('ledger:read')
  @Query(() => Int, { description: 'Number of lines that `bankLines` lists on all pages.' })
  bankLineCount(
    @Args(() => BankLineArgs) request: BankLineArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<number> {
    return services.bankLines.lists.countRecords(readBy, request);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in', 'money_out'], notice: 'investors' })
  @Mutation(() => BankStatementLine, {
    description:
      'Assigns a line in suspense to an investor, a reserved order, a withdrawal, a withdrawal batch, the rent or sale of a project, or a bank transaction: `purpose` bank_fee, interest, reversal (with `lineId`), own_transfer (with `bankAccountId`) or not_ours. CONFLICT when it is already matched or does not fit.',
  })
  matchBankLine(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => LineMatchInput) input: LineMatch,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<BankStatementLine> {
    return services.reconciliation.match(id, input, actor);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in', 'money_out'], notice: 'investors' })
  @Mutation(() => BankStatementLine, {
    description:
      'Undoes the assignment of a line with a reversing entry; an order it paid is reserved again, and withdrawals it paid are approved again. CONFLICT when one of them was returned since; APPROVAL_PENDING with approvalId when investors have already received the rent.',
  })
  undoBankLineMatch(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<BankStatementLine> {
    return services.reconciliation.undoMatch(id, actor);
  }

  @Allows('ledger:read')
  @Query(() => CorrectionEffects, {
    description: 'Consequences of undoing the assignment of a line; changes nothing.',
  })
  async bankLineUndoEffects(
    @Arg('id', () => Int) id: number,
    @Ctx() { services }: Context,
  ): Promise<CorrectionEffects> {
    return { warnings: toOverdraws(await services.reconciliation.listOverdrawn(id)) };
  }

  @Allows('ledger:read')
  @Query(() => [BankReconciliation], { description: 'Comparison of bank and ledger for each collecting account.' })
  bankReconciliations(@Ctx() { services }: Context): Promise<BankReconciliation[]> {
    return services.bankLines.compareWithLedger();
  }

  @Allows('ledger:read')
  @Query(() => String, {
    nullable: true,
    description: 'The saved column mapping of the bank file, as JSON; null before the first.',
  })
  statementMapping(
    @Arg('bankAccountId', () => Int) bankAccountId: number,
    @Ctx() { services }: Context,
  ): Promise<string | null> {
    return services.bankLines.findMapping(bankAccountId);
  }

  @Allows('ledger:write')
  @Mutation(() => Boolean, { description: 'Saves the column mapping of a bank file for the next one.' })
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
    description: 'The match that posting would make, in Spanish; null if unmatched.',
  })
  target(@Root() line: PlannedBankLine, @Ctx() { loaders }: Context): Promise<string | null> {
    return describeTarget(line, loaders);
  }

  @FieldResolver(() => BankRule, { nullable: true, description: 'The saved rule that would assign it.' })
  rule(@Root() { ruleId }: PlannedBankLine, @Ctx() { loaders }: Context): Promise<BankRule | null> {
    return ruleId === null ? Promise.resolve(null) : loaders.bankRule.load(ruleId);
  }
}
