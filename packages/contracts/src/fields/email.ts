import { outboxStatus } from '../messages/outbox';
import { choice, count, recorded, text } from './field';
import type { RecordFacts } from './record';

export const emailRecord: RecordFacts = {
  label: 'Correo',
  table: 'outbox_message',
  kept: 'queue',
  // Neither its recipient nor its text, which go after 90 days.
  fields: {
    subject: recorded(text('Asunto')),
    status: recorded(choice('Estado', outboxStatus)),
    attempts: recorded(count('Intentos')),
  },
};
