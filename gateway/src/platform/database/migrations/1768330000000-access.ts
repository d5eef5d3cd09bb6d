import {
  idColumn,
  instant,
  integer,
  keyInteger,
  keyText,
  largeInteger,
  longText,
  milliseconds,
  nullable,
  sortedText,
  text,
  updatedAt,
  type NewTable,
  NewTables,
} from './tables';

/** Accounts and their access, and what users changed. */
export class Access1768330000000 extends NewTables {
  readonly name = 'LineIdentity1768330000000';

  protected readonly tables: NewTable[] = [
    {
      name: 'users',
      columns: [
        ...[idColumn(), text('username', 50), text('usernameKey', 150), text('email', 254), text('emailKey', 762)],
        ...[sortedText('fullName', 120), text('passwordHash', 255), text('role', 20), instant('createdAt')],
        ...[nullable(instant('disabledAt')), nullable(instant('emailVerifiedAt')), nullable(instant('secondFactorAt'))],
        ...[nullable(instant('oneTimePasswordUntil')), updatedAt(), nullable(instant('recoveredAt'))],
      ],
      indexes: [['role'], ['createdAt'], ['fullName'], ['updatedAt', 'id']],
      uniques: [['usernameKey'], ['emailKey']],
      values: { role: ['user', 'admin'] },
    },
    {
      name: 'known_device',
      columns: [
        ...[idColumn(), integer('userId'), text('tokenHash', 64), text('name', 100), instant('createdAt')],
        ...[instant('lastSeenAt')],
      ],
      indexes: [['userId']],
      uniques: [['tokenHash']],
      owners: { userId: 'users' },
    },
    {
      name: 'session',
      columns: [
        ...[keyText('idHash', 64), integer('userId'), instant('createdAt'), instant('expiresAt')],
        ...[nullable(text('address', 45)), nullable(text('userAgent', 300)), nullable(instant('lastSeenAt'))],
        ...[nullable(instant('provedAt')), nullable(integer('deviceId'))],
      ],
      indexes: [['userId'], ['expiresAt']],
      owners: { userId: 'users' },
    },
    {
      name: 'account_token',
      columns: [
        ...[idColumn(), integer('userId'), text('purpose', 20), text('tokenHash', 64), text('email', 254)],
        ...[milliseconds('expiresAt'), nullable(instant('usedAt')), instant('createdAt')],
      ],
      indexes: [['userId', 'purpose'], ['expiresAt']],
      uniques: [['tokenHash']],
      values: { purpose: ['password_reset', 'email_verification', 'email_change', 'email_change_stop'] },
      owners: { userId: 'users' },
    },
    {
      name: 'calendar_link',
      columns: [idColumn(), integer('userId'), text('tokenHash', 64), instant('createdAt')],
      uniques: [['userId'], ['tokenHash']],
      owners: { userId: 'users' },
    },
    {
      name: 'pending_sign_in',
      columns: [keyText('idHash', 64), integer('userId'), instant('expiresAt')],
      indexes: [['userId'], ['expiresAt']],
      owners: { userId: 'users' },
    },
    {
      name: 'api_key',
      columns: [
        ...[idColumn(), text('name', 80), text('prefix', 20), text('keyHash', 64), text('scopes', 400)],
        ...[integer('createdBy'), instant('createdAt'), nullable(instant('expiresAt'))],
        ...[nullable(instant('lastUsedAt')), nullable(instant('revokedAt'))],
      ],
      uniques: [['keyHash']],
      references: { createdBy: 'users' },
    },
    {
      name: 'totp_factor',
      columns: [
        ...[keyInteger('userId'), text('encryptedSecret', 255), integer('lastPeriod'), instant('createdAt')],
        ...[nullable(instant('confirmedAt'))],
      ],
      owners: { userId: 'users' },
    },
    {
      name: 'recovery_code',
      columns: [idColumn(), integer('userId'), text('codeHash', 64), nullable(instant('usedAt'))],
      uniques: [['userId', 'codeHash']],
      owners: { userId: 'users' },
    },
    {
      name: 'passkey',
      columns: [
        ...[idColumn(), integer('userId'), text('name', 60), longText('credentialId'), text('credentialHash', 64)],
        ...[longText('publicKey'), largeInteger('counter'), text('transports', 100), instant('createdAt')],
        ...[nullable(instant('lastUsedAt'))],
      ],
      indexes: [['userId']],
      uniques: [['credentialHash']],
      owners: { userId: 'users' },
    },
    {
      name: 'passkey_challenge',
      columns: [keyText('challengeHash', 64), integer('userId'), text('purpose', 20), instant('expiresAt')],
      indexes: [['expiresAt'], ['userId']],
      owners: { userId: 'users' },
    },
    {
      name: 'audit_entry',
      columns: [
        ...[idColumn(), nullable(integer('userId')), instant('createdAt'), text('entity', 30), integer('recordId')],
        ...[text('action', 20), nullable(longText('before')), nullable(longText('after'))],
        ...[nullable(text('address', 45)), nullable(text('sessionHash', 64)), nullable(integer('erasedBy'))],
        ...[nullable(integer('personId')), nullable(integer('projectId')), nullable(integer('runId'))],
      ],
      indexes: [
        ['entity', 'recordId'],
        ['entity', 'action', 'userId'],
        ['action', 'userId'],
        ['personId'],
        ['projectId'],
        ['runId'],
      ],
      values: { action: ['create', 'update', 'delete'] },
      references: { userId: 'users' },
    },
    {
      name: 'security_event',
      columns: [
        ...[idColumn(), text('kind', 40), nullable(integer('userId')), nullable(integer('actorId'))],
        ...[nullable(text('address', 45)), nullable(text('sessionHash', 64)), nullable(text('detail', 100))],
        ...[instant('createdAt')],
      ],
      indexes: [['userId', 'kind'], ['kind']],
      references: { actorId: 'users', userId: 'users' },
    },
    {
      name: 'approval_request',
      columns: [
        ...[idColumn(), text('kind', 30), text('subject', 80), text('summary', 300), longText('payload')],
        ...[text('payloadHash', 64), text('status', 20), nullable(text('pendingKey', 120)), integer('requestedBy')],
        ...[instant('createdAt'), instant('expiresAt'), nullable(integer('decidedBy')), nullable(instant('decidedAt'))],
        ...[nullable(text('reason', 200)), nullable(longText('facts'))],
      ],
      indexes: [['status']],
      uniques: [['pendingKey']],
      values: {
        status: ['pending', 'approved', 'rejected', 'expired'],
        kind: [
          'exit',
          'adjustment',
          'undo_run',
          'grant_admin',
          'change_payment',
          'statement_void',
          'admin_change',
          'money_in',
          'investment_change',
        ],
      },
      checks: {
        decidedBy: 'decidedBy IS NULL OR decidedBy <> requestedBy',
        pendingKey: "(status = 'pending') = (pendingKey IS NOT NULL)",
      },
      references: { requestedBy: 'users', decidedBy: 'users' },
    },
  ];
}
