import { orderTermFields } from '@cimiento/contracts/fields';

/** Columns of a table that are part of a guarded record. */
export type GuardedTable = {
  table: string;
  /** The column with the id of the record; null where all rows are one record, with id 1. */
  owner: string | null;
  /** The order of the rows of one record. */
  order: string;
  columns: readonly string[];
  /** A condition in SQL on the rows; all unless given. */
  where?: string;
};

/** A record that says where money goes, whose it is or who decides. Its first table has one row per record. */
export type GuardedRecord = {
  tables: readonly [GuardedTable, ...GuardedTable[]];
  /** Number of records read at once. */
  perPage?: number;
};

const oneRow = (table: string, ...columns: string[]): GuardedTable => ({ table, owner: 'id', order: 'id', columns });

/** Settings that somebody decided; others are notes of jobs and commands. */
const settingNames = ['invitationRequired', 'environment', ...Object.keys(orderTermFields)];

/**
 * The records whose changes leave evidence. Empty columns are not part of it, so a new one that is nullable may be added; any other change of
 * these lists needs evidence of all records anew (`accept-records`).
 */
export const guardedRecords: Readonly<Record<string, GuardedRecord>> = {
  user: {
    tables: [
      oneRow(
        'users',
        ...['username', 'usernameKey', 'email', 'emailKey', 'fullName', 'passwordHash', 'role', 'staffRole'],
        ...['disabledAt', 'secondFactorAt', 'emailVerifiedAt', 'oneTimePasswordUntil', 'pendingEmail', 'staffEmailAt'],
        ...['accessChangedAt', 'recoveredAt'],
      ),
      { table: 'totp_factor', owner: 'userId', order: 'userId', columns: ['encryptedSecret', 'confirmedAt'] },
      { table: 'passkey', owner: 'userId', order: 'id', columns: ['id', 'credentialId', 'publicKey'] },
      { table: 'recovery_code', owner: 'userId', order: 'id', columns: ['id', 'codeHash', 'usedAt'] },
    ],
  },
  apiKey: { tables: [oneRow('api_key', 'keyHash', 'scopes', 'createdBy', 'expiresAt', 'revokedAt')] },
  setting: {
    tables: [
      {
        table: 'setting',
        owner: null,
        order: 'name',
        columns: ['name', 'value'],
        where: `name IN (${settingNames.map((name) => `'${name}'`).join(', ')})`,
      },
    ],
  },
  approval: {
    tables: [
      oneRow(
        'approval_request',
        ...['kind', 'subject', 'summary', 'payload', 'payloadHash', 'facts', 'status', 'requestedBy', 'createdAt'],
        ...['expiresAt', 'decidedBy', 'decidedAt'],
      ),
    ],
  },
  bankAccount: {
    tables: [
      oneRow(
        'bank_account',
        ...['userId', 'version', 'bank', 'accountType', 'accountNumber', 'holderName', 'holderIdNumber', 'createdBy'],
        ...['clearedAt', 'createdAt'],
      ),
    ],
  },
  collectingAccount: {
    tables: [oneRow('collecting_account', 'bank', 'accountType', 'accountNumber', 'holderName', 'holderIdNumber')],
  },
  investment: { tables: [oneRow('investment', 'userId', 'projectId', 'amount', 'annualReturn', 'investedOn')] },
  // The amounts that an administrator credited or released alone: without it the limits start anew.
  uncoveredCredit: { tables: [oneRow('uncovered_credit', 'userId', 'cents', 'direction', 'createdAt')] },
  // Months that are not closed are rows for their locks only.
  period: {
    tables: [{ ...oneRow('accounting_period', 'period', 'closedAt', 'closedBy'), where: 'closedAt IS NOT NULL' }],
  },
  exit: {
    tables: [
      oneRow('project_exit', 'projectId', 'version', 'exitDate', 'price', 'costs', 'net'),
      {
        table: 'exit_share',
        owner: 'exitId',
        order: 'id',
        columns: ['id', 'investmentId', 'userId', 'capital', 'share'],
      },
    ],
  },
  order: {
    tables: [
      oneRow(
        'investment_order',
        'userId',
        'projectId',
        'amount',
        'status',
        'number',
        'reference',
        'investmentId',
        'roundId',
      ),
    ],
  },
  withdrawal: {
    tables: [
      oneRow(
        'withdrawal',
        ...['userId', 'amount', 'status', 'reference', 'bankAccountId', 'decidedAt', 'decidedBy', 'batchId'],
        ...['readBatchId', 'takenOutBy', 'undoneBy', 'notPaidAt', 'notPaidBy'],
      ),
    ],
  },
  withdrawalBatch: {
    tables: [
      oneRow(
        'withdrawal_batch',
        ...['withdrawals', 'total', 'content', 'sha256', 'createdBy', 'state', 'readAt', 'readBy', 'undoneAt'],
      ),
    ],
  },
  bankStatement: {
    perPage: 20,
    tables: [
      oneRow(
        'bank_statement',
        ...['bankAccountId', 'openingBalance', 'closingBalance', 'firstDay', 'lastDay', 'fileSha256', 'confirmedAt'],
        ...['confirmedBy', 'createdBy', 'voidedAt', 'voidedBy'],
      ),
      {
        table: 'bank_statement_line',
        owner: 'statementId',
        order: 'id',
        columns: ['id', 'bankAccountId', 'bookedOn', 'amount', 'description', 'reference', 'balance'],
      },
    ],
  },
};
