import { securityEventKinds, type SecurityEventKind } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';
import { registerEnum } from '../../platform/graphql/register-enum';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { User } from '../users/user.entity';

export const SecurityEventKindEnum = registerEnum(
  'SecurityEventKind',
  securityEventKinds,
  'What happened to the access of an account.',
  {
    access_denied: 'Somebody tried what they may not do.',
    data_exported: 'Personal data left the system.',
    email_change_requested: 'A link was sent to an e-mail that is to replace the present one.',
    email_change_stopped: 'The owner of the present e-mail stopped its change, which ended all sessions.',
    email_confirmed: 'An e-mail was confirmed by its link.',
    identity_proved: 'A user proved who they are during a session.',
    password_reset: 'A password was set by a link.',
    same_person: 'Who decided, or tried to, may be the person of the account too: same bank account or holder.',
    secret_unreadable:
      'No ENCRYPTION_SECRET opens a stored secret; the detail is what it belongs to and the reference in the log.',
    sign_in_locked: 'Too many attempts to sign in.',
  },
);

/** Something that happened to the access of an account. Events are never changed. They have no names, e-mails or secrets. */
@ObjectType({ description: 'Something that happened to the access of an account.' })
@Entity('security_event')
@Index('IDX_security_event_userId_kind', ['userId', 'kind'])
@Index('IDX_security_event_kind', ['kind'])
@Index('IDX_security_event_createdAt', ['createdAt'])
export class SecurityEvent {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => SecurityEventKindEnum)
  @TextColumn(40)
  kind!: SecurityEventKind;

  /** The account that the event is about; null if there is none, as with an unknown username. */
  @ForeignKey(() => User, 'id', { name: 'FK_security_event_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn({ nullable: true })
  userId!: number | null;

  /** Who did it; null if nobody was signed in, or for a command of the operator. */
  @ForeignKey(() => User, 'id', { name: 'FK_security_event_actorId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn({ nullable: true })
  actorId!: number | null;

  @Field(() => String, { nullable: true, description: 'IP address; null for a command of the operator.' })
  @TextColumn(45, { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 of the id of the session.' })
  @TextColumn(64, { nullable: true })
  sessionHash!: string | null;

  @Field(() => String, { nullable: true, description: 'What was refused or exported: the name of the operation.' })
  @TextColumn(100, { nullable: true })
  detail!: string | null;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;
}
