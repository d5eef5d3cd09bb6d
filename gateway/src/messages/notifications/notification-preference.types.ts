import type { NotificationGroup } from '@cimiento/contracts';
import { Field, ObjectType } from 'type-graphql';
import { NotificationGroupEnum } from '../../platform/graphql/enums';

@ObjectType('NotificationPreference', { description: 'Where a person reads the notifications of one group.' })
export class Preference {
  @Field(() => NotificationGroupEnum)
  group!: NotificationGroup;

  @Field(() => Boolean)
  app!: boolean;

  @Field(() => Boolean)
  email!: boolean;
}
