import { ledgerAccounts } from '@cimiento/contracts';
import {
  createEntry,
  postEntries,
  type TestClient,
  type TestGateway,
  prepareIdentities,
} from '@cimiento/gateway/testing';
import { routes } from '../routes';
import { change, getOtherValue, thisYear } from './agreement-cases';
import { postLines, prepareBank } from './bank';
import { getGoodRequest, goodBodies } from './good-bodies';
import { prepareOrders } from './prepare-orders';
import { prepareRounds } from './prepare-rounds';
import { prepareBatches } from './withdrawal-batches';

type Prepare = {
  served: TestGateway;
  visitor: TestClient;
  maria: TestClient;
  admin: TestClient;
  /** The other administrator. */
  other: TestClient;
  /** Receives the id of each record, by the path of its route or by a name. */
  prepared: Map<string, number>;
};

/** Creates a record for each route that names one, and returns the code of a statement that is ready. */
export async function prepareRecords(prepare: Prepare): Promise<string> {
  const { served, maria, admin, prepared } = prepare;
  const add = (records: Iterable<[string, number]>) => {
    for (const [name, id] of records) prepared.set(name, id);
  };
  await prepareUsers(prepare);
  await prepareWithdrawals(prepare);
  add(await prepareBatches(served, admin));
  await postLines(
    prepare,
    ['a', 'b', 'c'].map((reference) => ({ bookedOn: '2026-01-15', amount: '1.00', reference })),
  );
  add(await prepareOrders(served, maria));
  add(await prepareRounds({ served, admin, investor: maria }));
  add(await prepareIdentities(served, 'maria'));
  add(await prepareBank(prepare));
  await prepareApprovals(prepare);
  await prepareRuns(prepare);
  await prepareAdjustments(prepare);
  await prepareJournal(prepare);
  await prepareRequests(prepare);
  const code = await prepareStatements(prepare);
  await prepareDataRequests(prepare);
  await prepareWebhooks(prepare);
  const { body: key } = await admin.request('POST', '/api/admin/api-keys', goodBodies['/api/admin/api-keys']);
  prepared.set('/api/admin/api-keys/{id}/revoke', key.id);
  await prepareDeletions(prepare);
  return code;
}

/** Two closed months with an entry each, of which one is in a batch, and a project of the investor. */
async function prepareJournal({ served, maria, admin, prepared }: Prepare): Promise<void> {
  for (const period of ['2012-03', '2012-04']) {
    const entry = createEntry(ledgerAccounts.bank(1), ledgerAccounts.suspense, 1, { occurredOn: `${period}-05` });
    await postEntries(served.gateway.database, [entry]);
    await admin.request('POST', `/api/admin/periods/${period}/close`);
  }
  await admin.request('POST', '/api/admin/ledger/journal-batches', { period: '2012-04' });
  prepared.set('/api/admin/ledger/journal-batches/{number}/content', 1);
  const { body } = await maria.request<{ projectId: number }[]>('GET', '/api/user/investments');
  prepared.set('/api/projects/{id}/finances', body[0]?.projectId ?? 0);
}

/** A record to delete of each kind that the demonstration data has none of. */
async function prepareDeletions({ admin, prepared }: Prepare): Promise<void> {
  for (const { method, path } of routes) {
    const create = routes.find((route) => route.method === 'POST' && `${route.path}/{id}` === path);
    // One that can be read is in the demonstration data.
    const isRead = routes.some((route) => route.method === 'GET' && route.path === path);
    if (method !== 'DELETE' || !create?.isIdempotent || isRead || prepared.has(path)) continue;
    const body = getGoodRequest(create);
    const { body: record } = await admin.request('POST', create.path, change(body, getOtherValue(create, body) ?? {}));
    prepared.set(path, record.id);
  }
}

/** A user whose e-mail staff set, and one without. */
async function prepareUsers({ served: { fixtures }, prepared }: Prepare): Promise<void> {
  const waits = { pendingEmail: 'espera@prueba.example', pendingEmailAt: new Date() };
  prepared.set('/api/admin/users/{id}/pending-email', (await fixtures.user('mudada', waits)).id);
  prepared.set('user without a pending e-mail', (await fixtures.user('quieta')).id);
}

/** Monthly payments: one for each action, and one that is undone. */
async function prepareRuns({ served, admin, prepared }: Prepare): Promise<void> {
  const paths = ['/undo', '/unpay', ''].map((action) => `/api/admin/payment-runs/{id}${action}`);
  for (const path of [...paths, 'undone run']) {
    const project = await served.fixtures.project();
    await served.fixtures.investment(await served.fixtures.user(`parte-${project.id}`), project);
    const body = { ...goodBodies['/api/admin/payment-runs'], projectId: project.id, status: 'paid' };
    const { body: run } = await admin.request('POST', '/api/admin/payment-runs', body);
    prepared.set(path, run.id);
  }
  await admin.request('POST', `/api/admin/payment-runs/${prepared.get('undone run')}/undo`);
}

/** Two adjustments to reverse, which the other administrator approved, and an entry that is not one. */
async function prepareAdjustments({ admin, other, prepared }: Prepare): Promise<void> {
  const path = '/api/admin/ledger/adjustments';
  for (const [name, memo] of [
    [`${path}/{id}/reverse`, 'Por reversar'],
    [`another of ${path}/{id}/reverse`, 'Sin reverso'],
  ] as const) {
    const { body: asked } = await other.request('POST', path, { ...goodBodies[path], memo });
    await admin.request('POST', `/api/admin/approvals/${asked.approvalId}/approve`);
    const find = 'query ($memo: String) { adminLedgerEntries(search: $memo) { items { id } } }';
    const { data } = await admin.graphql(find, { memo });
    prepared.set(name, data?.adminLedgerEntries.items[0].id);
  }
  prepared.set('no adjustment', 1);
}

