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
  UpdatedAtColumn,
} from '../../platform/database/columns';
import { DateTimeScalar, registerEnum, TimeField } from '../../platform/graphql';
import { User } from './user.entity';

export const ApprovalKindEnum = registerEnum(
  'ApprovalKind',
  approvalKinds,
  'Kind of action that may require approval by a second administrator.',
  {
    account_change: "Changing another user's name, e-mail address, password or second factor.",
    adjustment: 'A manual ledger entry.',
    admin_change: 'Disabling or demoting an administrator, changing their e-mail address, or resetting their access.',
    change_payment: 'Changing or deleting a paid payment.',
    exit: 'The sale of a project.',
    grant_admin: 'Granting a staff role, or enabling an administrator.',
    investment_change: 'Creating, changing or deleting an investment manually.',
    money_in: 'Crediting money that the project has not received.',
    statement: "Confirming a posted bank statement against the bank's own website.",
    statement_void: 'Voiding a bank statement.',
    money_out: 'Declaring that a bank debit does not belong to an approved withdrawal.',
    reopen_period: 'Reopening a closed accounting month.',
    settings_change: 'Shortening the cooling-off period, or raising a reservation limit.',
    project_change: "Changing or archiving a project that holds investors' money.",
    undo_run: 'Undoing a paid monthly payment.',
  },
);
export const ApprovalStatusEnum = registerEnum(
  'ApprovalStatus',
  approvalStatuses,
  'Whether a request is pending, decided by a second administrator, or expired.',
  {
    approved: 'Approved and executed.',
    expired: 'Expired before a decision was made.',
  },
);

const restrict = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

/** An action that waits for a second administrator, with exactly the payload that approving it executes. */
@ObjectType({ description: 'An action awaiting approval by a second administrator.' })
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

  @Field(() => String, { description: 'Subject of the action, for example `project:5`.' })
  @TextColumn(80)
  subject!: string;

  @Field(() => String, { description: 'Summary for display; contains only the kind of action without `users:read`.' })
  @TextColumn(300)
  summary!: string;

  @Field(() => String, {
    description: 'Action to execute on approval, as canonical JSON; empty without `users:read`.',
  })
  @LongTextColumn()
  payload!: string;

  @Field(() => String, { description: 'SHA-256 hash of the payload.' })
  @TextColumn(64)
  payloadHash!: string;

  /** Its details at the time of the proposal or, once decided, at the time of the decision: details as JSON. Null in requests of earlier releases. */
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

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the request expires; null if it does not expire.' })
  @InstantColumn({ nullable: true })
  expiresAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the user who decided the request; null while it is pending.',
  })
  @ForeignKey(() => User, 'id', { name: 'FK_approval_request_decidedBy', ...restrict })
  @IntegerColumn({ nullable: true })
  decidedBy!: number | null;

  @Field(() => DateTimeScalar, { nullable: true })
  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Reason the request was rejected.' })
  @TextColumn(200, { nullable: true })
  reason!: string | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
