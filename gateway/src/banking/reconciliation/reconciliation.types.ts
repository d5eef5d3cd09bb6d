import { centsToText, duplicateDecisions, type BankLineStatus, type BankPurpose } from '@cimiento/contracts';
import {
  duplicateDecisionFields,
  lineMatchFields,
  statementFields,
  statementLineFields,
  statementMappingFields,
  statementVoidFields,
  type StatementLine as StatementLineValues,
} from '@cimiento/contracts/fields';
import { pageSchema, statementLineSchema, statementSchema, lineMatchSchema } from '@cimiento/contracts/schemas';
import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { LessThan, MoreThan } from 'typeorm';
import { parseInput } from '../../platform/errors/parse-input';
import { registerEnum } from '../../platform/graphql/register-enum';
import { createInputType } from '../../platform/graphql/input-type';
import { PageArgs } from '../../platform/graphql/page.inputs';
import { CalendarDateScalar, SignedMoneyScalar } from '../../platform/graphql/scalars';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { BankStatementLine, LinePurposeEnum } from './bank-statement-line.entity';
import type { BankStatement } from './bank-statement.entity';
import type { CheckedStatement, StatementPlan } from './match-lines';
import { PlannedBankLine, toPlannedBankLine } from './planned-line.types';
import { getConfirmation, StatementConfirmation } from './statement-confirmation';
import { variableSchemas } from '../../platform/graphql/variables';

export const DuplicateDecisionEnum = registerEnum(
  'DuplicateDecision',
  duplicateDecisions,
  'Whether a possible duplicate is the line that it resembles.',
  { other: 'It is another line.', same: 'It is the line that it resembles.' },
);

const StatementLineInput = createInputType(
  'BankStatementLineInput',
  "A line of a bank's statement.",
  statementLineFields,
  { schema: statementLineSchema },
);
const StatementHeadInput = createInputType('BankStatementHeadInput', "A bank's statement.", statementFields);

@InputType('BankStatementInput', { description: "A bank's statement with its lines." })
export class BankStatementInput extends StatementHeadInput {
  @Field(() => [String], { nullable: true, description: 'What the file says about its account, as it is written.' })
  fileAccounts?: string[] | null;

  @Field(() => [StatementLineInput])
  lines!: StatementLineValues[];
}
variableSchemas.set('BankStatementInput', statementSchema);

const LineTargetInput = createInputType('BankLineTargetInput', 'To whom or what a line belongs.', lineMatchFields);

@InputType('BankLineMatchInput', {
  description:
    'To whom or what a line belongs: one of the ids, and for a project the purpose of the money; or only a purpose of the bank.',
})
export class LineMatchInput extends LineTargetInput {
  @Field(() => [Int], { nullable: true, description: 'Withdrawals of the batch that the line does not pay.' })
  except?: number[] | null;
}
variableSchemas.set('BankLineMatchInput', lineMatchSchema);

export const StatementMappingInput = createInputType(
  'StatementMappingInput',
  "The columns of a bank's file, by their headers.",
  statementMappingFields,
);

export const StatementVoidInput = createInputType(
  'BankStatementVoidInput',
  'Why a posted statement is voided.',
  statementVoidFields,
);

export const DuplicateDecisionInput = createInputType(
  'BankLineDuplicateInput',
  'Whether a possible duplicate is the line that it resembles.',
  duplicateDecisionFields,
  { enums: { decision: DuplicateDecisionEnum } },
);

@ArgsType()
export class BankStatementArgs extends PageArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'The newest first; `after` then gives those before it.' })
  descending!: boolean;
}

@ObjectType({
  description: 'How many lines are new, known already, matched, waiting in suspense, and possible duplicates.',
})
class StatementCounts {
  @Field(() => Int, { description: 'Without possible duplicates.' })
  new!: number;

  @Field(() => Int, { description: 'Lines that were recorded before.' })
  known!: number;

  @Field(() => Int, { description: 'Lines that found what they belong to.' })
  matched!: number;

  @Field(() => Int, { description: 'Lines that wait to be assigned.' })
  suspense!: number;

  @Field(() => Int, {
    description: 'Lines that may be registered already: nothing is posted for them until somebody decides.',
  })
  duplicates!: number;
}

@ObjectType({ description: "A statement's opening balance that does not continue the account's last closing balance." })
export class StatementGap {
  @Field(() => SignedMoneyScalar, { description: 'The last closing balance.' })
  expected!: string;

  @Field(() => SignedMoneyScalar, { description: "The statement's opening balance." })
  given!: string;
}

@ObjectType({ description: 'What posting a statement would do.' })
export class BankStatementPreview extends StatementCounts {
  @Field(() => StatementGap, { nullable: true, description: 'Posting needs a reason for it; null without one.' })
  gap!: StatementGap | null;

