import { securityEventLabel, type SecurityEventKind } from '@cimiento/contracts';
import { Badge, type BadgeTone, type Column } from '@cimiento/ui';
import type { ExportColumn } from '../../shared/records/export-file';
import { Missing } from '../../shared/records/Missing';
import type { SecurityEventRowFragment as SecurityEvent } from './security-events.generated';
import { momentColumn, textColumn } from '../../shared/records/columns';
import { personColumn } from '../../shared/records/PersonLink';

export type { SecurityEvent };

const alarming: ReadonlySet<SecurityEventKind> = new Set([
  'sign_in_failed',
  'sign_in_locked',
  'access_denied',
  'account_disabled',
]);

const getTone = (kind: SecurityEventKind): BadgeTone => (alarming.has(kind) ? 'danger' : 'neutral');

/** Columns of the security events: when, what, to whom, by whom and from where. */
export const securityEventColumns: readonly Column<SecurityEvent>[] = [
  momentColumn('createdAt', 'Fecha'),
  {
    key: 'kind',
    compact: 'title',
    header: 'Evento',
    cell: ({ kind }) => <Badge tone={getTone(kind)}>{securityEventLabel[kind]}</Badge>,
  },
  personColumn('user', 'Cuenta', { missing: 'Ninguna' }),
  personColumn('actor', 'Quién', { missing: 'Sin sesión' }),
  textColumn('address', 'Dirección IP', { missing: <Missing>Comando del servidor</Missing> }),
  textColumn('detail', 'Detalle', { missing: '' }),
];

/** The columns of an event in a file. */
export const securityEventExport: readonly ExportColumn<SecurityEvent>[] = [
  ['ID', ({ id }) => id],
  ['Fecha', ({ createdAt }) => createdAt],
  ['Evento', ({ kind }) => securityEventLabel[kind]],
  ['ID cuenta', ({ user }) => user?.id ?? null],
  ['Cuenta', ({ user }) => user?.fullName ?? null],
  ['ID de quién', ({ actor }) => actor?.id ?? null],
  ['Quién', ({ actor }) => actor?.fullName ?? null],
  ['Dirección IP', ({ address }) => address],
  ['Detalle', ({ detail }) => detail],
];
