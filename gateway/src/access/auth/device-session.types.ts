import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql';

@ObjectType({ description: 'A browser or program in which a user is signed in.' })
export class DeviceSession {
  @Field(() => String)
  id!: string;

  @Field(() => String, {
    description: "Browser and system as they identify themselves, in Spanish: 'Chrome en Windows'.",
  })
  device!: string;

  @Field(() => String, { nullable: true, description: "First part of the IP address used to sign in: '203.0.x.x'." })
  addressPrefix!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the user signed in.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Latest request, to the minute.' })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: 'Whether this request comes from it.' })
  isCurrent!: boolean;
}
