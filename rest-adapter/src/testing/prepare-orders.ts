import { type Answer, type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { goodBodies, toAddress } from './good-bodies';

const path = '/api/user/orders';
const actions = ['first', 'second', 'third', 'remind', 'extend'].map((action) => `/api/admin/orders/{id}/${action}`);

/** A reservation of an investor for each route that names one, by the route's path. The third is the one that the other routes name. */
export async function prepareOrders(served: TestGateway, investor: TestClient): Promise<Map<string, number>> {
  const prepared = new Map<string, number>();
  for (const name of [...actions, `${path}/{id}/pay`])
    prepared.set(name, (await investor.request('POST', path, goodBodies[path])).body.id);
  for (const name of [`${path}/{id}`, `${path}/{id}/cancel`])
    prepared.set(name, prepared.get('/api/admin/orders/{id}/third') ?? 0);
  // Enough to pay the last.
  await served.fixtures.deposit((await investor.request('GET', '/api/auth/user')).body, 1000);
  return prepared;
}

/** Sends an order that the balance does not cover, or the payment of one. */
export async function sendUncovered(served: TestGateway, method: string, address: string): Promise<Answer> {
  const client = await served.signedIn('cliente');
  const place = (fundedFrom: string) => client.request('POST', path, { ...goodBodies[path], fundedFrom });
  if (address === path) return place('balance');
  return client.request(method, toAddress(address, (await place('transfer')).body.id));
}
