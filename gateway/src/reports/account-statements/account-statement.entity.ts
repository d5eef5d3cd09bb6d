import { formatStatementNumber, statementStatuses, type StatementStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  CentsColumn,
  DateColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  oneOfCheck,
  TextColumn,
  UpdatedAtColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, DateTimeScalar, registerEnum, TimeField } from '../../platform/graphql';
import { User } from '../../access/records';
import { StatementBatch } from './statement-batch.entity';

export const StatementStatusEnum = registerEnum(
  'StatementStatus',
  statementStatuses,
  '`queued`: the PDF is being created; `ready`: it can be downloaded; `failed`: it could not be created and can be requested again.',
);

const restrict = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

/** A user's account statement for a year, as a numbered PDF that anybody can verify. A ready one never changes; a later version supersedes it. */
@ObjectType({
  description: "A user's annual account statement, as a numbered PDF. It never changes; a later version supersedes it.",
})
@Entity('account_statement')
@Index('UQ_account_statement_userId_year_version', ['userId', 'year', 'version'], { unique: true })
@Index('UQ_account_statement_year_number', ['year', 'number'], { unique: true })
@Index('UQ_account_statement_code', ['code'], { unique: true })
@Index('UQ_account_statement_supersedes', ['supersedes'], { unique: true })
@Index('IDX_account_statement_batchId_status', ['batchId', 'status'])
@Check('CHK_account_statement_status', oneOfCheck('status', statementStatuses))
@Check('CHK_account_statement_version', '(version = 1) = (supersedes IS NULL) AND version >= 1')
@Check(
  'CHK_account_statement_ready',
  "(status = 'ready') = (sha256 IS NOT NULL) AND (sha256 IS NULL) = (size IS NULL) AND (sha256 IS NULL OR facts IS NOT NULL)",
)
@Check('CHK_account_statement_total', '(facts IS NULL) = (total IS NULL)')
export class AccountStatement {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_account_statement_userId', ...restrict })
  @IntegerColumn()
  userId!: number;

  @Field(() => Int)
  @IntegerColumn()
  year!: number;

  /** Counts up within the year, over all people and versions; a gap means nothing. */
  @IntegerColumn()
  number!: number;

  @Field(() => Int, {
    description: 'Version number: 1 for the first statement of a year, 2 for the statement that supersedes it.',
  })
  @IntegerColumn()
  version!: number;

  /** Last day that it covers. */
  @Field(() => CalendarDateScalar, { description: 'Last day covered by the statement.' })
  @DateColumn()
  throughOn!: string;

  /** Proves possession of the document: anyone who knows it may verify the statement. */
  @Field(() => String, {
    description: 'Verification code, without separators. Anyone with the code can verify the statement.',
  })
  @TextColumn(20)
  code!: string;

  @Field(() => StatementStatusEnum)
  @TextColumn(20)
  status!: StatementStatus;

  /** `StatementFacts` as JSON; null until they are read. */
  @LongTextColumn({ nullable: true })
  facts!: string | null;

  /** Closing value in cents. */
  @CentsColumn({ nullable: true })
  total!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 hash of the PDF, in hexadecimal; null until the PDF is ready.',
  })
  @TextColumn(64, { nullable: true })
  sha256!: string | null;

  /** Bytes of the PDF. */
  @Field(() => Int, { nullable: true, description: 'Size of the PDF in bytes.' })
  @IntegerColumn({ nullable: true })
  size!: number | null;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  /** Id of the version before; unique, so that a statement is superseded once. */
  @ForeignKey(() => AccountStatement, 'id', { name: 'FK_account_statement_supersedes', ...restrict })
  @Field(() => Int, { nullable: true, description: 'ID of the version that this statement supersedes.' })
  @IntegerColumn({ nullable: true })
  supersedes!: number | null;

  /** Null when the user asked for it. */
  @ForeignKey(() => StatementBatch, 'id', { name: 'FK_account_statement_batchId', ...restrict })
  @IntegerColumn({ nullable: true })
  batchId!: number | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}

/** The number of a statement as it is printed. */
export const getStatementNumber = ({ year, number }: Pick<AccountStatement, 'year' | 'number'>): string =>
  formatStatementNumber(year, number);
