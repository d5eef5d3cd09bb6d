import { apiKeyStatuses, type ApiKeyScope, type ApiKeyStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn, UpdatedAtColumn } from '../../platform/database/columns';
import { DateTimeScalar, registerEnum, TimeField } from '../../platform/graphql';
import { User } from './user.entity';

export const ApiKeyStatusEnum = registerEnum(
  'ApiKeyStatus',
  apiKeyStatuses,
  'Whether an API key is active and, if not, why.',
  {
    expired: 'The expiry date has passed.',
    revoked: 'Revoked by an administrator.',
  },
);

/** A key with which a program uses the REST API for an administrator. Only the hash of the key is stored. */
@ObjectType({ description: 'A key that lets a program use the REST API.' })
@Entity('api_key')
@Index('UQ_api_key_keyHash', ['keyHash'], { unique: true })
export class ApiKey {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String)
  @TextColumn(80)
  name!: string;

  @Field(() => String, { description: 'Key prefix, used to recognize the key.' })
  @TextColumn(20)
  prefix!: string;

  /** SHA-256 of the key. The key is random enough to need no slow hash. */
  @TextColumn(64, { select: false })
  keyHash!: string;

  @Field(() => [String], { description: 'Granted permissions, for example `payments:write`.' })
  @Column({
    type: 'varchar',
    length: 400,
    transformer: {
      to: (scopes: readonly string[]) => scopes.join(' '),
      from: (text: string | null) => text?.split(' ') ?? [],
    },
  })
  scopes!: ApiKeyScope[];

  /** The administrator whose rights it has. */
  @ForeignKey(() => User, 'id', { name: 'FK_api_key_createdBy', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @Field(() => Int, {
    description: "ID of the administrator who created the key. The key acts on this administrator's behalf.",
  })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the key expires; null if it never expires.' })
  @InstantColumn({ nullable: true })
  expiresAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the key was last used, to the minute; null if it has never been used.',
  })
  @InstantColumn({ nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the key was revoked; null if it has not been revoked.',
  })
  @InstantColumn({ nullable: true })
  revokedAt!: Date | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;

  @Field(() => ApiKeyStatusEnum)
  get status(): ApiKeyStatus {
    if (this.revokedAt !== null) return 'revoked';
    return this.expiresAt !== null && this.expiresAt <= new Date() ? 'expired' : 'active';
  }
}
