import { dayOrders, decimalSigns, type DayOrder, type DecimalSign } from '@cimiento/contracts';
import { statementFileFields } from '@cimiento/contracts/fields';
import { Field, Int, ObjectType } from 'type-graphql';
import { createInputType } from '../../platform/graphql/input-type';
import { registerEnum } from '../../platform/graphql/register-enum';
import { CalendarDateScalar, SignedMoneyScalar } from '../../platform/graphql/scalars';

const DayOrderEnum = registerEnum('BankFileDayOrder', dayOrders, "Order of day, month and year in a bank's file.", {
  dmy: 'Day, month, year.',
  mdy: 'Month, day, year.',
  ymd: 'Year, month, day.',
});
const DecimalSignEnum = registerEnum('BankFileDecimal', decimalSigns, "Decimal sign of a bank's amounts.", {
  comma: '1.234,56',
  point: '1,234.56',
});

export const StatementFileInput = createInputType(
  'BankStatementFileInput',
  "The account of a bank's file, and how its columns are read.",
  statementFileFields,
);

@ObjectType({ description: "How the columns of a bank's file were read: the header of each field that it has." })
export class BankFileMapping {
  @Field(() => String, { nullable: true, description: 'Column of the day of booking.' })
  bookedOn?: string;

  @Field(() => String, { nullable: true, description: 'Column of the amount, where one column has all of them.' })
  amount?: string;

  @Field(() => String, { nullable: true, description: 'Column of what goes out.' })
  debit?: string;

  @Field(() => String, { nullable: true, description: 'Column of what comes in.' })
  credit?: string;

  @Field(() => String, { nullable: true, description: 'Column that says whether an amount comes in or goes out.' })
  kind?: string;

  @Field(() => String, { nullable: true, description: "Column of the bank's text." })
  description?: string;

  @Field(() => String, { nullable: true, description: "Column of the bank's reference." })
  reference?: string;

  @Field(() => String, { nullable: true, description: 'Column of the balance after each line.' })
  balance?: string;

  @Field(() => DayOrderEnum, { nullable: true, description: 'Order of its days; null when the file leaves a doubt.' })
  dayOrder!: DayOrder | null;

  @Field(() => DecimalSignEnum, { nullable: true, description: 'Its decimal sign; null when the file leaves a doubt.' })
  decimal!: DecimalSign | null;

  @Field(() => Int, { nullable: true, description: 'Year of days that state none; null where they do.' })
  year!: number | null;
}

@ObjectType({ description: "A movement of a bank's file, as previewBankStatement and postBankStatement take it." })
export class BankFileLine {
  @Field(() => Int, { description: 'Row of the file, or ordinal of the movement in a format without rows.' })
  row!: number;

  @Field(() => CalendarDateScalar, { description: 'Day on which the bank booked it.' })
  bookedOn!: string;

  @Field(() => SignedMoneyScalar, { description: 'Negative for a debit.' })
  amount!: string;

  @Field(() => String, { nullable: true, description: "The bank's text, cleaned." })
  description!: string | null;

  @Field(() => String, { nullable: true, description: "The bank's own reference." })
  reference!: string | null;

  @Field(() => SignedMoneyScalar, { nullable: true, description: 'Balance after it; null where the file has none.' })
  balance!: string | null;
}

@ObjectType({ description: "A part of a bank's file that was not read, or was read with a doubt." })
export class BankFileProblem {
  @Field(() => Int, { nullable: true, description: 'Row of the file; null when it is about the whole file.' })
  row!: number | null;

  @Field(() => String, { nullable: true, description: 'Header of the column.' })
  column!: string | null;

  @Field(() => String, { nullable: true, description: 'What the file has there.' })
  value!: string | null;

  @Field(() => String, { description: 'In Spanish.' })
  message!: string;
}

@ObjectType({ description: "What a bank's file says. Nothing of it is stored." })
export class BankStatementReading {
  @Field(() => String, { description: 'Name of the file, for posting what it says.' })
  fileName!: string;

  @Field(() => String, { description: 'SHA-256 of the file, for posting what it says.' })
  fileSha256!: string;

  @Field(() => String, { description: 'csv, xlsx, html, camt053, ofx, mt940 or qif.' })
  format!: string;

  @Field(() => String, {
    nullable: true,
    description: 'utf-8, utf-16le, utf-16be, windows-1252 or cp850; null for a binary format.',
  })
  encoding!: string | null;

  @Field(() => Int, { nullable: true, description: 'Row of the header; null for a file without one.' })
  headerRow!: number | null;

  @Field(() => BankFileMapping, { nullable: true, description: 'Null for a format without columns.' })
  mapping!: BankFileMapping | null;

  @Field(() => [String], { description: 'Headers of its columns, in their order; a blank or doubled one gets a name.' })
  columns!: string[];

  @Field(() => SignedMoneyScalar, { nullable: true, description: 'Null when the file does not state it.' })
  openingBalance!: string | null;

  @Field(() => SignedMoneyScalar, { nullable: true, description: 'Null when the file does not state it.' })
  closingBalance!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'First day that it states, or of its lines.' })
  firstDay!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Last day that it states, or of its lines.' })
  lastDay!: string | null;

  @Field(() => [String], {
    description: 'What the file says about its account, as it is written; several where it says several.',
  })
  fileAccounts!: string[];

  @Field(() => String, { nullable: true, description: 'USD where the file says so; null where it states no currency.' })
  currency!: string | null;

  @Field(() => [BankFileLine], { description: 'The movements that could be read, in the order of the file.' })
  lines!: BankFileLine[];

  @Field(() => [BankFileProblem], { description: 'Of the whole file first, then by row.' })
  problems!: BankFileProblem[];
}
