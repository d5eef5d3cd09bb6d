import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars';

@ObjectType({ description: 'A browser or program in which a person is signed in.' })
export class DeviceSession {
  @Field(() => String)
  id!: string;

  @Field(() => String, { description: "Browser and system as they call themselves, in Spanish: 'Chrome en Windows'." })
  device!: string;

  @Field(() => String, { nullable: true, description: "Beginning of the IP address that signed in: '203.0.x.x'." })
  addressPrefix!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the person signed in.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'The latest request, to the minute.' })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: 'Whether this request belongs to it.' })
  isCurrent!: boolean;
}
