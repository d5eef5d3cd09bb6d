import { listUserWarnings } from '@cimiento/contracts';
import {
  userFields,
  userUpdateFields,
  type UserInput as UserValues,
  type UserUpdate,
} from '@cimiento/contracts/fields';
import { userSchema } from '@cimiento/contracts/schemas';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { RequiresStepUp } from '../guards/step-up';
import { ExportsData } from '../guards/exports-data';
import { getRevision } from '../../platform/database/revision';
import type { Context, SignedInContext } from '../context';
import { createInputType, DateTimeScalar, Message, Warning } from '../../platform/graphql';
import { revisionTexts } from '../../platform/graphql/revision';
import { RoleEnum, StaffRoleEnum, User } from '../records';
import type { SavedUser } from './users-admin.service';
import { UserList, UserListArgs, UsersArgs } from './users.list';

const enums = { role: RoleEnum, staffRole: StaffRoleEnum };
const descriptions = {
  staffRole:
    "The administrator's staff role. If it is omitted, a new administrator gets the role `administrator`, which has all permissions, and existing administrators keep theirs. Ignored for users.",
};
const UserInput = createInputType('UserInput', 'A user to be created by an administrator.', userFields, {
  enums,
  descriptions,
  schema: userSchema,
});
const UserUpdateInput = createInputType(
  'UserUpdateInput',
  'Changes made to a user by an administrator; the username cannot be changed.',
  userUpdateFields,
  { enums, descriptions },
);

@Resolver(() => User)
export class UsersResolver {
  @Allows('admin')
  @FieldResolver(() => [Warning], {
    description:
      'Reasons to check a change: ADMINISTRATOR in the response to the change that granted the administrator role.',
  })
  warnings(@Root() user: SavedUser): Warning[] {
    return user.former ? listUserWarnings(user, user.former.role) : [];
  }

  @FieldResolver(() => String, { description: revisionTexts.field })
  revision(@Root() record: User): string {
    return getRevision(record);
  }

  @Allows('users:read')
  @FieldResolver(() => DateTimeScalar, { nullable: true, description: 'When the user last signed in; null if never.' })
  lastSignInAt(@Root() { id }: User, @Ctx() { loaders }: Context): Promise<Date | null> {
    return loaders.lastSignIn.load(id);
  }

  @Allows('users:read')
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether the account's owner is sent a reset link in place of a password set by the signed-in administrator.",
  })
  receivesPasswordLink(@Root() user: User, @Ctx() { services, actor }: SignedInContext): boolean {
    return services.usersAdmin.receivesPasswordLink(user, actor);
  }

  @Allows('users:read')
  @ExportsData()
  @Query(() => [User], { description: 'Matching users after the given ID; all of them if no limit is given.' })
  users(@Args(() => UsersArgs) request: UsersArgs, @Ctx() { services, readBy }: Context): Promise<User[]> {
    return services.usersAdmin.lists.listAfter(readBy, request);
  }

  @Allows('users:read')
  @Query(() => Int, { description: 'Total number of users that `users` lists across all pages.' })
  userCount(@Args(() => UsersArgs) request: UsersArgs, @Ctx() { services, readBy }: Context): Promise<number> {
    return services.usersAdmin.lists.countRecords(readBy, request);
  }

  @Allows('users:read')
  @Query(() => User, { description: 'A user. NOT_FOUND if it does not exist.' })
  adminUser(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<User> {
    return services.usersAdmin.get(id);
  }

  @Allows('users:read')
  @Query(() => UserList, { description: 'A page of users, searchable by username, full name or e-mail.' })
  adminUsers(@Args(() => UserListArgs) request: UserListArgs, @Ctx() { services, readBy }: Context): UserList {
    return new UserList(services.usersAdmin.lists.getPage(readBy, request));
  }

  @Allows('users:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['grant_admin'], notice: 'account' })
  @Mutation(() => User, {
    description:
      'Creates a user. CONFLICT if the username or e-mail address is taken; APPROVAL_PENDING with `approvalId` if another administrator must approve the administrator role; until then, the account has the user role. A retry with the same Idempotency-Key header returns the first result.',
  })
  createUser(@Arg('input', () => UserInput) input: UserValues, @Ctx() context: SignedInContext): Promise<User> {
    return context.services.usersAdmin.create(input, context.actor);
  }

  @Allows('users:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['grant_admin', 'admin_change', 'account_change'], notice: 'account' })
  @Mutation(() => User, {
    description:
      "Updates a user; a new password or role ends the user's other sessions. NOT_FOUND if the user does not exist, CONFLICT if the e-mail address is taken or the last administrator would lose the role. APPROVAL_PENDING with `approvalId` if another administrator must approve the administrator role, in which case all other changes are saved; or if an account's name, e-mail address or password or another administrator's role changes, in which case nothing is saved. The latter changes are FORBIDDEN for an API key.",
  })
  updateUser(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => UserUpdateInput) input: UserUpdate,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, actor, key }: SignedInContext,
  ): Promise<User> {
    return services.adminChanges.update(id, input, { ...actor, isKey: key !== null }, revision);
  }

  @Allows('users:write')
  @Guarded({ notice: 'account', record: 'none' })
  @Mutation(() => Message, {
    description:
      "Resends the confirmation link for an e-mail address that was set by staff and is not confirmed yet; the link's expiry does not change. NOT_FOUND if the user does not exist, CONFLICT if there is no such address, TOO_MANY_REQUESTS after too many requests.",
  })
  async resendPendingEmail(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Message> {
    return { message: await services.pendingEmails.resend(id, actor) };
  }

  @Allows('users:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['admin_change', 'grant_admin'], notice: 'account' })
  @Mutation(() => User, {
    description:
      "Disables an account and ends its sessions, or enables it again. NOT_FOUND if it does not exist, CONFLICT for the last administrator or one's own account, APPROVAL_PENDING with `approvalId` for another administrator.",
  })
  setUserDisabled(
    @Arg('id', () => Int) id: number,
    @Arg('disabled', () => Boolean, { description: 'True prevents the user from signing in; false allows it again.' })
    disabled: boolean,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<User> {
    return services.adminChanges.setDisabled(id, disabled, actor);
  }
}
