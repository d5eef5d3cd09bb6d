import { outboxStatus } from '@cimiento/contracts';
import { Button } from '@cimiento/ui';
import { Allowed } from '../../shared/access/allowed';
import { Missing } from '../../shared/records/Missing';
import type { ActionColumn } from '../../shared/records/RecordTable';
import { momentColumn, textColumn, statusColumn } from '../../shared/records/columns';
import type { EmailRowFragment as Email } from './email.generated';

export type { Email };

/** Columns of the e-mails: when, to whom, what and how it went. */
export const createEmailColumns = (onOpen: (email: Email) => void): readonly ActionColumn<Email>[] => [
  momentColumn('createdAt', 'Fecha'),
  textColumn('recipient', 'Para', { missing: <Missing>Nadie</Missing> }),
  textColumn('subject', 'Asunto', { compact: 'title', missing: <Missing>Sin asunto</Missing> }),
  statusColumn('status', 'Estado', outboxStatus),
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
