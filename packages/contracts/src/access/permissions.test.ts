import { apiKeyScopes } from './api-keys';
import { guardedActions } from './guarded-actions';
import { guardedReads } from './guarded-operations.generated';
import { getNeededPermissions, type OperationName } from './needed-permissions';
import { getOperationPermissions } from './operation-permissions';
import { hasPermission, isStaffRoleAbove, listStaffRolesWith, permissions, staffPermissions } from './permissions';
import { staffRoles, type StaffRole } from './staff-roles';

test('an administrator has every permission, and a user none, not even the role', () => {
  expect(staffPermissions.administrator).toEqual(permissions);
  expect(hasPermission(null, ['admin', ...permissions])).toBe(false);
});

test.each<[StaffRole, string[]]>([
  [
    'support',
    [
      'investments:read',
      'orders:read',
      'payments:read',
      'users:read',
      'waitlist:read',
      'waitlist:write',
      'webhooks:read',
    ],
  ],
  [
    'finance',
    [
      'investments:read',
      'investments:write',
      'ledger:read',
      'ledger:write',
      'orders:read',
      'orders:write',
      'payments:read',
      'payments:write',
      'projects:read',
      'projects:write',
      'statements:write',
      'users:read',
      'withdrawals:read',
      'withdrawals:write',
    ],
  ],
  [
    'treasury',
    [
      'approvals:decide',
      'investments:read',
      'ledger:read',
      'orders:read',
      'payments:read',
      'users:read',
      'withdrawals:decide',
      'withdrawals:read',
    ],
  ],
  ['content', ['content:write', 'projects:read']],
])('%s has these permissions', (staffRole, expected) => {
  expect([...staffPermissions[staffRole]].sort()).toEqual(expected);
});

test('an auditor and compliance read everything, and only compliance changes something', () => {
  const reads = permissions.filter((permission) => permission.endsWith(':read'));
  expect(staffPermissions.auditor).toEqual(reads);
  expect(staffPermissions.compliance).toEqual([...reads, 'identity:review', 'privacy:write']);
});

test('no staff role but administrator both decides and prepares a withdrawal', () => {
  const both = staffRoles.filter(
    (staffRole) => hasPermission(staffRole, ['withdrawals:decide']) && hasPermission(staffRole, ['withdrawals:write']),
  );
  expect(both).toEqual(['administrator']);
});

test('a staff role is above another when it has a permission that the other lacks', () => {
  expect([isStaffRoleAbove('auditor', null), isStaffRoleAbove('auditor', 'compliance')]).toEqual([true, false]);
  expect([isStaffRoleAbove('treasury', 'finance'), isStaffRoleAbove('finance', 'administrator')]).toEqual([
    true,
    false,
  ]);
});

test('a key holds no permission to decide, to give access or to review identities', () => {
  expect(permissions.filter((permission) => !apiKeyScopes.some((scope) => scope === permission))).toEqual([
    'users:write',
    'withdrawals:decide',
    'approvals:decide',
    'integrations:write',
    'identity:review',
    'staff:write',
  ]);
});

test('the scopes of a key fit into their column', () => {
  expect(apiKeyScopes.join(' ').length).toBeLessThanOrEqual(400);
});

test('who can help is every staff role with one of the permissions', () => {
  expect(listStaffRolesWith(['withdrawals:decide'])).toEqual(['administrator', 'treasury']);
});

test('pages read the same permissions of each operation as the gateway', () => {
  const names = [...Object.keys(guardedReads), ...Object.keys(guardedActions)] as OperationName[];
  expect(names.map((name) => [name, getOperationPermissions(name)])).toEqual(
    names.map((name) => [name, getNeededPermissions(name)]),
  );
});
