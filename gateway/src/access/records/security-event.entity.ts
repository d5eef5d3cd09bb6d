import { securityEventKinds, type SecurityEventKind } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';
import { DateTimeScalar, registerEnum } from '../../platform/graphql';
import { User } from './user.entity';

export const SecurityEventKindEnum = registerEnum('SecurityEventKind', securityEventKinds, 'Kind of security event.', {
  access_denied: 'An attempt to do something that is not permitted.',
  data_exported: 'Personal data was exported.',
  email_change_requested: 'A confirmation link was sent to an e-mail address that will replace the current one.',
  email_change_stopped:
    'The owner of the current e-mail address stopped the change to a new one, which ended all sessions.',
  email_confirmed: 'An e-mail address was confirmed through a link sent to it.',
  name_changed: 'A user changed their own full name.',
  identity_proved: 'A user proved their identity during a session.',
  identity_link_created: 'A user created a link with which a phone uploads documents of their identity.',
  identity_link_opened: 'A phone opened such a link.',
  password_reset: 'A password was set through a link.',
  same_person:
    "The administrator who made or attempted the decision may be the account's owner: the bank account or its holder is the same.",
  secret_unreadable:
    "No ENCRYPTION_SECRET can decrypt a stored secret; the detail gives the secret's owner and the log reference.",
  sign_in_locked: 'Sign-in was blocked after too many attempts.',
});

/** Something that happened to the access of an account. Events are never changed. They have no names, e-mails or secrets. */
@ObjectType({ description: 'A security event concerning access to an account.' })
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

  @Field(() => String, { nullable: true, description: 'IP address; null for operator commands.' })
  @TextColumn(45, { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 hash of the session ID.' })
  @TextColumn(64, { nullable: true })
  sessionHash!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the refused or exported operation.' })
  @TextColumn(100, { nullable: true })
  detail!: string | null;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;
}
