import {
  centsToText,
  duplicateDecisions,
  type BankLineStatus,
  type ExpenseCategory,
  type LinePurpose,
} from '@cimiento/contracts';
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
import { parseInput } from '../../platform/errors';
import { CalendarDateScalar, createInputType, PageArgs, registerEnum, SignedMoneyScalar } from '../../platform/graphql';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { BankStatementLine, LinePurposeEnum } from '../statements/bank-statement-line.entity';
import { ExpenseCategoryEnum } from '../statements/house-enums';
import type { BankStatement } from '../statements/bank-statement.entity';
import type { CheckedStatement, StatementPlan } from './match-lines';
import { PlannedBankLine, toPlannedBankLine } from './planned-line.types';
import { getConfirmation, StatementConfirmation } from './statement-confirmation';
import { variableSchemas } from '../../platform/graphql/variables';

export const DuplicateDecisionEnum = registerEnum(
  'DuplicateDecision',
  duplicateDecisions,
  'Whether a possible duplicate is the same line as the one it resembles.',
  {
    other: 'The possible duplicate is a different line.',
    same: 'The possible duplicate is the same line as the one it resembles.',
  },
);

const StatementLineInput = createInputType('BankStatementLineInput', 'A bank statement line.', statementLineFields, {
  schema: statementLineSchema,
});
const StatementHeadInput = createInputType('BankStatementHeadInput', "A bank's statement.", statementFields);

@InputType('BankStatementInput', { description: 'A bank statement with its lines.' })
export class BankStatementInput extends StatementHeadInput {
  @Field(() => [String], { nullable: true, description: 'Accounts as written in the file.' })
  fileAccounts?: string[] | null;

  @Field(() => [StatementLineInput])
  lines!: StatementLineValues[];
}
variableSchemas.set('BankStatementInput', statementSchema);

const LineTargetInput = createInputType('BankLineTargetInput', 'To whom or what a line belongs.', lineMatchFields);

@InputType('BankLineMatchInput', {
  description:
    'Assignment of a line: either one of the IDs, with a purpose if the money belongs to a project, or only a bank purpose.',
})
export class LineMatchInput extends LineTargetInput {
  @Field(() => [Int], { nullable: true, description: 'IDs of the batch withdrawals that the line does not pay.' })
  except?: number[] | null;
}
variableSchemas.set('BankLineMatchInput', lineMatchSchema);

export const StatementMappingInput = createInputType(
  'StatementMappingInput',
  'Mapping of the columns in a bank file, identified by their headers.',
  statementMappingFields,
);

export const StatementVoidInput = createInputType(
  'BankStatementVoidInput',
  'Reason for voiding a posted statement.',
  statementVoidFields,
);

export const DuplicateDecisionInput = createInputType(
  'BankLineDuplicateInput',
  'Whether a possible duplicate is the same line as the one it resembles.',
  duplicateDecisionFields,
  { enums: { decision: DuplicateDecisionEnum } },
);

@ArgsType()
export class BankStatementArgs extends PageArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to list the newest statements first; `after` then continues with older ones.',
  })
  descending!: boolean;
}

@ObjectType({
  description: 'How many lines are new, known already, matched, waiting in suspense, and possible duplicates.',
})
class StatementCounts {
  @Field(() => Int, { description: 'Number of new lines, excluding possible duplicates.' })
  new!: number;

  @Field(() => Int, { description: 'Number of lines already registered.' })
  known!: number;

  @Field(() => Int, { description: 'Number of matched lines.' })
  matched!: number;

  @Field(() => Int, { description: 'Number of lines awaiting assignment.' })
  suspense!: number;

  @Field(() => Int, {
    description: 'Number of lines that may already be registered. These lines are not posted until a decision is made.',
  })
  duplicates!: number;
}

@ObjectType({
  description: "A difference between a statement's opening balance and the account's last closing balance.",
})
export class StatementGap {
  @Field(() => SignedMoneyScalar, { description: 'The last closing balance.' })
  expected!: string;

