import { orderStatus } from '@cimiento/contracts';
import { orderSchema } from '@cimiento/contracts/schemas';
import { byChoice, byDays, byReference, createListRoute } from './list';
import type { Route } from './route';

const order =
  'id number projectId amount fundedFrom status reference expiresAt investmentId roundId received missing createdAt updatedAt';
const adminOrder = `${order} userId projectName remindedAt`;

/** Actions of an administrator on an investor's order. */
const toAdminAction = (action: string, mutation: string, summary: string): Route => ({
  method: 'POST',
  path: `/api/admin/orders/{id}/${action}`,
  summary,
  access: 'admin',
  operation: `mutation ($id: Int!) { ${mutation}(id: $id) { ${adminOrder} } }`,
  responseSchema: 'AdminOrder',
  isIdempotent: true,
});

/** Orders to invest: the signed-in user's own, and all of them for administrators. */
export const orderRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/user/orders',
    summary: 'Hace una orden de inversión, con saldo o por transferencia',
    access: 'user',
    body: orderSchema,
    operation: `mutation ($input: OrderInput!) { placeOrder(input: $input) { ${order} warnings { code field message } } }`,
    responseSchema: 'NewOrder',
    omittedWhenEmpty: ['warnings'],
    status: 201,
    isIdempotent: true,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/user/orders',
    summary: 'Las órdenes propias',
    access: 'user',
    operation: `query { myOrders { ${order} } }`,
    pagedBy: 'adapter',
    responseSchema: 'Order',
  },
  {
    method: 'GET',
    path: '/api/user/orders/{id}',
    summary: 'Lee una orden propia',
    access: 'user',
    operation: `query ($id: Int!) { order(id: $id) { ${order} } }`,
    responseSchema: 'Order',
  },
  {
    method: 'POST',
    path: '/api/user/orders/{id}/pay',
    summary: 'Paga con saldo una reserva propia',
    access: 'user',
    operation: `mutation ($id: Int!) { payOrder(id: $id) { ${order} } }`,
    responseSchema: 'Order',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: '/api/user/orders/{id}/cancel',
    summary: 'Cancela una orden propia: una reserva, o una pagada dentro del plazo para arrepentirse',
    access: 'user',
    operation: `mutation ($id: Int!) { cancelOrder(id: $id) { ${order} } }`,
    responseSchema: 'Order',
    isIdempotent: true,
  },
  createListRoute({
    path: '/api/admin/orders',
    summary: 'Las órdenes de todos los inversionistas',
    access: 'admin',
    query: 'orders',
    count: 'orderCount',
    fields: adminOrder,
    filters: {
      status: byChoice('OrderStatus', 'Estado', orderStatus),
      projectId: byReference('ID proyecto'),
      userId: byReference('ID usuario'),
      ...byDays,
    },
    sorts: { type: 'OrderSort', fields: ['id', 'amount'] },
    isSearched: true,
    hasUpdatedSince: true,
    responseSchema: 'AdminOrder',
  }),
  toAdminAction('remind', 'remindOrder', 'Recuerda a su inversionista la transferencia de una reserva'),
  toAdminAction('extend', 'extendOrder', 'Da dos días más a una reserva y avisa a su inversionista'),
  toAdminAction(
    'cancel',
    'cancelInvestorOrder',
    'Cancela una orden por su inversionista: una reserva, o una pagada dentro del plazo para arrepentirse',
  ),
];
