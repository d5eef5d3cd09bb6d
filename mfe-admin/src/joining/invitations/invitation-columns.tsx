import { invitationStatus, formatWholeNumber } from '@cimiento/contracts';
import { getColumnLabel, invitationCodeFields } from '@cimiento/contracts/fields';
import { CopyIcon, RevokeIcon, ViewIcon, type Column } from '@cimiento/ui';
import { copyText } from '@cimiento/ui/toast';
import { Email } from '../../shared/records/Email';
import { getRegistrationUrl } from './registration-url';
import { formatLastDay } from '../../shared/dates';
import type { AdminInvitationsQuery } from './invitations.generated';
import { Code } from '../../shared/records/Panel';
import { toExportColumn } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import { actionsColumn } from '../../shared/records/RowActions';
import { dayColumn, statusColumn } from '../../shared/records/columns';

export type Invitation = AdminInvitationsQuery['adminInvitations']['items'][number];

/** The dialog open over the list. */
export type InvitationDialog =
  { kind: 'create' } | { kind: 'uses' | 'revoke'; row: Invitation } | { kind: 'created'; codes: readonly string[] };

const isOpen = ({ status }: Invitation): boolean => status === 'open';

/** Columns of the invitation codes; only an open code can be sent or revoked. */
export const invitationColumns = (open: (dialog: InvitationDialog) => void): readonly Column<Invitation>[] => [
  {
    key: 'code',
    compact: 'title',
    header: getColumnLabel(invitationCodeFields.code),
    sort: 'code',
    cell: ({ code }) => <Code>{code}</Code>,
  },
  statusColumn('status', 'Estado', invitationStatus),
  {
    key: 'uses',
    compact: 'labelled',
    header: getColumnLabel(invitationCodeFields.uses),
    sort: 'uses',
    align: 'end',
    cell: ({ uses, maxUses }) => `${formatWholeNumber(uses)} de ${formatWholeNumber(maxUses)}`,
  },
  {
    key: 'email',
    header: 'Para',
    cell: ({ email }) => (email === null ? 'Cualquier persona' : <Email address={email} />),
  },
  {
    key: 'expiresAt',
    compact: 'labelled',
    header: getColumnLabel(invitationCodeFields.expiresAt),
    sort: 'expiresAt',
    nowrap: true,
    cell: ({ expiresAt }) => (expiresAt === null ? 'Nunca' : formatLastDay(expiresAt)),
  },
  dayColumn('createdAt', invitationCodeFields.createdAt, { compact: 'labelled', sort: 'createdAt' }),
  actionsColumn(
    ({ code }) => code,
    [
      { label: 'Ver quién lo usó', icon: ViewIcon, onClick: (row) => open({ kind: 'uses', row }) },
      {
        label: 'Copiar enlace de registro',
        icon: CopyIcon,
        isOffered: isOpen,
        onClick: ({ code }) => void copyText(getRegistrationUrl(code), 'Enlace copiado'),
      },
      {
        label: 'Revocar',
        icon: RevokeIcon,
        runs: 'revokeInvitation',
        isOffered: isOpen,
        onClick: (row) => open({ kind: 'revoke', row }),
      },
    ],
  ),
];

/** The columns of an invitation code in a file. */
export const invitationExport: readonly ExportColumn<Invitation>[] = [
  toExportColumn(invitationCodeFields, 'code'),
  ['Estado', ({ status }) => invitationStatus[status].label],
  toExportColumn(invitationCodeFields, 'uses'),
  toExportColumn(invitationCodeFields, 'maxUses'),
  toExportColumn(invitationCodeFields, 'email'),
  [invitationCodeFields.expiresAt.label, ({ expiresAt }) => (expiresAt === null ? null : formatLastDay(expiresAt))],
  toExportColumn(invitationCodeFields, 'createdAt'),
];
