import {
  investmentRangeLabel,
  invitationStatus,
  waitlistStatus,
  type InvestmentRange,
  type OutboxStatus,
} from '@cimiento/contracts';
import { getColumnLabel, waitlistFields } from '@cimiento/contracts/fields';
import { CheckIcon, CloseIcon, type Column, EditIcon, Muted, StatusBadge } from '@cimiento/ui';
import { Email } from '../../shared/records/Email';
import type { AdminWaitlistQuery } from './waitlist.generated';
import { toExportColumn, toExportColumns } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import { actionsColumn, viewAction } from '../../shared/records/RowActions';
import { dayColumn } from '../../shared/records/columns';

export type WaitlistRequest = AdminWaitlistQuery['adminWaitlist']['items'][number];

/** The dialog open over the list. */
export type WaitlistDialog =
  | { kind: 'view' | 'invite' | 'decline'; row: WaitlistRequest }
  | { kind: 'invited'; row: WaitlistRequest; code: string };

/** The row's text about the e-mail with the code. */
export const invitationEmailLabel: Record<OutboxStatus, string> = {
  pending: 'Correo en cola',
  sending: 'Correo en cola',
  done: 'Correo enviado',
  held: 'Correo sin enviar: no hay servidor de correo',
  dead: 'El correo falló',
};

/** Whether the person can still register with the code that was sent. */
export const hasValidCode = ({ invitation }: Pick<WaitlistRequest, 'invitation'>): boolean =>
  invitation?.status === 'open';

const maxReason = 80;

/** The reason as far as a row has room; the dialog shows all of it. */
export function shortenReason(reason: string): string {
  const characters = Array.from(reason);
  if (characters.length <= maxReason) return reason;
  const start = characters.slice(0, maxReason).join('');
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}

/** Whether a request waits for its answer. */
export const isPending = ({ status }: WaitlistRequest): boolean => status === 'pending';

/** Columns of the waitlist; a request can be answered in its row, and invited again when its code is no longer valid. */
export const waitlistColumns = (open: (dialog: WaitlistDialog) => void): readonly Column<WaitlistRequest>[] => {
  const invite = {
    runs: 'inviteFromWaitlist',
    onClick: (row: WaitlistRequest) => open({ kind: 'invite', row }),
  } as const;
  return [
    {
      key: 'fullName',
      compact: 'title',
      header: getColumnLabel(waitlistFields.fullName),
      sort: 'fullName',
      cell: ({ fullName, email, location }) => (
        <>
          <strong>{fullName}</strong>
          <Muted as="small" $tiny>
            <Email address={email} />
          </Muted>
          <Muted as="small" $tiny data-secondary>
            {location}
          </Muted>
        </>
      ),
    },
    {
      key: 'investmentRange',
      compact: 'labelled',
      header: getColumnLabel(waitlistFields.investmentRange),
      cell: ({ investmentRange }) =>
        investmentRange === null ? '—' : investmentRangeLabel[investmentRange as InvestmentRange],
    },
    {
      key: 'whyInterested',
      compact: 'wide',
      header: getColumnLabel(waitlistFields.whyInterested),
      cell: ({ whyInterested }) => shortenReason(whyInterested),
    },
    dayColumn('createdAt', waitlistFields.createdAt, { sort: 'createdAt' }),
    {
      key: 'status',
      compact: 'status',
      header: getColumnLabel(waitlistFields.status),
      sort: 'status',
      cell: ({ status, invitation, emailStatus }) => (
        <>
          <StatusBadge status={waitlistStatus[status]} />
          {invitation && invitation.status !== 'open' && (
            <Muted as="small" $tiny>{`Código ${invitationStatus[invitation.status].label.toLowerCase()}`}</Muted>
          )}
          {emailStatus && (
            <Muted as="small" $tiny>
              {invitationEmailLabel[emailStatus]}
            </Muted>
          )}
        </>
      ),
    },
    actionsColumn(
      ({ fullName }) => fullName,
      [
        viewAction((row) => open({ kind: 'view', row })),
        { label: 'Invitar', icon: CheckIcon, isOffered: isPending, ...invite },
        {
          label: 'Rechazar',
          icon: CloseIcon,
          runs: 'declineWaitlistRequest',
          isOffered: isPending,
          onClick: (row) => open({ kind: 'decline', row }),
        },
        {
          label: 'Corregir el correo',
          icon: EditIcon,
          isOffered: (row) => row.status === 'invited' && hasValidCode(row),
          ...invite,
        },
        {
          label: 'Invitar de nuevo',
          icon: CheckIcon,
          isOffered: (row) => row.status === 'invited' && !hasValidCode(row),
          ...invite,
        },
      ],
    ),
  ];
};

/** The columns of a waitlist request in a file. Every request accepted the data processing. */
export const waitlistExport: readonly ExportColumn<WaitlistRequest>[] = [
  ...toExportColumns(waitlistFields, 'consentData', 'createdAt'),
  ['Código de su invitación', ({ invitation }) => invitation?.code ?? null],
  toExportColumn(waitlistFields, 'createdAt'),
];
