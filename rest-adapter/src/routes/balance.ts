import type { Route } from './route';

/** The signed-in user's own money. */
export const balanceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/user/balance',
    summary: 'El saldo propio: disponible, retenido y la referencia para depositar',
    access: 'user',
    operation: 'query { myBalance { available withdrawable unconfirmedSince held returned depositReference } }',
    responseSchema: 'Balance',
  },
  {
    method: 'GET',
    path: '/api/user/movements',
    summary: 'Los movimientos del saldo propio, del más reciente al más antiguo',
    access: 'user',
    operation:
      'query ($after: Int, $cursor: String, $limit: Int) { myMovements(after: $after, cursor: $cursor, limit: $limit) { id entryId kind amount balanceAfter occurredOn availableOn createdAt reference memo } }',
    pagedBy: 'operation',
    cursor: ['occurredOn', 'entryId'],
    isNewestFirst: true,
    responseSchema: 'Movement',
  },
];
