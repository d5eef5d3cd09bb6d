import { waitlistStatusLabel, type WaitlistStatus } from '@cimiento/contracts';
import { getColumnLabel, waitlistFields } from '@cimiento/contracts/fields';
import { Badge, CheckIcon, CloseIcon, ViewIcon, type BadgeTone, type Column } from '@cimiento/ui';
import { Email } from '../../shared/records/Email';
import { formatDay } from '../../shared/records/dates';
import { Actions } from '../../shared/records/Panel';
import type { AdminWaitlistQuery } from './waitlist.generated';
import { toExportColumn, toExportColumns } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import { RowButton } from '../../shared/records/RowButton';

export type WaitlistRequest = AdminWaitlistQuery['adminWaitlist']['items'][number];

/** The dialog open over the list. */
export type WaitlistDialog =
  | { kind: 'view' | 'invite' | 'decline'; row: WaitlistRequest }
  | { kind: 'invited'; row: WaitlistRequest; code: string };

export const waitlistTone: Record<WaitlistStatus, BadgeTone> = {
  pending: 'warning',
  invited: 'success',
  declined: 'neutral',
};

/** Columns of the waitlist; a pending request can be answered in its row. */
export const waitlistColumns = (open: (dialog: WaitlistDialog) => void): readonly Column<WaitlistRequest>[] => [
  {
    key: 'fullName',
    compact: 'title',
    header: getColumnLabel(waitlistFields.fullName),
    sort: 'fullName',
    cell: ({ fullName }) => <strong>{fullName}</strong>,
  },
  {
    key: 'email',
    header: getColumnLabel(waitlistFields.email),
    sort: 'email',
    cell: ({ email }) => <Email address={email} />,
  },
  { key: 'location', header: getColumnLabel(waitlistFields.location), cell: ({ location }) => location },
  {
    key: 'createdAt',
    header: getColumnLabel(waitlistFields.createdAt),
    sort: 'createdAt',
    nowrap: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  {
    key: 'status',
    compact: 'status',
    header: getColumnLabel(waitlistFields.status),
    sort: 'status',
    cell: ({ status }) => <Badge tone={waitlistTone[status]}>{waitlistStatusLabel[status]}</Badge>,
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (row) => (
      <Actions>
        <RowButton verb="Ver" name={row.fullName} icon={ViewIcon} onClick={() => open({ kind: 'view', row })} />
        {row.status === 'pending' && (
          <>
            <RowButton
              verb="Invitar"
              name={row.fullName}
              icon={CheckIcon}
              onClick={() => open({ kind: 'invite', row })}
            />
            <RowButton
              verb="Rechazar"
              name={row.fullName}
              icon={CloseIcon}
              onClick={() => open({ kind: 'decline', row })}
            />
          </>
        )}
      </Actions>
    ),
  },
];

/** The columns of a waitlist request in a file. Every request accepted the data processing. */
export const waitlistExport: readonly ExportColumn<WaitlistRequest>[] = [
  ...toExportColumns(waitlistFields, 'consentData', 'createdAt'),
  ['Código de su invitación', ({ invitation }) => invitation?.code ?? null],
  toExportColumn(waitlistFields, 'createdAt'),
];
