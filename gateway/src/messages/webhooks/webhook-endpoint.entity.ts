import { webhookDisabledReasons, type WebhookDisabledReason, type WebhookEvent } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey } from 'typeorm';
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
import { User } from '../../access/records';

export const WebhookDisabledReasonEnum = registerEnum(
  'WebhookDisabledReason',
  webhookDisabledReasons,
  'Reason why a webhook endpoint was disabled: by an administrator, after failures, or because it responded with 410.',
  {
    failing: 'No attempt succeeded for five days.',
    gone: 'The receiver responded with 410.',
    manual: 'An administrator disabled the endpoint.',
  },
);

/** A URL that receives events. Its secrets are encrypted, because signing needs them again. */
@ObjectType({ description: 'A URL that receives events.' })
@Entity('webhook_endpoint')
@Check('CHK_webhook_endpoint_disabledReason', oneOfCheck('disabledReason', webhookDisabledReasons))
export class WebhookEndpoint {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String, { description: 'URL to which events are sent by POST.' })
  @TextColumn(500)
  url!: string;

  @Field(() => [String], { description: 'Events that the endpoint receives, for example `payment.paid`.' })
  @Column({
    type: 'varchar',
    length: 1000,
    transformer: {
      to: (events: readonly string[]) => events.join(' '),
      from: (text: string | null) => text?.split(' ') ?? [],
    },
  })
  events!: WebhookEvent[];

  @Field(() => String, { nullable: true })
  @TextColumn(200, { nullable: true })
  description!: string | null;

  @TextColumn(200, { select: false })
  secret!: string;

  /** Signs too until `previousSecretUntil`, so that a receiver can change to the new one. */
  @TextColumn(200, { nullable: true, select: false })
  previousSecret!: string | null;

  /** The secrets before the previous one, with their ends, encrypted as one text: each signs for its 24 hours too. */
  @LongTextColumn({ nullable: true, select: false })
  olderSecrets!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the previous secret is no longer used to sign events; null if the secret was never rotated.',
  })
  @InstantColumn({ nullable: true })
  previousSecretUntil!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the endpoint was disabled; null while it is enabled.',
  })
  @InstantColumn({ nullable: true })
  disabledAt!: Date | null;

  @Field(() => WebhookDisabledReasonEnum, { nullable: true, description: 'Reason the endpoint was disabled.' })
  @TextColumn(20, { nullable: true })
  disabledReason!: WebhookDisabledReason | null;

  /** Of the first attempt since the last success. */
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Start of the current series of failed attempts; null if the last attempt succeeded. The endpoint is disabled after five days without a successful attempt.',
  })
  @InstantColumn({ nullable: true })
  failingSince!: Date | null;

  @ForeignKey(() => User, 'id', { name: 'FK_webhook_endpoint_createdBy', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @Field(() => Int, { description: 'ID of the administrator who created the endpoint.' })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;

  @Field(() => Boolean, { description: 'Whether the endpoint receives events.' })
  get enabled(): boolean {
    return this.disabledAt === null;
  }
}
