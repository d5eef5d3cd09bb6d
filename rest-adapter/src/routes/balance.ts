import type { Route } from './route';

/** The signed-in user's own money. */
export const balanceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/user/balance',
    summary: 'El saldo propio: disponible, retenido y la referencia para depositar',
    access: 'user',
    operation: 'query { myBalance { available withdrawable unconfirmedSince held depositReference } }',
    responseSchema: 'Balance',
  },
  {
    method: 'GET',
    path: '/api/user/movements',
    summary: 'Los movimientos del saldo propio, del más reciente al más antiguo',
    access: 'user',
    operation:
      'query ($after: Int, $limit: Int) { myMovements(after: $after, limit: $limit) { id kind amount balanceAfter occurredOn availableOn createdAt reference memo } }',
    pagedBy: 'operation',
    isNewestFirst: true,
    responseSchema: 'Movement',
  },
];
