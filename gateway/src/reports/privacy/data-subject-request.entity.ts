import {
  dataRequestKinds,
  dataRequestStatuses,
  type DataRequestKind,
  type DataRequestStatus,
} from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  DateColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  oneOfCheck,
  TextColumn,
  UpdatedAtColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, DateTimeScalar, registerEnum, TimeField } from '../../platform/graphql';
import { User } from '../../access/records';

export const DataRequestKindEnum = registerEnum(
  'DataRequestKind',
  dataRequestKinds,
  'Personal data request: correction, deletion, export or objection.',
  {
    objection: 'Objection to the use of personal data.',
  },
);
export const DataRequestStatusEnum = registerEnum(
  'DataRequestStatus',
  dataRequestStatuses,
  'Whether a request is awaiting a response, completed, refused with a reason, or cancelled by the user.',
  {
    cancelled: 'Cancelled by the user.',
    rejected: 'Refused, with a reason.',
  },
);

const restrict = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

/** A user's request about their personal data, with its legal deadline. */
@ObjectType({ description: 'Personal data request: correction, deletion, export or objection.' })
@Entity('data_subject_request')
@Index('UQ_data_subject_request_pendingKey', ['pendingKey'], { unique: true })
@Index('IDX_data_subject_request_userId', ['userId'])
@Index('IDX_data_subject_request_status_dueDate', ['status', 'dueDate'])
@Check('CHK_data_subject_request_kind', oneOfCheck('kind', dataRequestKinds))
@Check('CHK_data_subject_request_status', oneOfCheck('status', dataRequestStatuses))
@Check('CHK_data_subject_request_decidedAt', "(status = 'pending') = (decidedAt IS NULL)")
@Check('CHK_data_subject_request_pendingKey', "(status = 'pending') = (pendingKey IS NOT NULL)")
@Check('CHK_data_subject_request_decidedBy', 'decidedBy IS NULL OR decidedBy <> userId')
export class DataSubjectRequest {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_data_subject_request_userId', ...restrict })
  @Field(() => Int)
  @IntegerColumn()
  userId!: number;

  @Field(() => DataRequestKindEnum)
  @TextColumn(20)
  kind!: DataRequestKind;

  @Field(() => DataRequestStatusEnum)
  @TextColumn(20)
  status!: DataRequestStatus;

  @Field(() => String, {
    nullable: true,
    description: "Details of the request, in the user's words; null for other readers without `users:read`.",
  })
  @TextColumn(1000, { nullable: true })
  details!: string | null;

  @Field(() => CalendarDateScalar, { description: 'Last day to respond, in Ecuador time.' })
  @DateColumn()
  dueDate!: string;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  @ForeignKey(() => User, 'id', { name: 'FK_data_subject_request_decidedBy', ...restrict })
  @IntegerColumn({ nullable: true })
  decidedBy!: number | null;

  @Field(() => String, { nullable: true, description: 'Explanation of the decision, shown to the user.' })
  @TextColumn(1000, { nullable: true })
  reason!: string | null;

  /** Person and kind while it is pending, so that a second request of the kind violates the unique index. */
  @TextColumn(60, { nullable: true })
  pendingKey!: string | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
