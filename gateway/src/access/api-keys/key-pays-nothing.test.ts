import { apiKeyScopes, guardedActions, type GuardedActionName } from '@cimiento/contracts';
import { Payment } from '../../investing/records';
import { actionExamples } from '../../testing/action-examples';
import { ActionWorld } from '../../testing/action-world';
import { createActor } from '../../testing';

// Money of a sandbox is not real: its simulated rents are what they are for.
const simulated: readonly string[] = ['simulateRents', 'simulateExit', 'simulateDeposit', 'moveSandboxClock'];
// Files, which GraphQL over HTTP cannot send, and what a device signs.
const isSendable = (name: string): boolean => name in actionExamples && !simulated.includes(name);
const names = (Object.keys(guardedActions) as GuardedActionName[]).filter(isSendable);

let world: ActionWorld;
let key: string;

beforeAll(async () => {
  world = await ActionWorld.create();
  const { apiKeys } = world.served.gateway.services;
  const created = await apiKeys.create({ name: 'Todo', scopes: [...apiKeyScopes] }, createActor(world.admin.user.id));
  key = created.key;
});

afterAll(() => world.served.close());

/** Has the gateway ask for second administrators, as in production. */
const setPolicy = (policy: 'required' | 'off') =>
  void Object.assign(world.served.gateway.services.approvals, { policy });

const countPaid = () => world.served.reader.countBy(Payment, { status: 'paid' });

test.each(names)('%s with a key of every scope makes no payment paid', async (name) => {
  const example = actionExamples[name];
  const { variables = {}, run } = (await example?.(world)) ?? {};
  if (run) return;
  const before = await countPaid();
  setPolicy('required');
  try {
    await world.tryWithKey(name, variables, key);
  } finally {
    setPolicy('off');
  }
  expect(await countPaid()).toBeLessThanOrEqual(before);
});

test('a key that would mark payments as paid is refused, whichever operation it takes', async () => {
  setPolicy('required');
  const refused = ['createPayment', 'changePaymentStatuses', 'updatePayment', 'importPayments', 'postPaymentRun'];
  for (const name of refused as GuardedActionName[]) {
    setPolicy('off');
    const { variables = {} } = (await actionExamples[name]?.(world)) ?? {};
    setPolicy('required');
    const answer = await world.tryWithKey(name, variables, key);
    expect([name, answer.errors?.[0]?.extensions?.code]).toEqual([name, 'FORBIDDEN']);
  }
  setPolicy('off');
});

test.each(['off', 'required'] as const)(
  'a payment that a key sends without a status is pending (approvals %s)',
  async (policy) => {
    setPolicy('off');
    const { variables = {} } = (await actionExamples.createPayment?.(world)) ?? {};
    const { status: _status, ...input } = variables['input'] as Record<string, unknown>;
    setPolicy(policy);
    const before = await countPaid();
    for (const [name, sent] of Object.entries({ createPayment: { input }, importPayments: { rows: [input] } }))
      expect([name, (await world.tryWithKey(name as GuardedActionName, sent, key)).errors]).toEqual([name, undefined]);
    setPolicy('off');
    expect(await countPaid()).toBe(before);
  },
);
