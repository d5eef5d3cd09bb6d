import type { OutboxStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql';
import { OutboxStatusEnum, type OutboxMessage } from '../../platform/outbox/outbox-message.entity';

/** A message of the outbox as a webhook. What differs from its row is resolved. */
type Row = Pick<
  OutboxMessage,
  | 'id'
  | 'endpointId'
  | 'subject'
  | 'status'
  | 'attempts'
  | 'responseCode'
  | 'durationMs'
  | 'dueAt'
  | 'error'
  | 'payload'
  | 'sequence'
  | 'createdAt'
  | 'finishedAt'
>;

@ObjectType({ description: 'An event that was sent, or is to be sent, to a webhook endpoint; kept for 90 days.' })
export class WebhookDelivery implements Row {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { nullable: true })
  endpointId!: number | null;

  subject!: string | null;

  @Field(() => OutboxStatusEnum)
  status!: OutboxStatus;

  @Field(() => Int, { description: 'Number of attempts since the delivery was created or replayed.' })
  attempts!: number;

  @Field(() => Int, { nullable: true, description: 'HTTP status code of the last response; null if there was none.' })
  responseCode!: number | null;

  @Field(() => Int, { nullable: true, description: 'Duration of the last attempt, in ms.' })
  durationMs!: number | null;

  dueAt!: number | null;

  @Field(() => String, { nullable: true, description: 'Reason why the last attempt failed.' })
  error!: string | null;

  /** The body, exactly as it is signed and sent; resolved by the permission of its reader. */
  payload!: string;

  sequence!: number | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the event was delivered, held or abandoned.' })
  finishedAt!: Date | null;
}
