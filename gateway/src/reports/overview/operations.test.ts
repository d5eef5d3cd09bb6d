import {
  addDays,
  addMonths,
  centsToText,
  getNeededPermissions,
  hasPermission,
  operationQueue,
  operationQueues,
  parseCents,
  parseSignedCents,
  sumMoney,
  today,
  toPeriod,
  type OperationQueue,
} from '@cimiento/contracts';
import { IsNull, Not } from 'typeorm';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { operationSettings } from '../../platform/metrics/operation-settings';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { Setting } from '../../access/records';
import { Payment } from '../../investing/records';
import { WaitlistRequest } from '../../joining/waitlist/waitlist-request.entity';
import { databaseKinds, serveGateway, type TestClient } from '../../testing';

/** The query of the list behind each link, whose `total` or length is what the queue counts. */
const lists: Record<OperationQueue, string> = {
  withdrawals_to_approve: '{ list: adminWithdrawals(status: requested) { total } }',
  withdrawals_to_pay: '{ list: adminWithdrawals(status: approved) { total } }',
  approvals: '{ list: adminApprovals(status: pending) { total } }',
  statements_to_confirm: '{ list: queueItems(queue: statements_to_confirm) { total } }',
  unmatched_money: '{ list: bankLines(status: suspense) { id } }',
  expiring_reservations: '{ list: adminOrders(status: reserved) { total } }',
  overdue_payments: `{ list: adminPayments(status: pending, to: "${addDays(today(), -1)}") { total } }`,
  rents_to_collect: '{ list: queueItems(queue: rents_to_collect) { total } }',
  rents_to_distribute: '{ list: queueItems(queue: rents_to_distribute) { total } }',
  months_without_payment: '{ list: unpaidRentMonths { total } }',
  rounds_to_confirm: '{ list: queueItems(queue: rounds_to_confirm) { total } }',
  money_in_rounds: '{ list: queueItems(queue: money_in_rounds) { total } }',
  projects_past_term: '{ list: queueItems(queue: projects_past_term) { total } }',
  exits_without_settlement: '{ list: queueItems(queue: exits_without_settlement) { total } }',
  capital_to_deliver: '{ list: queueItems(queue: capital_to_deliver) { total } }',
  sales_to_collect: '{ list: queueItems(queue: sales_to_collect) { total } }',
  negative_balances: '{ list: queueItems(queue: negative_balances) { total } }',
  identities_to_review: '{ list: identityCases(waiting: true) { total } }',
  data_requests: '{ list: adminDataSubjectRequests(status: pending) { total } }',
  failed_emails: '{ list: adminEmails(status: dead) { total } }',
  failed_webhooks: '{ list: adminWebhookDeliveries(status: dead) { total } }',
  waitlist: '{ list: adminWaitlist(status: pending) { total } }',
};

