import { waitlistStatusLabel, type WaitlistStatus } from '@cimiento/contracts';
import { Badge, CheckIcon, CloseIcon, IconButton, ViewIcon, type BadgeTone, type Column } from '@cimiento/ui';
import { Email } from '../records/Email';
import { formatDay } from '../records/dates';
import { Actions } from '../records/Panel';
import type { AdminWaitlistQuery } from './waitlist.generated';

export type WaitlistRequest = AdminWaitlistQuery['adminWaitlist']['items'][number];

/** The dialog that is open over the requests. */
export type WaitlistDialog =
  | { kind: 'view' | 'invite' | 'decline'; row: WaitlistRequest }
  | { kind: 'invited'; row: WaitlistRequest; code: string };

export const waitlistTone: Record<WaitlistStatus, BadgeTone> = {
  pending: 'warning',
  invited: 'success',
  declined: 'neutral',
};

/** Who asked, and what became of it; a request that waits can be answered from its row. */
export const waitlistColumns = (open: (dialog: WaitlistDialog) => void): readonly Column<WaitlistRequest>[] => [
  { key: 'fullName', header: 'Nombre completo', sort: 'fullName', cell: ({ fullName }) => <strong>{fullName}</strong> },
  { key: 'email', header: 'Correo electrónico', sort: 'email', cell: ({ email }) => <Email address={email} /> },
  { key: 'location', header: 'Ciudad y país', cell: ({ location }) => location },
  {
    key: 'createdAt',
    header: 'Solicitado',
    sort: 'createdAt',
    nowrap: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  {
    key: 'status',
    header: 'Estado',
    sort: 'status',
    cell: ({ status }) => <Badge tone={waitlistTone[status]}>{waitlistStatusLabel[status]}</Badge>,
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (row) => (
      <Actions>
        <IconButton
          label="Ver"
          aria-description={row.fullName}
          icon={<ViewIcon size={18} />}
          onClick={() => open({ kind: 'view', row })}
        />
        {row.status === 'pending' && (
          <>
            <IconButton
              label="Invitar"
              aria-description={row.fullName}
              icon={<CheckIcon size={18} />}
              onClick={() => open({ kind: 'invite', row })}
            />
            <IconButton
              label="Rechazar"
              aria-description={row.fullName}
              icon={<CloseIcon size={18} />}
              onClick={() => open({ kind: 'decline', row })}
            />
          </>
        )}
      </Actions>
    ),
  },
];
