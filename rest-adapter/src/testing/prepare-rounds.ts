import { addDays, today } from '@cimiento/contracts';
import type { TestClient, TestGateway } from '@cimiento/gateway/testing';

const path = '/api/admin/projects/{id}/round';
const terms = { minimum: 1000, opensAt: today(), closesAt: addDays(today(), 20), mode: 'first_come' };

type Prepare = { served: TestGateway; investor: TestClient; admin: TestClient };

/** A project for each route of rounds, by the route's path: with the round that the route needs. */
export async function prepareRounds({ served, investor, admin }: Prepare): Promise<Map<string, number>> {
  const { id: userId } = (await investor.request('GET', '/api/auth/user')).body;
  await served.fixtures.deposit({ id: userId }, 205_000);
  const open = async (changed: object = {}): Promise<number> => {
    const project = { target: 200_000, funded: 0, status: 'available', fundedDate: null } as const;
    const { id } = await served.fixtures.project(project);
    await admin.request('PUT', `/api/admin/projects/${id}/round`, { ...terms, ...changed });
    return id;
  };
  const confirmed = await open();
  const order = { projectId: confirmed, amount: 200_000, fundedFrom: 'balance', acceptedRisks: true };
  await investor.request('POST', '/api/user/orders', order);
  const gathering = await open({ mode: 'prefunding' });
  const wanted = { projectId: gathering, fractions: 1, acceptedRisks: true };
  const { body: interest } = await investor.request('POST', '/api/user/interests', wanted);
  const read = await open();
  const [ended, endedGathering] = [await open(), await open({ mode: 'prefunding' })];
  await investor.request('POST', '/api/user/orders', { ...order, projectId: ended, amount: 1000 });
  const released = await investor.request('POST', '/api/user/interests', { ...wanted, projectId: endedGathering });
  for (const id of [ended, endedGathering])
    await admin.request('POST', `/api/admin/projects/${id}/round/cancel`, { reason: 'Ya no' });
  return new Map([
    [path, await open()],
    ['/api/projects/{id}/round', read],
    [`${path}/extend`, await open()],
    [`${path}/cancel`, await open()],
    [`${path}/confirm`, confirmed],
    ['/api/user/interests/{id}', interest.id],
    ['project whose round ended', ended],
    ['interest that ended', released.body.id],
  ]);
}
