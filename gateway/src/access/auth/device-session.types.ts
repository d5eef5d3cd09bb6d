import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql';

@ObjectType({ description: 'A browser or program in which a user is signed in.' })
export class DeviceSession {
  @Field(() => String)
  id!: string;

  @Field(() => String, {
    description: "Browser and operating system as reported by the client, in Spanish, for example 'Chrome en Windows'.",
  })
  device!: string;

  @Field(() => String, {
    nullable: true,
    description: "First part of the IP address used to sign in, for example '203.0.x.x'.",
  })
  addressPrefix!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the user signed in.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time of the latest request, to the minute.' })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: 'Whether the current request comes from this device.' })
  isCurrent!: boolean;
}
