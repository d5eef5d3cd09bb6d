import { alertKindLabel } from '../identity/alerts';
import { choice, instant, recorded, reference, text } from './field';
import type { RecordFacts } from './record';

/** The decision about an alert. */
export const alertClosingFields = {
  reason: text('Razón', { max: 500, message: 'Escribe qué viste y por qué se cierra' }),
};

export const alertClosingRecord: RecordFacts = {
  label: 'Alerta cerrada',
  table: 'closed_alert',
  kept: 'identity',
  meaning: 'A pattern of money that a person looked at and closed.',
  // The reason is encrypted and never logged.
  fields: {
    key: recorded(text('Movimiento', { max: 100 })),
    kind: recorded(choice('Alerta', alertKindLabel)),
    userId: recorded(reference('Usuario', 'ID usuario')),
    closedBy: recorded(reference('Cerró', 'ID de quien la cerró')),
    closedAt: recorded(instant('Cerrada el')),
  },
};
