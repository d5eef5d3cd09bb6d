import { dayOrders, decimalSigns, type DayOrder, type DecimalSign } from '@cimiento/contracts';
import { statementFileFields } from '@cimiento/contracts/fields';
import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, createInputType, registerEnum, SignedMoneyScalar } from '../../platform/graphql';

const DayOrderEnum = registerEnum(
  'BankFileDayOrder',
  dayOrders,
  "Order of the day, month and year in a bank file's dates.",
  {
    dmy: 'Day, month, year.',
    mdy: 'Month, day, year.',
    ymd: 'Year, month, day.',
  },
);
const DecimalSignEnum = registerEnum('BankFileDecimal', decimalSigns, 'Decimal separator used in a bank file.', {
  comma: 'Comma, as in 1.234,56.',
  point: 'Point, as in 1,234.56.',
});

export const StatementFileInput = createInputType(
  'BankStatementFileInput',
  'The account and column mapping of a bank file.',
  statementFileFields,
);

@ObjectType({
  description: 'Column mapping used to read a bank file: the header for each field that the file contains.',
})
export class BankFileMapping {
  @Field(() => String, { nullable: true, description: 'Column with the booking date.' })
  bookedOn?: string;

  @Field(() => String, { nullable: true, description: 'Amount column, if a single column holds all amounts.' })
  amount?: string;

  @Field(() => String, { nullable: true, description: 'Column with the debits.' })
  debit?: string;

  @Field(() => String, { nullable: true, description: 'Column with the credits.' })
  credit?: string;

  @Field(() => String, { nullable: true, description: 'Column that distinguishes credits from debits.' })
  kind?: string;

  @Field(() => String, { nullable: true, description: "Column with the bank's description." })
  description?: string;

  @Field(() => String, { nullable: true, description: "Column with the bank's reference." })
  reference?: string;

  @Field(() => String, { nullable: true, description: 'Column with the name of the payer.' })
  payerName?: string;

  @Field(() => String, { nullable: true, description: 'Column with the balance after each transaction.' })
  balance?: string;

  @Field(() => DayOrderEnum, { nullable: true, description: 'Order of the date parts; null if the file is ambiguous.' })
  dayOrder!: DayOrder | null;

  @Field(() => DecimalSignEnum, { nullable: true, description: 'Decimal separator; null if the file is ambiguous.' })
  decimal!: DecimalSign | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Year to use for dates without a year; null if the dates include years.',
  })
  year!: number | null;
}

@ObjectType({
  description: 'A bank file transaction, in the form that `previewBankStatement` and `postBankStatement` accept.',
})
export class BankFileLine {
  @Field(() => Int, { description: "Row number in the file, or the transaction's position in a format without rows." })
  row!: number;

  @Field(() => CalendarDateScalar, { description: 'Date on which the bank booked the transaction.' })
  bookedOn!: string;

  @Field(() => SignedMoneyScalar, { description: 'Transaction amount; negative for a debit.' })
  amount!: string;

  @Field(() => String, { nullable: true, description: "The bank's description of the transaction, normalized." })
  description!: string | null;

  @Field(() => String, { nullable: true, description: "The bank's own reference for the transaction." })
  reference!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the payer of a credit; null if the file has no field for it.',
  })
  payerName?: string | null;

  @Field(() => SignedMoneyScalar, {
    nullable: true,
    description: 'Balance after the transaction; null if the file does not state it.',
  })
  balance!: string | null;
}

@ObjectType({ description: 'A part of a bank file that is ambiguous or could not be read.' })
export class BankFileProblem {
  @Field(() => Int, {
    nullable: true,
    description: 'Row number in the file; null if the problem concerns the whole file.',
  })
  row!: number | null;

  @Field(() => String, { nullable: true, description: 'Header of the affected column.' })
  column!: string | null;

  @Field(() => String, { nullable: true, description: 'Value found in the file.' })
  value!: string | null;

  @Field(() => String, { description: 'Description in Spanish.' })
  message!: string;
}

@ObjectType({ description: 'Content read from a bank file. Nothing is stored.' })
export class BankStatementReading {
  @Field(() => String, { description: 'File name, to send when posting.' })
  fileName!: string;

  @Field(() => String, { description: 'SHA-256 hash of the file, to send when posting.' })
  fileSha256!: string;

  @Field(() => String, { description: 'File format: `csv`, `xlsx`, `html`, `camt053`, `ofx`, `mt940` or `qif`.' })
  format!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Text encoding: `utf-8`, `utf-16le`, `utf-16be`, `windows-1252` or `cp850`; null for a binary format.',
  })
  encoding!: string | null;

  @Field(() => Int, { nullable: true, description: 'Row number of the header; null if there is none.' })
  headerRow!: number | null;

  @Field(() => BankFileMapping, { nullable: true, description: 'Column mapping; null for a format without columns.' })
  mapping!: BankFileMapping | null;

  @Field(() => [String], {
    description: 'Column headers in file order; blank and duplicate headers are given generated names.',
  })
  columns!: string[];

  @Field(() => SignedMoneyScalar, {
    nullable: true,
    description: 'Balance stated in the file; null if it is not stated.',
  })
  openingBalance!: string | null;

  @Field(() => SignedMoneyScalar, {
    nullable: true,
    description: 'Balance stated in the file; null if it is not stated.',
  })
  closingBalance!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'First day stated in the file, or the date of the first line.',
  })
  firstDay!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Last day stated in the file, or the date of the last line.',
  })
  lastDay!: string | null;

  @Field(() => [String], {
    description: 'Accounts as written in the file, which may name more than one.',
  })
  fileAccounts!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Currency of the file: `USD` if the file states it, otherwise null.',
  })
  currency!: string | null;

  @Field(() => [BankFileLine], { description: 'Transactions that could be read, in file order.' })
  lines!: BankFileLine[];

  @Field(() => [BankFileProblem], {
    description: 'Problems that concern the whole file, followed by the remaining problems in row order.',
  })
  problems!: BankFileProblem[];
}
