import { notificationGroups, type NotificationGroup } from '@cimiento/contracts';
import { Field, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql';

export const NotificationGroupEnum = registerEnum(
  'NotificationGroup',
  notificationGroups,
  'Notifications that are turned on and off together.',
  {
    security: 'Account access; always on in the app.',
  },
);

@ObjectType('NotificationPreference', {
  description: 'The channels on which a user receives one group of notifications.',
})
export class Preference {
  @Field(() => NotificationGroupEnum)
  group!: NotificationGroup;

  @Field(() => Boolean, { description: 'Whether these notifications appear in the app.' })
  app!: boolean;

  @Field(() => Boolean, { description: 'Whether these notifications are sent by e-mail.' })
  email!: boolean;
}
