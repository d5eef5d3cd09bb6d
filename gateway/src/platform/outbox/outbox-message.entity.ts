import { outboxStatuses, type OutboxStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index } from 'typeorm';
import {
  CentsColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  oneOfCheck,
  TextColumn,
} from '../database/columns';

import { DateTimeScalar, registerEnum } from '../graphql';

export const OutboxStatusEnum = registerEnum(
  'OutboxStatus',
  outboxStatuses,
  'Delivery status of an outbox message: pending, being sent, sent, held because a mail server is not configured, or abandoned.',
  {
    dead: 'Abandoned after the last attempt.',
    held: 'Held for reading because a mail server is not configured.',
    pending: 'Awaiting its next attempt.',
  },
);

/** The sequence of an event that has no number yet. */
export const unnumbered = 0;

/** Something to do after the transaction that wrote it: an e-mail or a webhook to send, a reservation to end. */
@ObjectType('Email', { description: 'An e-mail from the last 90 days, sent or unsent.' })
@Entity('outbox_message')
@Index('UQ_outbox_message_dedupeKey', ['dedupeKey'], { unique: true })
@Index('IDX_outbox_message_dueAt_endpointId', ['dueAt', 'endpointId'])
@Index('IDX_outbox_message_endpointId', ['endpointId'])
@Index('IDX_outbox_message_topic_subject', ['topic', 'subject'])
@Index('IDX_outbox_message_topic_status', ['topic', 'status'])
@Index('IDX_outbox_message_finishedAt', ['finishedAt'])
@Index('IDX_outbox_message_userId', ['userId'])
@Index('IDX_outbox_message_recipient', ['recipient'])
@Index('IDX_outbox_message_eventKey', ['eventKey'])
@Index('IDX_outbox_message_sequence', ['sequence'])
@Check('CHK_outbox_message_status', oneOfCheck('status', outboxStatuses))
export class OutboxMessage {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  /** Names the handler that delivers it. */
  @TextColumn(40)
  topic!: string;

  /** Of two messages with one key the second cannot be written; null for messages that may repeat. */
  @TextColumn(120, { nullable: true })
  dedupeKey!: string | null;

  @Field(() => OutboxStatusEnum)
  @TextColumn(20)
  status!: OutboxStatus;

  /** JSON for the handler. Secrets never enter it. */
  @LongTextColumn()
  payload!: string;

  /** Address of an e-mail; null for other topics. */
  @Field(() => String, {
    nullable: true,
    description: "The recipient's e-mail address; null if there is none or without `users:read`.",
  })
  @TextColumn(254, { nullable: true })
  recipient!: string | null;

  /** The user whom it is about; null if it is about none, or was written by an earlier release. No foreign key: it is deleted with them. */
  @IntegerColumn({ nullable: true })
  userId!: number | null;

  /** Subject of an e-mail, event of a webhook, order of a reservation; null for other topics. */
  @Field(() => String, { nullable: true })
  @TextColumn(200, { nullable: true })
  subject!: string | null;

  /** Endpoint of a webhook; null for other topics. Endpoints are delivered to apart from each other and from the rest. */
  @IntegerColumn({ nullable: true })
  endpointId!: number | null;

  /** The same for all messages of one event; null for other topics, and for events that an earlier release delivered. */
  @TextColumn(36, { nullable: true })
  eventKey!: string | null;

  /** Number of the event in the order in which events were numbered, from 1; 0 until it has one, null without `eventKey`. */
  @CentsColumn({ nullable: true })
  sequence!: number | null;

  /** HTTP status of the last answer to a webhook; null if there was none. */
  @IntegerColumn({ nullable: true })
  responseCode!: number | null;

  /** Duration of the last attempt at a webhook, in ms. */
  @IntegerColumn({ nullable: true })
  durationMs!: number | null;

  /** Number of times that a worker has claimed it. */
  @Field(() => Int, { description: 'Number of attempts to send the e-mail.' })
  @IntegerColumn()
  attempts!: number;

  /** When it may be claimed, in ms since 1970; while a worker delivers it, when that claim ends. Null when nothing is left to do. */
  @Column({ type: 'bigint', nullable: true, transformer: { to: (ms: unknown) => ms, from: toNumberOrNull } })
  dueAt!: number | null;

  /** Identifies the claim of the worker that delivers it; null while nobody does. */
  @TextColumn(36, { nullable: true })
  token!: string | null;

  /** Reason why the last attempt failed. */
  @Field(() => String, { nullable: true, description: 'Reason the last attempt failed; null without `users:read`.' })
  @TextColumn(500, { nullable: true })
  error!: string | null;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  /** When it was delivered, held or given up. */
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the e-mail was sent, held or abandoned.' })
  @InstantColumn({ nullable: true })
  finishedAt!: Date | null;
}

// MariaDB returns a bigint as text.
function toNumberOrNull(ms: string | number | null): number | null {
  return ms === null ? null : Number(ms);
}
