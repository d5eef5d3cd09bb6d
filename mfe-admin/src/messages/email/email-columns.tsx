import { outboxStatusLabel, type OutboxStatus } from '@cimiento/contracts';
import { Badge, Button, type BadgeTone } from '@cimiento/ui';
import { Allowed } from '../../shared/access/allowed';
import { formatDateTime } from '../../shared/dates';
import { Missing } from '../../shared/records/Missing';
import type { ActionColumn } from '../../shared/records/RecordTable';
import type { EmailRowFragment as Email } from './email.generated';

export type { Email };

const tones: Record<OutboxStatus, BadgeTone> = {
  pending: 'neutral',
  sending: 'neutral',
  done: 'success',
  held: 'warning',
  dead: 'danger',
};

/** Columns of the e-mails: when, to whom, what and how it went. */
export const createEmailColumns = (onOpen: (email: Email) => void): readonly ActionColumn<Email>[] => [
  { key: 'createdAt', header: 'Fecha', nowrap: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'recipient', header: 'Para', cell: ({ recipient }) => recipient ?? <Missing>Nadie</Missing> },
  {
    key: 'subject',
    compact: 'title',
    header: 'Asunto',
    cell: ({ subject }) => subject ?? <Missing>Sin asunto</Missing>,
  },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ status }) => <Badge tone={tones[status]}>{outboxStatusLabel[status]}</Badge>,
  },
  {
    key: 'actions',
    header: 'Acciones',
    runs: ['adminEmail'],
    cell: (email) => (
      <Allowed to="adminEmail">
        <Button size="small" variant="secondary" onClick={() => onOpen(email)} aria-label={`Ver el correo ${email.id}`}>
          Ver
        </Button>
      </Allowed>
    ),
  },
];
