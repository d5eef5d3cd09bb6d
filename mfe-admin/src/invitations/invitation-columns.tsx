import { invitationStatusLabel, wholeNumber, type InvitationStatus } from '@cimiento/contracts';
import { Badge, CopyIcon, IconButton, RevokeIcon, ViewIcon, type BadgeTone, type Column } from '@cimiento/ui';
import { Email } from '../records/Email';
import { copyText, getRegistrationUrl } from './copy-text';
import { formatDay, formatLastDay } from '../records/dates';
import type { AdminInvitationsQuery } from './invitations.generated';
import { Actions, Code } from '../records/Panel';

export type Invitation = AdminInvitationsQuery['adminInvitations']['items'][number];

/** The dialog that is open over the codes. */
export type InvitationDialog =
  { kind: 'create' } | { kind: 'uses' | 'revoke'; row: Invitation } | { kind: 'created'; codes: readonly string[] };

const tone: Record<InvitationStatus, BadgeTone> = {
  open: 'success',
  used: 'neutral',
  expired: 'warning',
  revoked: 'danger',
};

/** A code with what became of it, and what can be done with it: only an open one is sent or taken back. */
export const invitationColumns = (open: (dialog: InvitationDialog) => void): readonly Column<Invitation>[] => [
  { key: 'code', header: 'Código', sort: 'code', cell: ({ code }) => <Code>{code}</Code> },
  {
    key: 'status',
    header: 'Estado',
    cell: ({ status }) => <Badge tone={tone[status]}>{invitationStatusLabel[status]}</Badge>,
  },
  {
    key: 'uses',
    header: 'Usos',
    sort: 'uses',
    align: 'end',
    cell: ({ uses, maxUses }) => `${wholeNumber(uses)} de ${wholeNumber(maxUses)}`,
  },
  {
    key: 'email',
    header: 'Para',
    cell: ({ email }) => (email === null ? 'Cualquier persona' : <Email address={email} />),
  },
  {
    key: 'expiresAt',
    header: 'Vence',
    sort: 'expiresAt',
    nowrap: true,
    cell: ({ expiresAt }) => (expiresAt === null ? 'Nunca' : formatLastDay(expiresAt)),
  },
  {
    key: 'createdAt',
    header: 'Creado',
    sort: 'createdAt',
    nowrap: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (row) => (
      <Actions>
        <IconButton
          label="Ver quién lo usó"
          aria-description={row.code}
          icon={<ViewIcon size={18} />}
          onClick={() => open({ kind: 'uses', row })}
        />
        {row.status === 'open' && (
          <>
            <IconButton
              label="Copiar enlace de registro"
              aria-description={row.code}
              icon={<CopyIcon size={18} />}
              onClick={() => void copyText(getRegistrationUrl(row.code), 'Enlace copiado')}
            />
            <IconButton
              label="Revocar"
              aria-description={row.code}
              icon={<RevokeIcon size={18} />}
              onClick={() => open({ kind: 'revoke', row })}
            />
          </>
        )}
      </Actions>
    ),
  },
];
