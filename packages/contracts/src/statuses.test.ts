import { investorPaymentLabel, paymentStatuses, paymentStatusLabel } from './statuses';

test('an investor reads Pagado of what is paid and Pendiente of anything else, the back office what it is', () => {
  expect(paymentStatuses.map((status) => [status, investorPaymentLabel(status), paymentStatusLabel[status]])).toEqual([
    ['paid', 'Pagado', 'Pagado'],
    ['pending', 'Pendiente', 'Pendiente'],
    ['missed', 'Pendiente', 'Perdido'],
  ]);
});
