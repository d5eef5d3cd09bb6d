import { roleLabel } from '@cimiento/contracts';
import { userSchema, userUpdateSchema } from '@cimiento/contracts/schemas';
import { byChoice, createListRoute } from './list';
import { toCreateRoute, toListFacts, toReadRoute, toUpdateRoute, warnings, type Resource } from './records';
import type { Route } from './route';

/** The password is write-only, and the time of registration read-only. */
export const userSelection = 'id username email fullName role createdAt';

const users: Resource = {
  path: '/api/admin/users',
  type: 'User',
  fields: userSelection,
  label: 'un usuario',
  scopes: { read: ['users:read'] },
  readOnly: ['username', 'createdAt'],
  errors: ['CONFLICT'],
  notes: { schema: 'SavedUser', ...warnings },
};

/** Users, for administrators. */
export const userRoutes: readonly Route[] = [
  createListRoute({
    ...toListFacts(users),
    summary: 'Los usuarios',
    query: 'users',
    count: 'userCount',
    filters: { role: byChoice('Role', 'Rol', roleLabel) },
    sorts: { type: 'UserSort', fields: ['id', 'username', 'fullName', 'email', 'role', 'createdAt'] },
    isSearched: true,
    hasUpdatedSince: true,
  }),
  toCreateRoute(users, userSchema),
  toUpdateRoute(users, userUpdateSchema, 'UserUpdateInput'),
  toReadRoute(users),
];
