import { apiKeyStatus } from '@cimiento/contracts';
import { apiKeyRecordFields, getColumnLabel } from '@cimiento/contracts/fields';
import { RevokeIcon } from '@cimiento/ui';
import { formatDay } from '../../shared/dates';
import { Code } from '../../shared/records/Panel';
import { actionsColumn } from '../../shared/records/RowActions';
import type { ApiKeysQuery } from './api-keys.generated';
import { PersonLink } from '../../shared/records/PersonLink';
import type { ActionColumn } from '../../shared/records/RecordTable';
import { dayColumn, textColumn, statusColumn } from '../../shared/records/columns';

export type ApiKeyRow = ApiKeysQuery['apiKeys'][number];

/** Columns of the keys; only one that works can be revoked. */
export const createApiKeyColumns = (onRevoke: (row: ApiKeyRow) => void): readonly ActionColumn<ApiKeyRow>[] => [
  textColumn('name', apiKeyRecordFields.name, { compact: 'title' }),
  { key: 'prefix', header: 'Clave', cell: ({ prefix }) => <Code>{prefix}…</Code> },
  statusColumn('status', 'Estado', apiKeyStatus),
  {
    key: 'scopes',
    compact: 'wide',
    header: getColumnLabel(apiKeyRecordFields.scopes),
    cell: ({ scopes }) => scopes.join(', '),
  },
  dayColumn('lastUsedAt', apiKeyRecordFields.lastUsedAt, { compact: 'labelled', missing: 'Nunca' }),
  dayColumn('expiresAt', apiKeyRecordFields.expiresAt, { compact: 'labelled', missing: 'Nunca' }),
  {
    key: 'createdAt',
    compact: 'labelled',
    header: getColumnLabel(apiKeyRecordFields.createdAt),
    nowrap: true,
    cell: ({ createdAt, author }) => (
      <>
        <span>{formatDay(createdAt)}</span>
        {author && <span>{', '}</span>}
        {author && <PersonLink person={author} />}
      </>
    ),
  },
  actionsColumn(
    ({ name }) => name,
    [
      {
        label: 'Revocar',
        icon: RevokeIcon,
        runs: 'revokeApiKey',
        isOffered: ({ status }) => status === 'active',
        onClick: onRevoke,
      },
    ],
  ),
];
