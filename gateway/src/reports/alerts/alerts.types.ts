import { alertKinds, type AlertKind } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, DateTimeScalar, registerEnum } from '../../platform/graphql';

export const AlertKindEnum = registerEnum('AlertKind', alertKinds, 'Pattern of money that a person looks at.', {
  changed_account: 'A withdrawal was requested within seven days after the bank account changed.',
  just_below: 'Several deposits within 30 days are each just below the reporting threshold.',
  quick_exit: 'At least 80 percent of a deposit was withdrawn within seven days, without an investment.',
  shared_account: 'Two users have the same bank account.',
});

@ObjectType({ description: 'A pattern of money that nobody has looked at. It stops nothing.' })
export class IdentityAlert {
  @Field(() => String, { description: 'Name of the alert, by which it is closed.' })
  key!: string;

  @Field(() => AlertKindEnum)
  kind!: AlertKind;

  @Field(() => Int)
  userId!: number;

  @Field(() => String, { description: 'Name of the user; their ID without `users:read`.' })
  userName!: string;

  @Field(() => String, { description: 'Amount and day, or the other user, in Spanish.' })
  detail!: string;

  @Field(() => CalendarDateScalar, { description: 'Day of the movement that it is about.' })
  since!: string;
}

@ObjectType({ description: 'An alert that a person closed.' })
export class ClosedIdentityAlert {
  @Field(() => String, { description: 'Name of the alert.' })
  key!: string;

  @Field(() => AlertKindEnum)
  kind!: AlertKind;

  @Field(() => Int)
  userId!: number;

  @Field(() => String, { description: 'Reason, which only reviewers read.' })
  reason!: string;

  @Field(() => Int, { description: 'ID of the reviewer who closed it.' })
  closedBy!: number;

  @Field(() => DateTimeScalar, { description: 'Time when it was closed.' })
  closedAt!: Date;
}
