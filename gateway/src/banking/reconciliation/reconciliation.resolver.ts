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
import { BankStatementVoidEffects } from './void-effects.types';

@Resolver(() => BankStatementLine)
export class ReconciliationResolver {
  @FieldResolver(() => SignedMoneyScalar, { description: 'Transaction amount; negative for a debit.' })
  amount(@Root() { amount }: BankStatementLine): string {
    return centsToText(amount);
  }

  @FieldResolver(() => String, { nullable: true, description: "The line's match, in Spanish; null if unmatched." })
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
    description: 'The registered line that this line duplicates or may duplicate.',
  })
  resembled(
    @Root() { duplicateOf }: BankStatementLine,
    @Ctx() { loaders }: Context,
  ): Promise<BankStatementLine | null> {
    return duplicateOf === null ? Promise.resolve(null) : loaders.bankLine.load(duplicateOf);
  }

  @FieldResolver(() => BankStatement, { nullable: true, description: 'The statement that contains the line.' })
  statement(@Root() { statementId }: BankStatementLine, @Ctx() { loaders }: Context): Promise<BankStatement | null> {
    return loaders.bankStatement.load(statementId);
  }

  @FieldResolver(() => BankRule, {
    nullable: true,
    description: 'The saved rule that assigned the line, even if the rule was later deleted.',
  })
  rule(@Root() { ruleId }: BankStatementLine, @Ctx() { loaders }: Context): Promise<BankRule | null> {
    return ruleId === null ? Promise.resolve(null) : loaders.bankRule.load(ruleId);
  }

  @Allows('ledger:write')
  @Query(() => [BankLineCandidate], {
    description:
      'Suggested matches for a bank line in suspense, best match first. NOT_FOUND if the line does not exist.',
  })
  bankLineCandidates(
    @Arg('id', () => Int) id: number,
    @Arg('limit', () => Int, {
      defaultValue: maxCandidates,
      description: `Maximum number of candidates, 1 to ${maxCandidates}.`,
    })
    limit: number,
    @Ctx() { services, readBy }: Context,
  ): Promise<BankLineCandidate[]> {
    return services.bankLines.listCandidates(readBy, id, limit);
  }

  @Allows('ledger:write')
  @Query(() => String, {
    description:
      'Month, in YYYY-MM format, for which a bank line is proposed as rent of a project: the earliest of the last twelve that is not fully received, or the month of the line. NOT_FOUND if the line does not exist.',
  })
  proposedRentMonth(
    @Arg('id', () => Int) id: number,
    @Arg('projectId', () => Int) projectId: number,
    @Ctx() { services }: Context,
  ): Promise<string> {
    return services.bankLines.proposeRentMonth(id, projectId);
  }

  @Allows('ledger:write')
  @Guarded({ record: 'none' })
  @Mutation(() => BankStatementPreview, {
    description:
      'Previews the result of posting a statement; changes nothing. VALIDATION_FAILED if the statement is not valid, with an error on `closingBalance` if the opening balance and the lines do not add up to it.',
  })
  async previewBankStatement(
    @Arg('input', () => BankStatementInput) input: StatementInput,
    @Ctx() { services }: Context,
  ): Promise<BankStatementPreview> {
    return toPreview(await services.statementPosting.preview(input));
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['statement', 'money_in', 'money_out'], notice: 'investors' })
  @Mutation(() => PostedBankStatement, {
    description:
      "Posts a statement: new lines are matched by their references or wait in suspense, possible duplicates await a decision, and known lines have no effect. OTHER_ACCOUNT if `fileAccounts` belong to a different account and this is not confirmed. STATEMENT_GAP if the statement does not continue from the account's last closing balance and `gapReason` is missing.",
  })
  postBankStatement(
    @Arg('input', () => BankStatementInput) input: StatementInput,
    @Ctx() context: SignedInContext,
  ): Promise<PostedBankStatement> {
    return context.services.statementPosting.post(input, context.actor);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in'], notice: 'investors' })
  @Mutation(() => BankStatementLine, {
    description:
      'Resolves a possible duplicate: a line marked as the same is ignored, and one marked as different is posted as a new line. CONFLICT if the line is not awaiting this decision.',
  })
  decideBankLineDuplicate(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => DuplicateDecisionInput) input: DuplicateDecisionValues,
    @Ctx() context: SignedInContext,
  ): Promise<BankStatementLine> {
    return context.services.statementPosting.decideDuplicate(id, input, context.actor);
  }

  @Allows('ledger:read')
  @Query(() => [BankStatement], { description: "Posted statements for the company's bank accounts, ordered by ID." })
  bankStatements(
    @Args(() => BankStatementArgs) request: BankStatementArgs,
    @Ctx() { services }: Context,
  ): Promise<BankStatement[]> {
    return services.bankStatements.list({ ...request });
  }

  @Allows('ledger:read')
  @Query(() => Int, { description: 'Total number of statements that `bankStatements` lists across all pages.' })
  bankStatementCount(@Ctx() { services }: Context): Promise<number> {
    return services.bankStatements.count();
  }

  @Allows('ledger:read')
  @Query(() => BankStatementVoidEffects, {
    description: 'Effects of voiding a bank statement; changes nothing. CONFLICT if it cannot be voided.',
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
      'Voids a statement with reversing entries; orders paid by its lines are cancelled. CONFLICT while one of its lines settles a withdrawal; APPROVAL_PENDING if its money was spent, or if voiding it returns more than one administrator may credit alone. An unconfirmed statement is rejected immediately; FORBIDDEN if another user posted it and the caller does not have `approvals:decide`.',
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
  @Query(() => [BankStatementLine], { description: 'Matching bank statement lines after the given ID, ordered by ID.' })
  bankLines(
    @Args(() => BankLineArgs) request: BankLineArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<BankStatementLine[]> {
    return services.bankLines.lists.listAfter(readBy, request);
  }

  @Allows('ledger:read')
  @Query(() => BankLineList, {
    description: 'A page of bank statement lines, searchable by text, amount, order, withdrawal or user.',
  })
  adminBankLines(
    @Args(() => BankLineListArgs) request: BankLineListArgs,
    @Ctx() { services, readBy }: Context,
  ): BankLineList {
    return new BankLineList(services.bankLines.lists.getPage(readBy, request));
  }

  @Allows('ledger:read')
  @Query(() => Int, { description: 'Total number of lines that `bankLines` lists across all pages.' })
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
      'Assigns a line in suspense to an investor, a reserved order, a withdrawal, a withdrawal batch, the money of a project, or a bank transaction. Money of a project is `rent` (with the `period` it is for), `sale`, or a debit: `capital` handed over, an `expense` (with `category`), or a `fee` taken out. For a bank transaction, `purpose` is `bank_fee`, `interest`, `reversal` (with `lineId`), `own_transfer` (with `bankAccountId`) or `not_ours`. CONFLICT if the line is already matched or does not fit, or exceeds the capital, reserve or fee that is left.',
  })
  matchBankLine(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => LineMatchInput) input: LineMatch,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<BankStatementLine> {
    return services.lineMatching.match(id, input, actor);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in', 'money_out'], notice: 'investors' })
  @Mutation(() => BankStatementLine, {
    description:
      'Undoes the assignment of a line with a reversing entry; an order that the line paid becomes reserved again, and withdrawals that it paid become approved again. CONFLICT if one of those withdrawals has since been returned; APPROVAL_PENDING with `approvalId` if investors have already received the rent.',
  })
  undoBankLineMatch(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<BankStatementLine> {
    return services.lineMatching.undoMatch(id, actor);
  }

  @Allows('ledger:read')
  @Query(() => CorrectionEffects, {
    description: "Preview of the consequences of undoing a bank line's assignment; changes nothing.",
  })
  async bankLineUndoEffects(
    @Arg('id', () => Int) id: number,
    @Ctx() { services }: Context,
  ): Promise<CorrectionEffects> {
    return { warnings: toOverdraws(await services.lineMatching.listOverdrawn(id)) };
  }

  @Allows('ledger:read')
  @Query(() => [BankReconciliation], {
    description: 'Comparison between the bank and the ledger for each collecting account.',
  })
  bankReconciliations(@Ctx() { services }: Context): Promise<BankReconciliation[]> {
    return services.bankLines.compareWithLedger();
  }

  @Allows('ledger:read')
  @Query(() => String, {
    nullable: true,
    description: "The saved column mapping for the bank's file, as JSON; null until one is saved.",
  })
  statementMapping(
    @Arg('bankAccountId', () => Int) bankAccountId: number,
    @Ctx() { services }: Context,
  ): Promise<string | null> {
    return services.bankLines.findMapping(bankAccountId);
  }

  @Allows('ledger:write')
  @Mutation(() => Boolean, {
    description: 'Saves the column mapping of a bank file so that it can be reused for the next file.',
  })
  async saveStatementMapping(
    @Arg('bankAccountId', () => Int) bankAccountId: number,
    @Arg('input', () => StatementMappingInput) input: StatementMapping,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<boolean> {
    await services.bankLines.saveMapping(bankAccountId, input, actor);
    return true;
  }
}
