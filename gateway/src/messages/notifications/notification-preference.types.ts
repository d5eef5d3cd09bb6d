import { notificationGroups, type NotificationGroup } from '@cimiento/contracts';
import { Field, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql';

export const NotificationGroupEnum = registerEnum(
  'NotificationGroup',
  notificationGroups,
  'Notifications that are switched on and off together.',
  {
    security: 'Access to the account; always on in the app.',
  },
);

@ObjectType('NotificationPreference', { description: 'Where a user receives the notifications of one group.' })
export class Preference {
  @Field(() => NotificationGroupEnum)
  group!: NotificationGroup;

  @Field(() => Boolean, { description: 'Whether these notifications appear in the app.' })
  app!: boolean;

  @Field(() => Boolean, { description: 'Whether these notifications are sent by e-mail.' })
  email!: boolean;
}
