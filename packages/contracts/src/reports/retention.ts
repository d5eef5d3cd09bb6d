import type { KeptGroup } from '../fields/record';
import { records } from '../fields/records';
import { keptDays } from './kept-days';

/**
 * Retention of the rows of a table. `days` after the instant in the column `since`, or `until` the one in a column: the regular jobs of
 * the server remove them. `replaced` by newer rows; with their `record` or account; `always`.
 */
export type Kept =
  | { kind: 'days'; days: number; since: string }
  | { kind: 'until'; column: string }
  | { kind: 'replaced' }
  | { kind: 'record' }
  | { kind: 'always' };

/** The retention of some tables, with the reason. Names and reasons are Spanish. */
export type RetentionRule = { name: string; tables: readonly string[]; kept: Kept; why: string };

const untilExpiry: Kept = { kind: 'until', column: 'expiresAt' };

const listTables = (group: KeptGroup): string[] =>
  Object.values(records).flatMap(({ kept, table }) => (kept === group ? [table] : []));

/** Every table of the product, in one rule each (gateway/src/retention.test.ts). */
export const retentionRules: readonly RetentionRule[] = [
  {
    name: 'Sesiones y enlaces de un solo uso',
    tables: ['session', 'pending_sign_in', 'passkey_challenge', 'account_token'],
    kept: untilExpiry,
    why: 'Después no abren nada',
  },
  {
    name: 'Intentos y repeticiones',
    tables: ['try_counter', 'idempotency_key'],
    kept: untilExpiry,
    why: 'Solo limitan abusos y evitan que algo se haga dos veces',
  },
  {
    name: 'Correos, webhooks y tareas en cola',
    tables: [...listTables('queue')],
    kept: { kind: 'days', days: keptDays.emails, since: 'finishedAt' },
    why: 'Nombran a personas; alcanza para aclarar si algo llegó',
  },
  {
    name: 'Notificaciones',
    tables: ['notification'],
    kept: { kind: 'days', days: keptDays.notifications, since: 'createdAt' },
    why: 'Un año alcanza para volver a leerlas',
  },
  {
    name: 'Eventos de seguridad',
    tables: ['security_event'],
    kept: { kind: 'days', days: keptDays.securityEvents, since: 'createdAt' },
    why: 'Cubren un año y el tiempo de investigarlo; de cada cuenta queda su último inicio de sesión',
  },
  {
    name: 'Cargas y fallos de cada versión, por hora',
    tables: ['release_count'],
    kept: { kind: 'days', days: keptDays.releaseHealth, since: 'hourStart' },
    why: 'No nombran a nadie y solo sirven para decidir sobre versiones recientes',
  },
  {
    name: 'Errores de cada versión',
    tables: ['render_error'],
    kept: { kind: 'days', days: keptDays.releaseHealth, since: 'lastAt' },
    why: 'No nombran a nadie y solo sirven para decidir sobre versiones recientes',
  },
  {
    name: 'Sumas intermedias de los libros',
    tables: ['ledger_checkpoint'],
    kept: { kind: 'replaced' },
    why: 'Se calculan de nuevo a partir de los asientos',
  },
  {
    name: 'Libros contables y banco',
    tables: [
      ...listTables('books'),
      'ledger_account',
      'journal_batch_entry',
      'ledger_posting',
      'ledger_seal',
      'record_evidence',
      'uncovered_credit',
      'withdrawal_batch',
    ],
    kept: { kind: 'always' },
    why: 'Prueban cada saldo. La ley pide siete años, y la cadena de sellos no admite recortes',
  },
  {
    name: 'Estados de cuenta emitidos',
    tables: [...listTables('statements'), 'account_statement', 'statement_counter'],
    kept: { kind: 'always' },
    why: 'Cada documento emitido se puede verificar por su código',
  },
  {
    name: 'Cambios y aprobaciones',
    tables: [...listTables('changes'), 'audit_entry'],
    kept: { kind: 'always' },
    why: 'Prueban quién decidió cada cambio. La ley pide siete años, y la cadena de sellos no admite recortes',
  },
  {
    name: 'Consentimientos, solicitudes de datos e incidentes',
    tables: [...listTables('privacy'), 'consent'],
    kept: { kind: 'always' },
    why: 'Prueban que se cumplió la ley de datos personales',
  },
  {
    name: 'Inversiones, órdenes y pagos',
    tables: [...listTables('investments'), 'exit_share', 'round_interest'],
    kept: { kind: 'record' },
    why: 'Son lo que cada persona tiene y cobró; sin su nombre después de eliminar la cuenta',
  },
  {
    name: 'Cuentas de usuario',
    tables: [
      ...listTables('accounts'),
      'totp_factor',
      'recovery_code',
      'passkey',
      'known_device',
      'calendar_link',
      'notification_preference',
      'bank_account',
    ],
    kept: { kind: 'record' },
    why: 'Identifican a la persona mientras tiene la cuenta',
  },
  {
    name: 'Palabras por las que se busca',
    tables: ['search_token'],
    kept: { kind: 'record' },
    why: 'Se escriben y se borran con el nombre o el texto que encuentran',
  },
  {
    name: 'Claves de API y webhooks',
    tables: [...listTables('integrations')],
    kept: { kind: 'record' },
    why: 'Las claves revocadas dicen qué programa hizo un cambio',
  },
  {
    name: 'Lista de espera e invitaciones',
    tables: [...listTables('joining'), 'invitation_use'],
    kept: { kind: 'record' },
    why: 'Hasta que se retira el consentimiento o se elimina la cuenta',
  },
  {
    name: 'Contenidos',
    tables: [...listTables('content'), 'project_document_version', 'project_picture'],
    kept: { kind: 'record' },
    why: 'Se publican hasta que se eliminan; una imagen que nada usa, un día',
  },
  { name: 'Ajustes', tables: [...listTables('settings')], kept: { kind: 'record' }, why: 'Una fila por ajuste' },
];

/** Spanish: 'Hasta que vence', '90 días'. */
export function formatKept(kept: Kept): string {
  switch (kept.kind) {
    case 'days':
      return `${kept.days} días`;
    case 'until':
      return 'Hasta que vence';
    case 'replaced':
      return 'Hasta la siguiente';
    case 'record':
      return 'Mientras exista el registro';
    case 'always':
      return 'Siempre';
  }
}
