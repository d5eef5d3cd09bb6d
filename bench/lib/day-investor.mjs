import { setTimeout as wait } from 'node:timers/promises';
import { thinkMs } from './day-settings.mjs';

/** An investor's day: signs in, looks, orders with the balance or by transfer, perhaps withdraws, and signs out. */
export async function liveInvestorDay(person, { username, password }, day) {
  const { random } = day;
  const think = () => wait(random() * thinkMs);
  const key = `day-${person.number}`;
  await person.open('page', '/');
  await day.signInGate.run(() => person.run('sign in', 'Login', { input: { username, password } }));
  await person.run('dashboard', 'Dashboard');
  await think();
  await person.run('marketplace', 'Marketplace');
  await think();
  const projectId = day.openProjects[Math.floor(random() * day.openProjects.length)];
  await person.run('offer', 'Offer', { id: projectId });
  await think();
  const fundedFrom = random() < 0.5 ? 'balance' : 'transfer';
  const input = { projectId, amount: 1000, fundedFrom, acceptedRisks: true, idempotencyKey: key };
  const { placeOrder } = await person.run(
    fundedFrom === 'balance' ? 'order with balance' : 'order by transfer',
    'PlaceOrder',
    { input },
  );
  day.acknowledged.orders.push(placeOrder.id);
  const { order } = await person.run('order page', 'Order', { id: placeOrder.id });
  if (order.reference) day.transfers.push({ amount: '1000.00', reference: order.reference });
  await think();
  await person.run('balance', 'Balance');
  await person.run('movements', 'Movements', { limit: 25 });
  if (random() < 0.2) {
    const { requestWithdrawal } = await person.run(
      'withdrawal',
      'RequestWithdrawal',
      { input: { amount: '50.00' } },
      { key },
    );
    day.acknowledged.withdrawals.push(requestWithdrawal.id);
  }
  await think();
  await person.run('sign out', 'Logout', {}, { isDone: ({ text }) => text.includes('UNAUTHENTICATED') });
}
