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
const UserInput = createInputType('UserInput', 'A user as an administrator creates it.', userFields, {
  enums,
  schema: userSchema,
});
const UserUpdateInput = createInputType(
  'UserUpdateInput',
  'Changes to a user by an administrator; the username cannot be changed.',
  userUpdateFields,
  { enums },
);

@Resolver(() => User)
export class UsersResolver {
  @Allows('admin')
  @FieldResolver(() => [Warning], {
    description: 'Reasons to check a change: ADMINISTRATOR in the response that granted the role.',
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
      "Whether a password set by the signed-in administrator is replaced by a reset link to the account's owner.",
  })
  receivesPasswordLink(@Root() user: User, @Ctx() { services, actor }: SignedInContext): boolean {
    return services.usersAdmin.receivesPasswordLink(user, actor);
  }

  @Allows('users:read')
  @ExportsData()
  @Query(() => [User], { description: 'Matching users after the given id; all of them unless limited.' })
  users(@Args(() => UsersArgs) request: UsersArgs, @Ctx() { services, readBy }: Context): Promise<User[]> {
    return services.usersAdmin.lists.listAfter(readBy, request);
  }

  @Allows('users:read')
  @Query(() => Int, { description: 'Number of users that `users` lists on all pages.' })
  userCount(@Args(() => UsersArgs) request: UsersArgs, @Ctx() { services, readBy }: Context): Promise<number> {
    return services.usersAdmin.lists.countRecords(readBy, request);
  }

  @Allows('users:read')
  @Query(() => User, { description: 'A user. NOT_FOUND when it does not exist.' })
  adminUser(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<User> {
    return services.usersAdmin.get(id);
  }

  @Allows('users:read')
  @Query(() => UserList, { description: 'A page of users, searched by username, full name or e-mail.' })
  adminUsers(@Args(() => UserListArgs) request: UserListArgs, @Ctx() { services, readBy }: Context): UserList {
    return new UserList(services.usersAdmin.lists.getPage(readBy, request));
  }

  @Allows('users:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['grant_admin'], notice: 'account' })
  @Mutation(() => User, {
    description:
      'Creates a user. CONFLICT when the username or e-mail is taken; APPROVAL_PENDING with approvalId when another administrator must approve the administrator role; until then the account is a user. A retry with the same Idempotency-Key header returns the first result.',
  })
  createUser(@Arg('input', () => UserInput) input: UserValues, @Ctx() context: SignedInContext): Promise<User> {
    return context.services.usersAdmin.create(input, context.actor);
  }

  @Allows('users:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['grant_admin', 'admin_change', 'account_change'], notice: 'account' })
  @Mutation(() => User, {
    description:
      "Updates a user; a new password or role ends their other sessions. NOT_FOUND when it does not exist, CONFLICT when the e-mail is taken or the last administrator would lose the role. APPROVAL_PENDING with approvalId when another administrator must approve the administrator role, and everything else is saved; or when the name, e-mail or password of an account, or another administrator's role changes, and nothing is saved. Such a change is FORBIDDEN for an API key.",
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
      'Resends the link for an e-mail that staff set and that is not confirmed yet; its expiry does not change. NOT_FOUND when the user does not exist, CONFLICT without such an e-mail, TOO_MANY_REQUESTS.',
  })
  async resendPendingEmail(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Message> {
    return { message: await services.pendingEmails.resend(id, actor) };
  }

  @Allows('users:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['admin_change', 'grant_admin'] })
  @Mutation(() => User, {
    description:
      "Disables an account, which ends its sessions, or enables it again. NOT_FOUND when it does not exist, CONFLICT for the last administrator and for one's own account, APPROVAL_PENDING with approvalId for another administrator.",
  })
  setUserDisabled(
    @Arg('id', () => Int) id: number,
    @Arg('disabled', () => Boolean, { description: 'Whether the account is prevented from signing in.' })
    disabled: boolean,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<User> {
    return services.adminChanges.setDisabled(id, disabled, actor);
  }
}
