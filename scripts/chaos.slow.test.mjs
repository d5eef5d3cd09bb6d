import { runChaos } from './lib/chaos.mjs';

// `npm run chaos` does the same for longer.
test('a cluster loses and doubles nothing acknowledged while a node and a gateway are killed', async () => {
  const { acknowledged, failures, nodes } = await runChaos(12);
  expect(acknowledged.orders).toBeGreaterThan(0);
  expect(acknowledged.payments).toBeGreaterThan(0);
  expect(failures.wrong).toEqual([]);
  const whole = { lost: 0, doubled: 0 };
  expect(nodes).toEqual(
    ['node1', 'node2', 'node3'].map((name) => ({
      name,
      order: whole,
      payment: whole,
      books: expect.stringMatching(/^The ledger is right: \d+ entries balance/),
    })),
  );
}, 600_000);