/** Requests of the waitlist: one for each answer, and one that is answered. */
async function prepareRequests({ visitor, admin, prepared }: Prepare): Promise<void> {
  const paths = ['/api/admin/waitlist/{id}/invite', '/api/admin/waitlist/{id}/reject', 'answered request'];
  for (const [index, path] of paths.entries()) {
    const email = `espera-${index}@prueba.example`;
    await visitor.request('POST', '/api/waitlist', { ...goodBodies['/api/waitlist'], email });
    const { body } = await admin.request('GET', '/api/admin/waitlist?sort=-id&limit=1');
    prepared.set(path, body[0].id);
  }
  await admin.request('POST', `/api/admin/waitlist/${prepared.get('answered request')}/reject`);
  const { body: codes } = await admin.request('GET', '/api/admin/invitations');
  prepared.set('/api/admin/invitations/{id}/revoke', codes[0].id);
}

/** A statement of maria's that is ready, whose code is returned, and one whose PDF is not made. */
async function prepareStatements({ served, maria, prepared }: Prepare): Promise<string> {
  const request = async (year: number) => (await maria.request('POST', '/api/user/statements', { year })).body;
  const { id, code } = await request(thisYear);
  await served.gateway.outbox.deliverDue();
  for (const path of ['/api/user/statements/{id}', '/api/user/statements/{id}/content']) prepared.set(path, id);
  prepared.set('queued statement', (await request(thisYear - 1)).id);
  return code;
}

/** Requests about personal data: one that is rejected, and one for each action. */
async function prepareDataRequests({ served, maria, admin, prepared }: Prepare): Promise<void> {
  const path = '/api/user/data-subject-requests';
  const cliente = await served.signedIn('cliente');
  const ask = async (name: string, client: TestClient, kind: string) =>
    prepared.set(name, (await client.request('POST', path, { kind })).body.id);
  await ask('rejected data request', maria, 'objection');
  const decision = `/api/admin/data-subject-requests/${prepared.get('rejected data request')}/reject`;
  await admin.request('POST', decision, goodBodies['/api/admin/data-subject-requests/{id}/reject']);
  await ask('/api/user/data-subject-requests/{id}/cancel', maria, 'export');
  await ask('/api/admin/data-subject-requests/{id}/complete', maria, 'objection');
  await ask('/api/admin/data-subject-requests/{id}/export', cliente, 'correction');
  await ask('/api/admin/data-subject-requests/{id}/reject', cliente, 'export');
}

/** A request of the other administrator for each decision, and one that is decided. */
async function prepareApprovals({ served, admin, other, prepared }: Prepare): Promise<void> {
  const paths = ['/api/admin/approvals/{id}/approve', '/api/admin/approvals/{id}/reject', 'decided'];
  for (const path of paths) {
    const owner = await served.fixtures.user(`duena-${paths.indexOf(path)}`);
    const project = await served.fixtures.project();
    await served.fixtures.investment(owner, project);
    const { body } = await other.request(
      'POST',
      `/api/admin/projects/${project.id}/exit`,
      goodBodies['/api/admin/projects/{id}/exit'],
    );
    prepared.set(path, body.approvalId);
  }
  for (const path of ['/api/admin/projects/{id}/exit/preview', '/api/admin/projects/{id}/exit', '/api/sandbox/exits']) {
    const project = await served.fixtures.project();
    await served.fixtures.investment(await served.fixtures.user(`duena${path.length}`), project);
    prepared.set(path, project.id);
  }
  prepared.set('empty project', (await served.fixtures.project()).id);
  // The project of the demonstration whose sale was distributed.
  prepared.set('/api/projects/{id}/sale', 9);
  const reason = goodBodies['/api/admin/approvals/{id}/reject'];
  await admin.request('POST', `/api/admin/approvals/${prepared.get('decided')}/reject`, reason);
}

/** A withdrawal for each action, in the status that it starts from, and a cancelled one that none takes. */
async function prepareWithdrawals({ maria, admin, prepared }: Prepare): Promise<void> {
  const request = async (path: string) => {
    const { body } = await maria.request('POST', '/api/user/withdrawals', { amount: '1.00' });
    prepared.set(path, body.id);
    return body.id as number;
  };
  await request('/api/user/withdrawals/{id}/cancel');
  await request('/api/admin/withdrawals/{id}/approve');
  await request('/api/admin/withdrawals/{id}/reject');
  const approved = [await request('/api/admin/withdrawals/{id}/pay'), await request('settled')];
  for (const id of approved) await admin.request('POST', `/api/admin/withdrawals/${id}/approve`);
  const payment = goodBodies['/api/admin/withdrawals/{id}/pay'];
  await admin.request('POST', `/api/admin/withdrawals/${approved[1]}/pay`, payment);
}

/** Webhooks for the routes that name the third and fourth, a delivery to repeat, and one to a webhook that is disabled. */
async function prepareWebhooks({ admin, prepared }: Prepare): Promise<void> {
  const path = '/api/admin/webhook-endpoints';
  const input = goodBodies[path];
  for (let id = 1; id <= 4; id += 1) expect((await admin.request('POST', path, input)).body.id).toBe(id);
  const [kept, repeated] = [
    await admin.request('POST', `${path}/1/test`),
    await admin.request('POST', `${path}/2/test`),
  ];
  await admin.request('PUT', `${path}/1`, { ...input, enabled: false });
  prepared.set('disabled webhook', 1);
  prepared.set('delivery to a disabled webhook', kept.body.id);
  prepared.set('/api/admin/webhook-deliveries/{id}/replay', repeated.body.id);
}
