import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { Database } from '../database';
import type { Listing } from '../database/list/list';
import { alphabeticalIn } from '../database/list/text-search';
import { ListArgs, sortEnum } from '../graphql/list.inputs';
import { listedType } from '../graphql/listed.type';
import { User } from './user.entity';

const UserSortEnum = sortEnum('UserSort', 'id', 'username', 'fullName', 'email', 'role', 'createdAt');
export type UserSort = keyof typeof UserSortEnum;

@ArgsType()
export class UserListArgs extends ListArgs {
  @Field(() => UserSortEnum, { defaultValue: 'id' })
  sort!: UserSort;
}

@ObjectType({ description: 'One page of a list.' })
export class UserList extends listedType(User) {}

/** People as the back office lists them, searched by username, full name or e-mail. */
export const userListing = (kind: Database['kind']): Listing<User, UserSort> => ({
  entity: User,
  sorts: {
    id: 'item.id',
    username: 'item.usernameKey',
    fullName: alphabeticalIn(kind, 'item.fullName'),
    email: 'item.emailKey',
    role: 'item.role',
    createdAt: 'item.createdAt',
  },
  found: (contains) => ['item.username', 'item.fullName', 'item.email'].map(contains),
});