describe.each(databaseKinds)('the operations console on %s', (kind) => {
  const served = serveGateway(kind, { demoData: true, config: { approvals: 'basic' } });
  let admin: TestClient;
  const at = (months: number): string => addMonths(toPeriod(today()), months);

  beforeAll(async () => {
    admin = await served.signedIn('admin', 'admin123');
    const maria = await served.signedIn('maria', 'maria123');
    const requests = [
      'requestWithdrawal(input: { amount: "1.00" }) { id }',
      'requestWithdrawal(input: { amount: "2.00" }) { id }',
      'createDataSubjectRequest(input: { kind: correction, details: "Mi segundo apellido" }) { id }',
      'placeOrder(input: { projectId: 1, amount: 1000, fundedFrom: transfer, acceptedRisks: true }) { id }',
    ];
    for (const request of requests) expect((await maria.graphql(`mutation { ${request} }`)).errors).toBeUndefined();
    await served.fixtures.project({ status: 'funded', term: '6 meses', fundedDate: `${at(-8)}-10`, name: 'Tarde' });
    const owner = await served.fixtures.user('duena');
    const sold = await served.fixtures.project({ status: 'exited', exitDate: `${at(-2)}-10`, name: 'Sin repartir' });
    await served.fixtures.investment(owner, sold, { investedOn: `${at(-4)}-01` });
    const unpaid = await served.fixtures.project({ name: 'Por cobrar' });
    await served.fixtures.investment(owner, unpaid, { investedOn: `${at(-4)}-01` });
    const second = await served.signedIn('tesoreria', 'tesoreria123');
    const input = { price: '12000.00', costs: [{ label: 'Notaría', amount: '500.00' }], exitDate: `${at(-1)}-05` };
    const asked = await second.graphql(
      'mutation ($id: Int!, $input: ExitInput!) { exitProject(projectId: $id, input: $input) { id } }',
      { id: unpaid.id, input },
    );
    const refusal = await admin.send('approveRequest', { id: asked.errors?.[0]?.extensions?.['approvalId'] });
    expect(refusal.code).toBeUndefined();
    await served.gateway.database.transaction(async (manager) => {
      await manager.update(LedgerAccount, { code: 'investor:3:available' }, { balance: -500 });
      await manager.insert(OutboxMessage, {
        topic: 'email',
        dedupeKey: null,
        status: 'dead',
        payload: '{}',
        recipient: 'a@b.co',
        subject: 'Hola',
        attempts: 8,
        dueAt: null,
        token: null,
        error: 'refused',
        createdAt: new Date(),
        finishedAt: new Date(),
      });
    });
  });

  const read = async () =>
    await admin.send(
      'operationsConsole',
      {},
      'queues { queue count oldest amount } health { checkedAt ledgerSum ledgerFaults unsealedEntries bankDifference bankDay lastBackupAt outboxLagSeconds newestAheadAt }',
    );

  test.each(operationQueues)('%s counts as many as the rows behind its link', async (queue) => {
    const { queues } = await read();
    const state = queues.find((each: { queue: string }) => each.queue === queue);
    const { data, errors } = await admin.graphql(lists[queue]);
    expect(errors).toBeUndefined();
    expect(state.count).toBe(Array.isArray(data?.list) ? data.list.length : data?.list.total);
  });

  test('no queue of these is empty, so that the comparison means something', async () => {
    const { queues } = await read();
    const filled = queues.filter(({ count }: { count: number }) => count > 0);
    expect(filled.map(({ queue }: { queue: string }) => queue)).toEqual(
      expect.arrayContaining([
        'withdrawals_to_approve',
        'expiring_reservations',
        'rents_to_collect',
        'months_without_payment',
        'projects_past_term',
        'exits_without_settlement',
        'sales_to_collect',
        'data_requests',
        'negative_balances',
        'failed_emails',
        'waitlist',
      ]),
    );
  });

  test('a staff role gets the queues whose rows it may read, and no other', async () => {
    await served.fixtures.user('contenido', { role: 'admin', staffRole: 'content' });
    const content = await served.signedIn('contenido');
    const { queues } = await content.send('operationsConsole', {}, 'queues { queue }');
    const names = queues.map(({ queue }: { queue: OperationQueue }) => queue);
    expect(names).toEqual(
      operationQueues.filter((queue) => hasPermission('content', getNeededPermissions(operationQueue[queue].reads))),
    );
    expect(names).not.toContain('withdrawals_to_approve');
  });

  test('says since when the oldest waits', async () => {
    const { queues } = await read();
    const oldest = Object.fromEntries(
      queues.map((each: { queue: string; oldest: string | null }) => [each.queue, each.oldest]),
    );
    expect(oldest).toMatchObject({
      withdrawals_to_approve: today(),
      failed_emails: today(),
      projects_past_term: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      exits_without_settlement: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      negative_balances: null,
    });
  });

  test('says how much money waits', async () => {
    const { queues } = await read();
    const amounts = Object.fromEntries(
      queues.map((each: { queue: string; amount: string | null }) => [each.queue, each.amount]),
    );
    const rents: { projectId: number; owed: string }[] = await admin.send('projectRents', {}, 'projectId owed');
    const divided = await served.reader.findBy(Payment, { status: 'pending', runId: Not(IsNull()) });
    const missing = rents.map(({ projectId, owed }) => {
      const waiting = divided.filter((payment) => payment.projectId === projectId);
      return Math.max(0, parseSignedCents(owed) + parseCents(sumMoney(waiting.map(({ amount }) => amount))));
    });
    expect(divided.length).toBeGreaterThan(0);
    expect(amounts).toMatchObject({
      withdrawals_to_approve: '3.00',
      waitlist: null,
      rents_to_collect: sumMoney(missing.map(centsToText)),
      unmatched_money: expect.stringMatching(/^\d+\.\d{2}$/),
    });
  });

  test('lists what no other list shows', async () => {
    const list = async (queue: string) =>
      (await admin.graphql(`{ queueItems(queue: ${queue}, limit: 100) { items { label detail since } } }`)).data
        ?.queueItems.items;
    expect(await list('projects_past_term')).toContainEqual({
      label: 'Tarde',
      detail: expect.stringContaining('Plazo de 6 meses'),
      since: `${at(-2)}-10`,
    });
    expect(await list('exits_without_settlement')).toContainEqual(expect.objectContaining({ label: 'Sin repartir' }));
    expect(await list('sales_to_collect')).toContainEqual({
      label: 'Por cobrar',
      detail: expect.stringContaining('$11,500.00'),
      since: `${at(-1)}-05`,
    });
    expect(await list('negative_balances')).toContainEqual(expect.objectContaining({ detail: 'Saldo de -$5.00' }));
  });

  test('a project past its term leaves the queue with a delay to a new date, and returns after it', async () => {
    const project = await served.fixtures.project({ status: 'funded', term: '6 meses', fundedDate: `${at(-8)}-10` });
    const { id } = project;
    const listed = async () =>
      (await admin.send('queueItems', { queue: 'projects_past_term', limit: 100 }, 'items { id since }')).items.find(
        (item: { id: number }) => item.id === id,
      );
    expect(await listed()).toEqual({ id, since: `${at(-2)}-10` });
    await served.fixtures.delay(project, `${at(2)}-10`);
    expect(await listed()).toBeUndefined();
    await served.fixtures.delay(project, `${at(-1)}-05`);
    expect(await listed()).toEqual({ id, since: `${at(-1)}-05` });
  });

  test('says whether the books are right', async () => {
    const { health } = await read();
    expect(health).toEqual({
      bankDay: null,
      checkedAt: expect.any(String),
      ledgerSum: '0.00',
      ledgerFaults: 0,
      unsealedEntries: expect.any(Number),
      bankDifference: null,
      lastBackupAt: null,
      outboxLagSeconds: expect.any(Number),
      newestAheadAt: null,
    });
    const lastBackupAt = '2026-03-01T05:00:00.000Z';
    await served.gateway.database.transaction((manager) =>
      manager.insert(Setting, { name: operationSettings.lastBackup, value: lastBackupAt }),
    );
    expect((await read()).health.lastBackupAt).toBe(lastBackupAt);
    await served.gateway.services.ledgerSeal.sealAll();
    expect((await read()).health.unsealedEntries).toBe(0);
  });

  test('a queue empties when its rows are settled', async () => {
    const count = async () =>
      (await read()).queues.find(({ queue }: { queue: string }) => queue === 'waitlist').count as number;
    expect(await count()).toBeGreaterThan(0);
    await served.fixtures.update(WaitlistRequest, { id: Not(0) }, { status: 'declined' });
    expect(await count()).toBe(0);
  });
});
