import { outboxStatus } from '../messages/outbox';
import { choice, count, recorded, text } from './field';
import type { RecordFacts } from './record';

/** The audit facts of an e-mail: neither its recipient nor its text, which go after 90 days. */
export const emailRecordFields = {
  subject: recorded(text('Asunto')),
  status: recorded(choice('Estado', outboxStatus)),
  attempts: recorded(count('Intentos')),
};

export const emailRecord: RecordFacts = {
  label: 'Correo',
  table: 'outbox_message',
  kept: 'queue',
  fields: emailRecordFields,
};