  @Field(() => SignedMoneyScalar, { description: "The statement's opening balance." })
  given!: string;
}

@ObjectType({ description: 'Preview of the result of posting a statement.' })
export class BankStatementPreview extends StatementCounts {
  @Field(() => StatementGap, {
    nullable: true,
    description: 'Gap before the statement, for which a reason is required; null if there is none.',
  })
  gap!: StatementGap | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Warning in Spanish that the file belongs to a different account, in which case posting requires `confirmAccount` and `accountReason`. Null if the file can belong to this account.',
  })
  otherAccount!: string | null;

  @Field(() => [PlannedBankLine], { description: 'All new lines and possible duplicates.' })
  lines!: PlannedBankLine[];
}

@ObjectType({ description: 'A posted bank statement.' })
export class PostedBankStatement extends StatementCounts {
  @Field(() => Int)
  id!: number;

  @Field(() => [BankStatementLine], { description: 'All new lines and possible duplicates.' })
  lines!: BankStatementLine[];

  @Field(() => StatementConfirmation)
  confirmation!: StatementConfirmation;
}

@ObjectType({ description: 'A user or record that may match a line in suspense.' })
export class BankLineCandidate {
  @Field(() => Int, { nullable: true })
  userId!: number | null;

  @Field(() => Int, { nullable: true })
  orderId!: number | null;

  @Field(() => Int, { nullable: true })
  withdrawalId!: number | null;

  @Field(() => Int, { nullable: true, description: 'ID of the withdrawal batch.' })
  batchId?: number | null;

  @Field(() => [Withdrawal], { nullable: true, description: 'Batch withdrawals that the line may pay.' })
  withdrawals?: Withdrawal[] | null;

  @Field(() => LinePurposeEnum, {
    nullable: true,
    description: 'Purpose of money of a project or of the bank; null if the candidate is another record.',
  })
  purpose?: LinePurpose | null;

  @Field(() => Int, { nullable: true, description: 'ID of the project to which the money may belong.' })
  projectId?: number | null;

  @Field(() => String, { nullable: true, description: 'Proposed month of a rent, in YYYY-MM format.' })
  period?: string | null;

  @Field(() => ExpenseCategoryEnum, { nullable: true, description: 'Proposed category of an expense.' })
  category?: ExpenseCategory | null;

  @Field(() => Int, { nullable: true, description: 'ID of the deposit that this line reverses.' })
  lineId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the other company account involved in an internal transfer.',
  })
  bankAccountId?: number | null;

  @Field(() => String, { description: "The candidate's name, in Spanish." })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Details that distinguish users with the same name: the e-mail address and the last digits of the account number.',
  })
  detail?: string | null;

  /** Whose it is. */
  ownerId?: number | null;

  @Field(() => [String], { description: 'Reasons for the suggestion, in Spanish.' })
  reasons!: string[];

  @Field(() => Int, { description: 'Match score; a higher score indicates a better match.' })
  score!: number;
}

@ObjectType({ description: "Comparison of a bank account's statements with the ledger." })
export class BankReconciliation {
  @Field(() => Int)
  bankAccountId!: number;

  @Field(() => SignedMoneyScalar, { nullable: true, description: 'Closing balance of the latest statement.' })
  statementBalance!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Last day of the latest statement; null before the first statement.',
  })
  statementDay!: string | null;

  @Field(() => SignedMoneyScalar, { description: 'Bank account balance according to the ledger.' })
  ledgerBalance!: string;

  @Field(() => SignedMoneyScalar, {
    nullable: true,
    description: 'Difference between the bank and ledger balances; 0.00 if they agree.',
  })
  difference!: string | null;

  @Field(() => Int, { description: 'Number of lines in suspense.' })
  suspense!: number;

  @Field(() => Int, {
    description:
      'Number of possible duplicates awaiting a decision. Possible duplicates are not included in the ledger.',
  })
  duplicates!: number;

  @Field(() => SignedMoneyScalar, { description: 'Sum of the possible duplicates awaiting a decision.' })
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
