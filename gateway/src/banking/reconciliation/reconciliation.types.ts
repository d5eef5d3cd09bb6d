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
import { parseInput } from '../../platform/errors';
import { CalendarDateScalar, createInputType, PageArgs, registerEnum, SignedMoneyScalar } from '../../platform/graphql';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { BankStatementLine, LinePurposeEnum } from '../statements/bank-statement-line.entity';
import type { BankStatement } from '../statements/bank-statement.entity';
import type { CheckedStatement, StatementPlan } from './match-lines';
import { PlannedBankLine, toPlannedBankLine } from './planned-line.types';
import { getConfirmation, StatementConfirmation } from './statement-confirmation';
import { variableSchemas } from '../../platform/graphql/variables';

export const DuplicateDecisionEnum = registerEnum(
  'DuplicateDecision',
  duplicateDecisions,
  'Whether a possible duplicate is the line it resembles.',
  { other: 'It is a different line.', same: 'It is the line it resembles.' },
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
  @Field(() => [String], { nullable: true, description: 'Account as written in the file.' })
  fileAccounts?: string[] | null;

  @Field(() => [StatementLineInput])
  lines!: StatementLineValues[];
}
variableSchemas.set('BankStatementInput', statementSchema);

const LineTargetInput = createInputType('BankLineTargetInput', 'To whom or what a line belongs.', lineMatchFields);

@InputType('BankLineMatchInput', {
  description:
    'Assignment of a line: one of the ids, with the purpose of the money for a project; or only a bank purpose.',
})
export class LineMatchInput extends LineTargetInput {
  @Field(() => [Int], { nullable: true, description: 'Withdrawals of the batch that the line does not pay.' })
  except?: number[] | null;
}
variableSchemas.set('BankLineMatchInput', lineMatchSchema);

export const StatementMappingInput = createInputType(
  'StatementMappingInput',
  'Column mapping of a bank file, by header.',
  statementMappingFields,
);

export const StatementVoidInput = createInputType(
  'BankStatementVoidInput',
  'Reason for voiding a posted statement.',
  statementVoidFields,
);

export const DuplicateDecisionInput = createInputType(
  'BankLineDuplicateInput',
  'Whether a possible duplicate is the line it resembles.',
  duplicateDecisionFields,
  { enums: { decision: DuplicateDecisionEnum } },
);

@ArgsType()
export class BankStatementArgs extends PageArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'Newest first; `after` then continues with older ones.' })
  descending!: boolean;
}

@ObjectType({
  description: 'How many lines are new, known already, matched, waiting in suspense, and possible duplicates.',
})
class StatementCounts {
  @Field(() => Int, { description: 'New lines, without possible duplicates.' })
  new!: number;

  @Field(() => Int, { description: 'Lines already registered.' })
  known!: number;

  @Field(() => Int, { description: 'Lines that were matched.' })
  matched!: number;

  @Field(() => Int, { description: 'Lines awaiting assignment.' })
  suspense!: number;

  @Field(() => Int, {
    description: 'Lines that may already be registered: they are not posted until someone decides.',
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

@ObjectType({ description: 'Result of posting a statement.' })
export class BankStatementPreview extends StatementCounts {
  @Field(() => StatementGap, {
    nullable: true,
    description: 'Gap before the statement, which requires a reason; null if there is none.',
  })
  gap!: StatementGap | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Warning in Spanish that the file belongs to a different account: posting requires `confirmAccount` and `accountReason`. Null if it can belong to this one.',
  })
  otherAccount!: string | null;

  @Field(() => [PlannedBankLine], { description: 'Every new line and possible duplicate.' })
  lines!: PlannedBankLine[];
}

@ObjectType({ description: 'A posted statement.' })
export class PostedBankStatement extends StatementCounts {
  @Field(() => Int)
  id!: number;

  @Field(() => [BankStatementLine], { description: 'Every new line and possible duplicate.' })
  lines!: BankStatementLine[];

  @Field(() => StatementConfirmation)
  confirmation!: StatementConfirmation;
}

@ObjectType({ description: 'A user or record that a line in suspense may belong to.' })
export class BankLineCandidate {
  @Field(() => Int, { nullable: true })
  userId!: number | null;

  @Field(() => Int, { nullable: true })
  orderId!: number | null;

  @Field(() => Int, { nullable: true })
  withdrawalId!: number | null;

  @Field(() => Int, { nullable: true, description: 'A withdrawal batch.' })
  batchId?: number | null;

  @Field(() => [Withdrawal], { nullable: true, description: 'Withdrawals of the batch that the line may pay.' })
  withdrawals?: Withdrawal[] | null;

  @Field(() => LinePurposeEnum, { nullable: true, description: 'Kind of bank transaction; null for a record.' })
  purpose?: BankPurpose | null;

  @Field(() => Int, { nullable: true, description: 'The deposit reversed by this line.' })
  lineId?: number | null;

  @Field(() => Int, { nullable: true, description: "The other account of a transfer between the company's accounts." })
  bankAccountId?: number | null;

  @Field(() => String, { description: 'Name of the candidate, in Spanish.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Details that tell users with the same name apart: the e-mail, and the last digits of the account.',
  })
  detail?: string | null;

  /** Whose it is. */
  ownerId?: number | null;

  @Field(() => [String], { description: 'Reasons for the suggestion, in Spanish.' })
  reasons!: string[];

  @Field(() => Int, { description: 'A higher score is a better match.' })
  score!: number;
}

@ObjectType({ description: "A bank account's statements compared with the ledger." })
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

  @Field(() => SignedMoneyScalar, { description: 'Balance of the bank account according to the ledger.' })
  ledgerBalance!: string;

  @Field(() => SignedMoneyScalar, { nullable: true, description: '0.00 when bank and ledger agree.' })
  difference!: string | null;

  @Field(() => Int, { description: 'Lines in suspense.' })
  suspense!: number;

  @Field(() => Int, { description: 'Possible duplicates awaiting a decision. They are not in the ledger.' })
  duplicates!: number;

  @Field(() => SignedMoneyScalar, { description: 'Sum of the pending possible duplicates.' })
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
