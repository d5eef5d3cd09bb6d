import { invitationStatusLabel, formatWholeNumber, type InvitationStatus } from '@cimiento/contracts';
import { getColumnLabel, invitationCodeFields } from '@cimiento/contracts/fields';
import { Badge, CopyIcon, RevokeIcon, ViewIcon, type BadgeTone, type Column } from '@cimiento/ui';
import { copyText } from '@cimiento/ui/toast';
import { Allowed } from '../../shared/access/allowed';
import { Email } from '../../shared/records/Email';
import { getRegistrationUrl } from './registration-url';
import { formatLastDay } from '../../shared/dates';
import type { AdminInvitationsQuery } from './invitations.generated';
import { Actions, Code } from '../../shared/records/Panel';
import { toExportColumn } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import { RowButton } from '../../shared/records/RowButton';
import { dayColumn } from '../../shared/records/columns';

export type Invitation = AdminInvitationsQuery['adminInvitations']['items'][number];

/** The dialog open over the list. */
export type InvitationDialog =
  { kind: 'create' } | { kind: 'uses' | 'revoke'; row: Invitation } | { kind: 'created'; codes: readonly string[] };

const tone: Record<InvitationStatus, BadgeTone> = {
  open: 'success',
  used: 'neutral',
  expired: 'warning',
  revoked: 'danger',
};

/** Columns of the invitation codes; only an open code can be sent or revoked. */
export const invitationColumns = (open: (dialog: InvitationDialog) => void): readonly Column<Invitation>[] => [
  {
    key: 'code',
    compact: 'title',
    header: getColumnLabel(invitationCodeFields.code),
    sort: 'code',
    cell: ({ code }) => <Code>{code}</Code>,
  },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ status }) => <Badge tone={tone[status]}>{invitationStatusLabel[status]}</Badge>,
  },
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
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (row) => (
      <Actions>
        <RowButton
          verb="Ver quién lo usó"
          name={row.code}
          icon={ViewIcon}
          onClick={() => open({ kind: 'uses', row })}
        />
        {row.status === 'open' && (
          <>
            <RowButton
              verb="Copiar enlace de registro"
              name={row.code}
              icon={CopyIcon}
              onClick={() => void copyText(getRegistrationUrl(row.code), 'Enlace copiado')}
            />
            <Allowed to="revokeInvitation">
              <RowButton
                verb="Revocar"
                name={row.code}
                icon={RevokeIcon}
                onClick={() => open({ kind: 'revoke', row })}
              />
            </Allowed>
          </>
        )}
      </Actions>
    ),
  },
];

/** The columns of an invitation code in a file. */
export const invitationExport: readonly ExportColumn<Invitation>[] = [
  toExportColumn(invitationCodeFields, 'code'),
  ['Estado', ({ status }) => invitationStatusLabel[status]],
  toExportColumn(invitationCodeFields, 'uses'),
  toExportColumn(invitationCodeFields, 'maxUses'),
  toExportColumn(invitationCodeFields, 'email'),
  [invitationCodeFields.expiresAt.label, ({ expiresAt }) => (expiresAt === null ? null : formatLastDay(expiresAt))],
  toExportColumn(invitationCodeFields, 'createdAt'),
];
