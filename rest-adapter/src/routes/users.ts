import { roleLabel } from '@cimiento/contracts';
import { investmentFields, paymentFields } from '@cimiento/contracts/fields';
import { userSchema, userUpdateSchema } from '@cimiento/contracts/schemas';
import { byChoice, createListRoute } from './list';
import { select, toCreateRoute, toListFacts, toReadRoute, toUpdateRoute, warnings, type Resource } from './records';
import type { Route } from './route';

/** The password is write-only, and the time of registration read-only. */
export const userSelection = 'id username email fullName role staffRole createdAt';

const adminSelection = `${userSelection} updatedAt disabledAt pendingEmail`;

const users: Resource = {
  path: '/api/admin/users',
  type: 'User',
  schema: 'AdminUser',
  fields: adminSelection,
  label: 'un usuario',
  readOnly: ['username', 'createdAt', 'updatedAt', 'disabledAt', 'pendingEmail'],
  notes: { schema: 'SavedUser', ...warnings },
};

// The entries of lists are those of the routes of each kind, without what is in lower case there.
const overview = `query ($id: Int!) { userOverview(id: $id) {
  user { ${userSelection} }
  balance { available held invested pending }
  orders { id number userId projectId projectName amount status reference expiresAt investmentId createdAt }
  investments { ${select(investmentFields)} }
  payments { ${select(paymentFields)} }
  withdrawals { id userId amount status reference createdAt decidedAt paidOn reason bankReference batchId }
  movements { id entryId kind amount balanceAfter occurredOn availableOn createdAt reference memo }
  notices { id kind title body path createdAt readAt }
  emails { id recipient subject status createdAt }
  statements { id number year version throughOn status code total createdAt }
  requests { id userId kind status details dueDate createdAt decidedAt reason }
  changes { id userId createdAt entity recordId action personId projectId runId before after address }
} }`;

/** Users, for administrators. */
export const userRoutes: readonly Route[] = [
  createListRoute({
    ...toListFacts(users),
    responseSchema: 'ListedUser',
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
  {
    method: 'POST',
    path: '/api/admin/users/{id}/pending-email',
    summary: 'Envía otra vez el enlace del correo que un administrador puso y que espera su confirmación',
    access: 'admin',
    operation: 'mutation ($id: Int!) { resendPendingEmail(id: $id) { message } }',
    responseSchema: 'Message',
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/admin/users/{id}/overview',
    summary:
      'Todo sobre una persona: su dinero y, de cada lista, los diez registros más nuevos; lo que quien pregunta no puede leer es null',
    access: 'admin',
    operation: overview,
    responseSchema: 'UserOverview',
  },
];
