import {
  notificationPreferenceFields,
  type NotificationPreferenceInput as PreferenceValues,
} from '@cimiento/contracts/fields';
import { Arg, Args, ArgsType, Authorized, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { SignedInContext } from '../context';
import { Notification } from './notification.entity';
import { Preference, NotificationGroupEnum } from './notification-preference.types';
import { createInputType } from '../../platform/graphql';

const NotificationPreferenceInput = createInputType(
  'NotificationPreferenceInput',
  'The channels on which a user wants to receive one group of notifications.',
  notificationPreferenceFields,
  { enums: { group: NotificationGroupEnum } },
);

@ArgsType()
class NotificationPageArgs {
  @Field(() => Int, { nullable: true, description: 'Only notifications older than the one with this ID.' })
  before?: number;

  @Field(() => Int, { defaultValue: 20, description: 'Maximum number of notifications, 1 to 100.' })
  limit!: number;
}

@Resolver()
export class NotificationsResolver {
  @Authorized()
  @Query(() => [Notification], { description: "The signed-in user's notifications, newest first." })
  myNotifications(
    @Args(() => NotificationPageArgs) page: NotificationPageArgs,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Notification[]> {
    return services.notifications.listOwn(viewer, page);
  }

  @Authorized()
  @Query(() => Int, { description: "Number of the signed-in user's unread notifications." })
  unreadNotifications(@Ctx() { services, viewer }: SignedInContext): Promise<number> {
    return services.notifications.countUnread(viewer);
  }

  @Authorized()
  @Query(() => [Preference], {
    description: "The signed-in user's delivery preferences for each group of notifications.",
  })
  myNotificationPreferences(@Ctx() { services, viewer }: SignedInContext): Promise<Preference[]> {
    return services.notifications.listPreferences(viewer);
  }

  @Authorized()
  @Mutation(() => Int, {
    description:
      "Marks a notification as read and returns the number of unread notifications. Another user's notification is left unchanged.",
  })
  markNotificationRead(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<number> {
    return services.notifications.markOneRead(viewer, id);
  }

  @Authorized()
  @Mutation(() => Int, {
    description:
      'Marks all notifications up to a given ID as read and returns the number of newer notifications that are still unread.',
  })
  markNotificationsRead(
    @Arg('upTo', () => Int, {
      description: 'ID of the newest notification to mark as read; all older notifications are marked too.',
    })
    upTo: number,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<number> {
    return services.notifications.markRead(viewer, upTo);
  }

  @Authorized()
  @Mutation(() => [Preference], {
    description:
      'Sets where the signed-in user receives one group of notifications. Money notifications always stay on in the app, and security notifications stay on everywhere.',
  })
  setNotificationPreference(
    @Arg('input', () => NotificationPreferenceInput) input: PreferenceValues,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Preference[]> {
    return services.notifications.setPreference(viewer, input);
  }
}
