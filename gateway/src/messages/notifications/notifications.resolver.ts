import { Arg, Args, ArgsType, Authorized, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { SignedInContext } from '../context';
import { Notification } from './notification.entity';
import { Preference } from './notification-preference.types';
import { NotificationPreferenceInput } from './notifications.inputs';

@ArgsType()
class NotificationPageArgs {
  @Field(() => Int, { nullable: true, description: 'Only notifications before the one with this id.' })
  before?: number;

  @Field(() => Int, { defaultValue: 20, description: '1 to 100.' })
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
  @Query(() => Int, { description: "How many of the signed-in user's notifications are new." })
  unreadNotifications(@Ctx() { services, viewer }: SignedInContext): Promise<number> {
    return services.notifications.countUnread(viewer);
  }

  @Authorized()
  @Query(() => [Preference], { description: 'Where the signed-in user reads each group of notifications.' })
  myNotificationPreferences(@Ctx() { services, viewer }: SignedInContext): Promise<Preference[]> {
    return services.notifications.listPreferences(viewer);
  }

  @Authorized()
  @Mutation(() => Int, {
    description: 'Marks a notification as read; gives the number of new ones. One of another person stays unchanged.',
  })
  markNotificationRead(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<number> {
    return services.notifications.markOneRead(viewer, id);
  }

  @Authorized()
  @Mutation(() => Int, {
    description: 'Marks all notifications up to an id as read; gives the number of new ones, which came after it.',
  })
  markNotificationsRead(
    @Arg('upTo', () => Int, { description: 'The newest one that is read; all older ones are too.' }) upTo: number,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<number> {
    return services.notifications.markRead(viewer, upTo);
  }

  @Authorized()
  @Mutation(() => [Preference], {
    description:
      'Sets where the signed-in user reads one group of notifications. Money stays on in the app, security everywhere.',
  })
  setNotificationPreference(
    @Arg('input', () => NotificationPreferenceInput) input: NotificationPreferenceInput,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Preference[]> {
    return services.notifications.setPreference(viewer, input);
  }
}