  @Field(() => String, {
    nullable: true,
    description:
      'That its file is of another account, in Spanish: posting needs `confirmAccount` and `accountReason`. Null where it can be of this one.',
  })
  otherAccount!: string | null;

  @Field(() => [PlannedBankLine], { description: 'Every new line and possible duplicate.' })
  lines!: PlannedBankLine[];
}

@ObjectType({ description: 'A statement that was posted.' })
export class PostedBankStatement extends StatementCounts {
  @Field(() => Int)
  id!: number;

  @Field(() => [BankStatementLine], { description: 'Every new line and possible duplicate.' })
  lines!: BankStatementLine[];

  @Field(() => StatementConfirmation)
  confirmation!: StatementConfirmation;
}

@ObjectType({ description: 'Somebody to whom a line in suspense may belong.' })
export class BankLineCandidate {
  @Field(() => Int, { nullable: true })
  userId!: number | null;

  @Field(() => Int, { nullable: true })
  orderId!: number | null;

  @Field(() => Int, { nullable: true })
  withdrawalId!: number | null;

  @Field(() => Int, { nullable: true, description: 'A file of withdrawals.' })
  batchId?: number | null;

  @Field(() => [Withdrawal], { nullable: true, description: 'The withdrawals of the file that the line may pay.' })
  withdrawals?: Withdrawal[] | null;

  @Field(() => LinePurposeEnum, { nullable: true, description: 'What the bank itself did; null for a record.' })
  purpose?: BankPurpose | null;

  @Field(() => Int, { nullable: true, description: 'The deposit that a reversal takes back.' })
  lineId?: number | null;

  @Field(() => Int, { nullable: true, description: 'The other account of a transfer between own accounts.' })
  bankAccountId?: number | null;

  @Field(() => String, { description: 'Whom or what it is, in Spanish.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What tells its person from others of the same name: the e-mail, and the last digits of the account.',
  })
  detail?: string | null;

  /** Whose it is. */
  ownerId?: number | null;

  @Field(() => [String], { description: 'Why, in Spanish.' })
  reasons!: string[];

  @Field(() => Int, { description: 'The higher, the likelier.' })
  score!: number;
}

@ObjectType({ description: "A bank account's statements against the ledger." })
export class BankReconciliation {
  @Field(() => Int)
  bankAccountId!: number;

  @Field(() => SignedMoneyScalar, { nullable: true, description: 'Closing balance of the latest statement.' })
  statementBalance!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Last day of the latest statement; null before the first.',
  })
  statementDay!: string | null;

  @Field(() => SignedMoneyScalar, { description: 'What lies in the bank by the ledger.' })
  ledgerBalance!: string;

  @Field(() => SignedMoneyScalar, { nullable: true, description: '0.00 when bank and ledger agree.' })
  difference!: string | null;

  @Field(() => Int, { description: 'Lines that wait in suspense.' })
  suspense!: number;

  @Field(() => Int, { description: 'Possible duplicates that wait for a decision. The ledger has none of them.' })
  duplicates!: number;

  @Field(() => SignedMoneyScalar, { description: 'Sum of the possible duplicates that wait.' })
  duplicatesTotal!: string;
}

type Counted = Pick<BankStatementLine, 'status'>;

function countLines(known: number, lines: readonly Counted[]): StatementCounts {
  const count = (status: BankLineStatus): number => lines.filter((line) => line.status === status).length;
  const duplicates = count('duplicate');
  return {
    new: lines.length - duplicates,
    known,
    matched: count('matched'),
    suspense: count('suspense'),
    duplicates,
  };
}

/** The order of a list and the ids of its page. @throws VALIDATION_FAILED when the page is out of range */
export function toPage({ descending, ...page }: BankStatementArgs) {
  const { after, limit } = parseInput(pageSchema, page);
  // The first page of a list that goes back has no record before it.
  const id = !descending ? MoreThan(after) : after > 0 ? LessThan(after) : MoreThan(0);
  return { id, order: { id: descending ? 'DESC' : 'ASC' } as const, ...(limit && { take: limit }) };
}

export const toPreview = ({ input, plan, otherAccount }: CheckedStatement): BankStatementPreview => ({
  otherAccount,
  ...countLines(plan.known, plan.lines),
  gap: plan.gap && { expected: centsToText(plan.gap.expected), given: centsToText(plan.gap.given) },
  lines: plan.lines.map((line) => toPlannedBankLine(line, input.bankAccountId)),
});

export const toPosted = (
  { known }: StatementPlan,
  statement: BankStatement,
  lines: BankStatementLine[],
): PostedBankStatement => ({
  id: statement.id,
  ...countLines(known, lines),
  lines,
  confirmation: getConfirmation(statement),
});
