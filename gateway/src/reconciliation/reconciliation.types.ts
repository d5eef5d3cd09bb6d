import { bankLineStatuses, centsToText, type BankLineStatus } from '@cimiento/contracts';
import {
  lineMatchFields,
  statementFields,
  statementLineFields,
  statementMappingFields,
  type StatementLine as StatementLineValues,
} from '@cimiento/contracts/fields';
import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { BankLineStatusEnum } from '../graphql/enums';
import { createInputType } from '../graphql/input-type';
import { PageArgs } from '../graphql/page.inputs';
import { CalendarDateScalar, SignedMoneyScalar } from '../graphql/scalars';
import { BankStatementLine } from './bank-statement-line.entity';
import type { BankStatement } from './bank-statement.entity';
import type { CheckedStatement } from './reconciliation.service';
import type { PlannedLine } from './statement-plan';

const StatementLineInput = createInputType(
  'BankStatementLineInput',
  "A line of a bank's statement.",
  statementLineFields,
);
const StatementHeadInput = createInputType('BankStatementHeadInput', "A bank's statement.", statementFields);

@InputType('BankStatementInput', { description: "A bank's statement with its lines." })
export class BankStatementInput extends StatementHeadInput {
  @Field(() => [StatementLineInput])
  lines!: StatementLineValues[];
}

export const LineMatchInput = createInputType(
  'BankLineMatchInput',
  'To whom or what a line belongs: one of the ids, and for a project the purpose of the money.',
  lineMatchFields,
);

export const StatementMappingInput = createInputType(
  'StatementMappingInput',
  "The columns of a bank's file, by their headers.",
  statementMappingFields,
);

@ArgsType()
export class BankLineArgs extends PageArgs {
  @Field(() => BankLineStatusEnum, { nullable: true, description: 'Only lines of this status.' })
  status?: BankLineStatus | null;
}

@ObjectType({ description: 'What posting a new line would do.' })
export class PlannedBankLine {
  @Field(() => Int)
  bankAccountId!: number;

  @Field(() => CalendarDateScalar)
  bookedOn!: string;

  @Field(() => SignedMoneyScalar)
  amount!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true })
  reference!: string | null;

  @Field(() => BankLineStatusEnum)
  status!: BankLineStatus;

  @Field(() => Int, { nullable: true })
  userId!: number | null;

  @Field(() => Int, { nullable: true })
  orderId!: number | null;

  @Field(() => Int, { nullable: true })
  withdrawalId!: number | null;
}

@ObjectType({ description: 'How many lines are new, known already, matched and waiting in suspense.' })
class StatementCounts {
  @Field(() => Int)
  new!: number;

  @Field(() => Int)
  known!: number;

  @Field(() => Int)
  matched!: number;

  @Field(() => Int)
  suspense!: number;
}

@ObjectType({ description: 'What posting a statement would do.' })
export class BankStatementPreview extends StatementCounts {
  @Field(() => [PlannedBankLine], { description: 'Every new line.' })
  lines!: PlannedBankLine[];
}

@ObjectType({ description: 'A statement that was posted.' })
export class PostedBankStatement extends StatementCounts {
  @Field(() => Int)
  id!: number;

  @Field(() => [BankStatementLine], { description: 'Every new line.' })
  lines!: BankStatementLine[];
}

@ObjectType({ description: 'Somebody to whom a line in suspense may belong.' })
export class BankLineCandidate {
  @Field(() => Int, { nullable: true })
  userId!: number | null;

  @Field(() => Int, { nullable: true })
  orderId!: number | null;

  @Field(() => Int, { nullable: true })
  withdrawalId!: number | null;

  @Field(() => String, { description: 'Whom or what it is, in Spanish.' })
  label!: string;

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

  @Field(() => CalendarDateScalar, { nullable: true })
  statementDay!: string | null;

  @Field(() => SignedMoneyScalar, { description: 'What lies in the bank by the ledger.' })
  ledgerBalance!: string;

  @Field(() => SignedMoneyScalar, { nullable: true, description: '0.00 when bank and ledger agree.' })
  difference!: string | null;

  @Field(() => Int, { description: 'Lines that wait in suspense.' })
  suspense!: number;
}

type Counted = Pick<BankStatementLine, 'status'>;

const countLines = (known: number, lines: readonly Counted[]): StatementCounts => {
  const [matched, suspense] = bankLineStatuses.map((status) => lines.filter((line) => line.status === status).length);
  return { new: lines.length, known, matched: matched ?? 0, suspense: suspense ?? 0 };
};

const toPlannedBankLine = (line: PlannedLine, bankAccountId: number): PlannedBankLine => ({
  bankAccountId,
  bookedOn: line.bookedOn,
  amount: centsToText(line.amount),
  description: line.description,
  reference: line.reference,
  status: line.status,
  userId: line.userId,
  orderId: line.order?.id ?? null,
  withdrawalId: line.withdrawal?.id ?? null,
});

export const toPreview = ({ input, plan }: CheckedStatement): BankStatementPreview => ({
  ...countLines(plan.known, plan.lines),
  lines: plan.lines.map((line) => toPlannedBankLine(line, input.bankAccountId)),
});

export const toPosted = (
  { plan }: CheckedStatement,
  { id }: BankStatement,
  lines: BankStatementLine[],
): PostedBankStatement => ({ id, ...countLines(plan.known, lines), lines });
