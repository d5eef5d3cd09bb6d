import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';
import { DateTimeScalar } from '../../platform/graphql';
import { User } from './user.entity';

/** A browser in which a user has finished a sign-in. It opens nothing: it only separates the owner's attempts from those of strangers. */
@ObjectType({
  description: 'A browser that is recognized because the user has signed in with it before.',
})
@Entity('known_device')
@Index('IDX_known_device_userId', ['userId'])
@Index('UQ_known_device_tokenHash', ['tokenHash'], { unique: true })
export class KnownDevice {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_known_device_userId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  /** SHA-256 of the token in the cookie. */
  @TextColumn(64)
  tokenHash!: string;

  @Field(() => String, {
    description: "Browser and operating system as reported by the client, in Spanish, for example 'Chrome en Windows'.",
  })
  @TextColumn(100)
  name!: string;

  @Field(() => DateTimeScalar, { description: 'Time of the first sign-in from this browser.' })
  @InstantColumn()
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time of the latest sign-in from this browser.' })
  @InstantColumn()
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: 'Whether the current request comes from this device.' })
  isCurrent?: boolean;
}
