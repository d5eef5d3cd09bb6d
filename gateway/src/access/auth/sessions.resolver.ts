import { messages } from '@cimiento/contracts';
import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import type { SignedInContext } from '../context';
import { Message } from '../../platform/graphql';
import { DeviceSession } from './device-session.types';
import { KnownDevice } from '../records';
import { RequiresStepUp } from '../guards/step-up';

@Resolver()
export class SessionsResolver {
  @Authorized()
  @Query(() => [DeviceSession], {
    description: "The signed-in user's sessions, at most 20: the current one first, then the most recent.",
  })
  mySessions(@Ctx() { services, actor }: SignedInContext): Promise<DeviceSession[]> {
    return services.sessions.list(actor);
  }

  @Authorized()
  @RequiresStepUp('production only')
  @Guarded({ record: 'security event' })
  @Mutation(() => Message, {
    description: "Ends one of the signed-in user's own sessions. NOT_FOUND for any other session.",
  })
  async endMySession(
    @Arg('id', () => String) id: string,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Message> {
    await services.sessions.end(id, actor);
    return { message: messages.sessionEnded };
  }

  @Authorized()
  @RequiresStepUp('production only')
  @Guarded({ record: 'security event' })
  @Mutation(() => Message, {
    description:
      "Ends the signed-in user's other sessions, forgets the user's other known devices and invalidates links that were already sent.",
  })
  async endMyOtherSessions(@Ctx() { services, actor }: SignedInContext): Promise<Message> {
    await services.sessions.endAll(actor.userId, actor);
    return { message: messages.sessionsEnded };
  }

  @Authorized()
  @Query(() => [KnownDevice], {
    description:
      "The signed-in user's known devices, at most 10, with the current one first, then the most recent. The user is notified when any other device signs in.",
  })
  myDevices(@Ctx() { services, actor }: SignedInContext): Promise<KnownDevice[]> {
    return services.knownDevices.list(actor);
  }

  @Authorized()
  @RequiresStepUp('production only')
  @Guarded({ record: 'security event' })
  @Mutation(() => Message, {
    description:
      "Forgets one of the signed-in user's known devices and ends its sessions, except the current one. NOT_FOUND for any other device.",
  })
  async endMyDevice(@Arg('id', () => Int) id: number, @Ctx() { services, actor }: SignedInContext): Promise<Message> {
    await services.knownDevices.end(id, actor);
    return { message: messages.deviceForgotten };
  }

  @Allows('users:write')
  @RequiresStepUp('production only')
  @Guarded({ record: 'security event' })
  @Mutation(() => Message, {
    description:
      "Ends all sessions of a user except the current one, forgets the user's known devices and invalidates links that were already sent. NOT_FOUND if the user does not exist.",
  })
  async endUserSessions(
    @Arg('userId', () => Int) userId: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Message> {
    await services.usersAdmin.get(userId);
    await services.sessions.endAll(userId, actor);
    return { message: messages.sessionsEnded };
  }
}
