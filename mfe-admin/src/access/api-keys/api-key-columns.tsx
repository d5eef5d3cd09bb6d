import { apiKeyStatusLabel, type ApiKeyStatus } from '@cimiento/contracts';
import { apiKeyRecordFields, getColumnLabel } from '@cimiento/contracts/fields';
import { Badge, RevokeIcon, type BadgeTone } from '@cimiento/ui';
import { formatDay } from '../../shared/dates';
import { Code } from '../../shared/records/Panel';
import { actionsColumn } from '../../shared/records/RowActions';
import type { ApiKeysQuery } from './api-keys.generated';
import { PersonLink } from '../../shared/records/PersonLink';
import type { ActionColumn } from '../../shared/records/RecordTable';
import { dayColumn, textColumn } from '../../shared/records/columns';

export type ApiKeyRow = ApiKeysQuery['apiKeys'][number];

const tone: Record<ApiKeyStatus, BadgeTone> = { active: 'success', expired: 'warning', revoked: 'danger' };

/** Columns of the keys; only one that works can be revoked. */
export const createApiKeyColumns = (onRevoke: (row: ApiKeyRow) => void): readonly ActionColumn<ApiKeyRow>[] => [
  textColumn('name', apiKeyRecordFields.name, { compact: 'title' }),
  { key: 'prefix', header: 'Clave', cell: ({ prefix }) => <Code>{prefix}…</Code> },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ status }) => <Badge tone={tone[status]}>{apiKeyStatusLabel[status]}</Badge>,
  },
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
