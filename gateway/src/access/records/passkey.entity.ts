import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, ForeignKey, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LargeIntegerColumn,
  LongTextColumn,
  TextColumn,
} from '../../platform/database/columns';
import { DateTimeScalar } from '../../platform/graphql';
import { User } from './user.entity';

/** A passkey of a user: a key pair of WebAuthn whose private half stays on the device. */
@ObjectType({ description: 'A passkey used as a second factor.' })
@Entity('passkey')
@Index('IDX_passkey_userId', ['userId'])
@Index('UQ_passkey_credentialHash', ['credentialHash'], { unique: true })
export class Passkey {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_passkey_userId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @Field(() => String, { description: 'Name chosen by the user.' })
  @TextColumn(60)
  name!: string;

  /** Id of the key pair, base64url. */
  @LongTextColumn()
  credentialId!: string;

  /** SHA-256 of the id, which may be too long for an index. */
  @TextColumn(64)
  credentialHash!: string;

  /** COSE key, base64url. */
  @LongTextColumn()
  publicKey!: string;

  /** Signatures so far, or 0 where the device does not count them. */
  @LargeIntegerColumn()
  counter!: number;

  /** Transports by which browsers reach the device, separated by commas: 'internal,hybrid'. */
  @TextColumn(100)
  transports!: string;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time when the passkey was last used to sign in; null if it never has been.',
  })
  @InstantColumn({ nullable: true })
  lastUsedAt!: Date | null;
}
