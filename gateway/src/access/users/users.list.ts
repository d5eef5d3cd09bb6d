import { ArgsType, ObjectType } from 'type-graphql';
import type { Database } from '../../platform/database';
import type { ListConfig } from '../../platform/database/list/list-config';
import { collatedOrder } from '../../platform/database/list/text-search';
import { ListArgs, listArgs, paginatedListType, sortEnum, UpdatedRecordsArgs } from '../../platform/graphql';
import { RoleEnum, User } from '../records';

const UserSortEnum = sortEnum('UserSort', 'id', 'username', 'fullName', 'email', 'role', 'createdAt');
export type UserSort = keyof typeof UserSortEnum;

@ArgsType()
export class UserListArgs extends listArgs(ListArgs, { sort: UserSortEnum }) {}

@ArgsType()
export class UsersArgs extends listArgs(UpdatedRecordsArgs, { sort: UserSortEnum, role: RoleEnum }) {}

@ObjectType({ description: 'One page of a list.' })
export class UserList extends paginatedListType(User) {}

/** Users in the back office, searched by username, full name or e-mail. */
export const userListConfig = (kind: Database['kind']): ListConfig<User, UserSort, 'role'> => ({
  entity: User,
  filters: ['role'],
  sorts: {
    id: 'item.id',
    username: 'item.usernameKey',
    fullName: collatedOrder(kind, 'item.fullName'),
    email: 'item.emailKey',
    role: 'item.role',
    createdAt: 'item.createdAt',
  },
  tokens: 'user',
});
