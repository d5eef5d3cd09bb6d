import type { NeededPermission } from '../access/permissions';
import { count, text, type FieldTable } from '../fields';

/** The groups of 'Buscar en todo', in their order: the heading of each, and what reading it needs. */
export const searchKind = {
  user: { label: 'Personas', permission: 'users:read' },
  project: { label: 'Proyectos', permission: 'admin' },
  order: { label: 'Órdenes', permission: 'orders:read' },
  investment: { label: 'Inversiones', permission: 'investments:read' },
  payment: { label: 'Pagos', permission: 'payments:read' },
  withdrawal: { label: 'Retiros', permission: 'withdrawals:read' },
  bank_line: { label: 'Movimientos bancarios', permission: 'ledger:read' },
  entry: { label: 'Asientos', permission: 'ledger:read' },
} as const satisfies Record<string, { label: string; permission: NeededPermission }>;

export type SearchKind = keyof typeof searchKind;
export const searchKinds = Object.keys(searchKind) as readonly SearchKind[];

const maxResults = 50;

export const searchFields = {
  q: text('Búsqueda', { max: 200, message: 'Escribe lo que buscas' }),
  limit: count('Resultados', {
    fallback: 20,
    min: 1,
    max: maxResults,
    message: `El valor debe ser un número entero entre 1 y ${maxResults}`,
  }),
} satisfies FieldTable;
