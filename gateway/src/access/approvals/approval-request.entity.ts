import { approvalKinds, approvalStatuses, type ApprovalKind, type ApprovalStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  oneOfCheck,
  TextColumn,
} from '../../platform/database/columns';
import { registerEnum } from '../../platform/graphql/register-enum';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { User } from '../users/user.entity';

export const ApprovalKindEnum = registerEnum(
  'ApprovalKind',
  approvalKinds,
  'An action that may need a second administrator.',
  {
    account_change: 'Changing the name, e-mail, password or second factor of another user.',
    adjustment: 'An entry by hand.',
    admin_change: 'Disabling, demoting, re-addressing or resetting an administrator.',
    change_payment: 'Changing or deleting a paid payment.',
    exit: 'The sale of a project.',
    grant_admin: 'Giving a staff role, or enabling an administrator.',
    investment_change: 'Creating, changing or deleting an investment by hand.',
    money_in: 'Crediting money that its project has not received.',
    statement: "Confirming a posted statement against the bank's own page.",
    statement_void: "Voiding a bank's statement.",
    money_out: 'Saying that a debit of the bank is for no approved withdrawal.',
    reopen_period: 'Opening a closed month of the books again.',
    settings_change: 'Giving investors less time to cancel, or letting more be reserved.',
    project_change: 'Changing a project that holds money of investors, or archiving it.',
    undo_run: 'Undoing a paid monthly payment.',
  },
);
export const ApprovalStatusEnum = registerEnum(
  'ApprovalStatus',
  approvalStatuses,
  'Waiting for a second administrator, decided by one, or decided by nobody in time.',
  {
    approved: 'Executed.',
    expired: 'Nobody decided in time.',
  },
);

const restrict = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

/** An action that waits for a second administrator, with exactly the payload that approving it executes. */
@ObjectType({ description: 'An action that waits for a second administrator.' })
@Entity('approval_request')
@Index('UQ_approval_request_pendingKey', ['pendingKey'], { unique: true })
@Index('IDX_approval_request_status', ['status'])
@Check('CHK_approval_request_status', oneOfCheck('status', approvalStatuses))
@Check('CHK_approval_request_decidedBy', 'decidedBy IS NULL OR decidedBy <> requestedBy')
@Check('CHK_approval_request_pendingKey', "(status = 'pending') = (pendingKey IS NOT NULL)")
export class ApprovalRequest {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => ApprovalKindEnum)
  @TextColumn(30)
  kind!: ApprovalKind;

  @Field(() => String, { description: 'What it is about, such as project:5.' })
  @TextColumn(80)
  subject!: string;

  @Field(() => String, { description: 'What people read about it; without `users:read` only its kind.' })
  @TextColumn(300)
  summary!: string;

  @Field(() => String, { description: 'What approving it executes, as canonical JSON; empty without `users:read`.' })
  @LongTextColumn()
  payload!: string;

  @Field(() => String, { description: 'SHA-256 of the payload.' })
  @TextColumn(64)
  payloadHash!: string;

  /** What it said when it was proposed, and once it is decided what it said then: details as JSON. Null in requests of earlier releases. */
  @LongTextColumn({ nullable: true })
  facts!: string | null;

  @Field(() => ApprovalStatusEnum)
  @TextColumn(20)
  status!: ApprovalStatus;

  /** Kind and subject while it is pending, so that a second request about the same violates the unique index. */
  @TextColumn(120, { nullable: true })
  pendingKey!: string | null;

  @Field(() => Int)
  @ForeignKey(() => User, 'id', { name: 'FK_approval_request_requestedBy', ...restrict })
  @IntegerColumn()
  requestedBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends; null if it does not.' })
  @InstantColumn({ nullable: true })
  expiresAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Who decided it, by id; null while it waits.' })
  @ForeignKey(() => User, 'id', { name: 'FK_approval_request_decidedBy', ...restrict })
  @IntegerColumn({ nullable: true })
  decidedBy!: number | null;

  @Field(() => DateTimeScalar, { nullable: true })
  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was rejected.' })
  @TextColumn(200, { nullable: true })
  reason!: string | null;
}
