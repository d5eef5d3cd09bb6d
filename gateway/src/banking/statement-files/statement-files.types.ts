import { dayOrders, decimalSigns, type DayOrder, type DecimalSign } from '@cimiento/contracts';
import { statementFileFields } from '@cimiento/contracts/fields';
import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, createInputType, registerEnum, SignedMoneyScalar } from '../../platform/graphql';

const DayOrderEnum = registerEnum('BankFileDayOrder', dayOrders, 'Order of day, month and year in a bank file.', {
  dmy: 'Day, month, year.',
  mdy: 'Month, day, year.',
  ymd: 'Year, month, day.',
});
const DecimalSignEnum = registerEnum('BankFileDecimal', decimalSigns, 'Decimal separator of a bank file.', {
  comma: '1.234,56',
  point: '1,234.56',
});

export const StatementFileInput = createInputType(
  'BankStatementFileInput',
  "A bank file's account, and the mapping of its columns.",
  statementFileFields,
);

@ObjectType({ description: 'How the columns of a bank file were read: the header of each field it has.' })
export class BankFileMapping {
  @Field(() => String, { nullable: true, description: 'Column of the booking date.' })
  bookedOn?: string;

  @Field(() => String, { nullable: true, description: 'Column of the amount, if a single column holds all amounts.' })
  amount?: string;

  @Field(() => String, { nullable: true, description: 'Column of debits.' })
  debit?: string;

  @Field(() => String, { nullable: true, description: 'Column of credits.' })
  credit?: string;

  @Field(() => String, { nullable: true, description: 'Column that tells credits from debits.' })
  kind?: string;

  @Field(() => String, { nullable: true, description: "Column of the bank's text." })
  description?: string;

  @Field(() => String, { nullable: true, description: "Column of the bank's reference." })
  reference?: string;

  @Field(() => String, { nullable: true, description: 'Column of the balance after each transaction.' })
  balance?: string;

  @Field(() => DayOrderEnum, { nullable: true, description: 'Order of the date parts; null if the file is ambiguous.' })
  dayOrder!: DayOrder | null;

  @Field(() => DecimalSignEnum, { nullable: true, description: 'Decimal separator; null if the file is ambiguous.' })
  decimal!: DecimalSign | null;

  @Field(() => Int, { nullable: true, description: 'Year of dates without one; null if the dates have years.' })
  year!: number | null;
}

@ObjectType({ description: 'A transaction in a bank file, as previewBankStatement and postBankStatement accept it.' })
export class BankFileLine {
  @Field(() => Int, { description: "Row in the file, or the transaction's ordinal in a format without rows." })
  row!: number;

  @Field(() => CalendarDateScalar, { description: 'Day on which the bank booked it.' })
  bookedOn!: string;

  @Field(() => SignedMoneyScalar, { description: 'Negative for a debit.' })
  amount!: string;

  @Field(() => String, { nullable: true, description: "The bank's text, normalized." })
  description!: string | null;

  @Field(() => String, { nullable: true, description: "The bank's own reference." })
  reference!: string | null;

  @Field(() => SignedMoneyScalar, {
    nullable: true,
    description: 'Balance after the transaction; null if the file does not state it.',
  })
  balance!: string | null;
}

@ObjectType({ description: 'A part of a bank file that could not be read, or is ambiguous.' })
export class BankFileProblem {
  @Field(() => Int, { nullable: true, description: 'Row in the file; null if it concerns the whole file.' })
  row!: number | null;

  @Field(() => String, { nullable: true, description: 'Header of the column.' })
  column!: string | null;

  @Field(() => String, { nullable: true, description: 'Value in the file.' })
  value!: string | null;

  @Field(() => String, { description: 'In Spanish.' })
  message!: string;
}

@ObjectType({ description: 'Content of a bank file. Nothing is stored.' })
export class BankStatementReading {
  @Field(() => String, { description: 'Name of the file, to send when posting.' })
  fileName!: string;

  @Field(() => String, { description: 'SHA-256 of the file, to send when posting.' })
  fileSha256!: string;

  @Field(() => String, { description: 'csv, xlsx, html, camt053, ofx, mt940 or qif.' })
  format!: string;

  @Field(() => String, {
    nullable: true,
    description: 'utf-8, utf-16le, utf-16be, windows-1252 or cp850; null for a binary format.',
  })
  encoding!: string | null;

  @Field(() => Int, { nullable: true, description: 'Row of the header; null if there is none.' })
  headerRow!: number | null;

  @Field(() => BankFileMapping, { nullable: true, description: 'Null for a format without columns.' })
  mapping!: BankFileMapping | null;

  @Field(() => [String], {
    description: 'Column headers in their order; blank and duplicate headers get a generated name.',
  })
  columns!: string[];

  @Field(() => SignedMoneyScalar, { nullable: true, description: 'Null if the file does not state it.' })
  openingBalance!: string | null;

  @Field(() => SignedMoneyScalar, { nullable: true, description: 'Null if the file does not state it.' })
  closingBalance!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'First day stated by the file, or the day of its first line.',
  })
  firstDay!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Last day stated by the file, or the day of its last line.',
  })
  lastDay!: string | null;

  @Field(() => [String], {
    description: 'Account as written in the file; several if the file names several.',
  })
  fileAccounts!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'USD if the file states it; null if the file states no currency.',
  })
  currency!: string | null;

  @Field(() => [BankFileLine], { description: 'Transactions that could be read, in the order of the file.' })
  lines!: BankFileLine[];

  @Field(() => [BankFileProblem], { description: 'Problems of the whole file first, then by row.' })
  problems!: BankFileProblem[];
}
