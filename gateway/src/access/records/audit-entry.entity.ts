import { auditedEntities, records, type AuditedEntity } from '@cimiento/contracts/fields';
import { auditActions, type AuditAction } from '@cimiento/contracts';
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
import { DateTimeScalar, registerEnum } from '../../platform/graphql';
import { User } from './user.entity';

export const AuditedEntityEnum = registerEnum(
  'AuditedEntity',
  auditedEntities,
  'Kind of audited record.',
  Object.fromEntries(
    Object.entries(records).flatMap(([entity, { meaning }]) => (meaning === undefined ? [] : [[entity, meaning]])),
  ),
);
export const AuditActionEnum = registerEnum('AuditAction', auditActions, 'Kind of change to a record.');

/** A change made by an administrator or by an operator's command (whose `userId` is null), with the record before and after. Never deleted, and changed only when a user is erased. */
@ObjectType({ description: 'A change made by an administrator.' })
@Entity('audit_entry')
@Index('IDX_audit_entry_entity_recordId', ['entity', 'recordId'])
@Index('IDX_audit_entry_entity_action_userId', ['entity', 'action', 'userId'])
@Index('IDX_audit_entry_action_userId', ['action', 'userId'])
@Index('IDX_audit_entry_createdAt', ['createdAt'])
@Index('IDX_audit_entry_personId', ['personId'])
@Index('IDX_audit_entry_projectId', ['projectId'])
@Index('IDX_audit_entry_runId', ['runId'])
@Check('CHK_audit_entry_action', oneOfCheck('action', auditActions))
export class AuditEntry {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_audit_entry_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @Field(() => Int, {
    nullable: true,
    description: 'ID of the user who made the change; null for a change made by an operator command.',
  })
  @IntegerColumn({ nullable: true })
  userId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'IP address from which the change was made; null for commands and for entries from earlier releases.',
  })
  @TextColumn(45, { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 hash of the session ID.' })
  @TextColumn(64, { nullable: true })
  sessionHash!: string | null;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => AuditedEntityEnum)
  @TextColumn(30)
  entity!: AuditedEntity;

  @Field(() => Int)
  @IntegerColumn()
  recordId!: number;

  @Field(() => AuditActionEnum)
  @TextColumn(20)
  action!: AuditAction;

  @Field(() => String, {
    nullable: true,
    description:
      'The record before the change, as JSON; null if it was created. Text about users is null without `users:read`.',
  })
  @LongTextColumn({ nullable: true })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The record after the change, as JSON; null if it was deleted. Text about users is null without `users:read`.',
  })
  @LongTextColumn({ nullable: true })
  after!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the user to whom the changed record belongs: the investor, or the user whose account was changed; null if it does not belong to a user.',
  })
  @IntegerColumn({ nullable: true })
  personId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the changed project, or of the project to which the changed record belongs; null if it does not belong to a project.',
  })
  @IntegerColumn({ nullable: true })
  projectId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the monthly payment that created or undid this payment. The monthly payment has a single entry that represents all its payments.',
  })
  @IntegerColumn({ nullable: true })
  runId!: number | null;

  /** The request that erased this entry's personal text; null for all others. The seal still covers the original content. */
  @IntegerColumn({ nullable: true })
  erasedBy!: number | null;
}
