import { apiKeyScopes } from '@cimiento/contracts';
import fc from 'fast-check';
import { QueryFailedError } from 'typeorm';
import { openDatabase } from '../../open-database';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import {
  createTestGateway,
  databaseKinds,
  exampleBankAccount,
  exampleCollectingAccount,
  type TestClient,
  type TestGateway,
} from '../../testing';
import { directChanges } from '../../testing/direct-changes';
import { gameStep, takeGameStep } from '../../testing/intruder-game';
import { players, type Intruders, type Player } from '../../testing/intruders';
import { IntruderRules, takeSnapshot } from '../../testing/intruder-rules';
import { findMoneyFaults } from '../../testing/money-faults';

// The suite plays the start of one game; INTRUDER_GAMES=20 plays so many others of 500 steps. A failure names the seed, which INTRUDER_SEED plays again.
const asked = process.env['INTRUDER_GAMES'];
const games = Number(asked ?? 1);
const seed = Number(process.env['INTRUDER_SEED'] ?? (asked ? Date.now() % 1_000_000_000 : 20_261_126));
const steps = asked ? 500 : 150;
// Often enough to find the step, and seldom enough to play many.
const stepsBetweenChecks = 20;

async function createGame(served: TestGateway): Promise<Intruders> {
  const { services } = served.gateway;
  const names = ['alicia', 'benito', 'rosa', 'mula'] as const;
  const people = {} as Intruders['people'];
  for (const name of names)
    people[name] = await served.fixtures.user(name, {
      role: name === 'alicia' || name === 'benito' ? 'admin' : 'user',
      emailVerifiedAt: new Date(),
    });
  const clients = { key: served.client(), thief: served.client() } as Record<Player, TestClient>;
  for (const name of names) clients[name] = await served.signedIn(name);
  clients.thief.copyCookies(clients.alicia);
  for (const name of ['rosa', 'mula'] as const)
    await clients[name].graphql('mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { bank } }', {
      input: exampleBankAccount,
    });
  const bankAccountIds = [];
  for (const bank of ['Uno', 'Dos'])
    bankAccountIds.push(
      (await services.collectingAccounts.create({ ...exampleCollectingAccount, bank: `Banco ${bank}` })).id,
    );
  const input = { name: 'Contabilidad', scopes: apiKeyScopes, expiresAt: null };
  const created = await clients.alicia.graphql(
    'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { key } }',
    {
      input,
    },
  );
  return {
    served,
    clients,
    people,
    bankAccountIds,
    key: created.data?.createApiKey.key,
    hasProof: Object.fromEntries(players.map((player) => [player, player !== 'key'])) as Record<Player, boolean>,
    projects: [await served.fixtures.project({ target: 4000 }), await served.fixtures.project({ target: 50_000 })],
  };
}

/** Changes the tables of a game beside the product, 20 times, and returns the changes that nobody would notice. */
async function changeDirectly({ gateway, config }: TestGateway, seed: number): Promise<string[]> {
  await gateway.services.ledgerSeal.sealAll();
  // Without the guard of the suite: the product never does this.
  const database = await openDatabase(config.database);
  const missed: string[] = [];
  try {
    for (const [change, pick] of fc.sample(fc.tuple(fc.constantFrom(...directChanges), fc.nat(100)), {
      numRuns: 20,
      seed,
    })) {
      // A constraint of the database refuses some.
      const undo = await change.apply(database, pick).catch((error: unknown) => {
        if (error instanceof QueryFailedError) return null;
        throw error;
      });
      if (undo && (await verifyLedger(database.reader)).length === 0) missed.push(change.name);
      await undo?.();
    }
    return [...missed, ...(await verifyLedger(database.reader)).map(({ rule }) => rule)];
  } finally {
    await database.close();
  }
}

/** Plays a game, and returns how often each request was done, waited, or was refused. */
async function play(served: TestGateway, seed: number): Promise<Map<string, number>> {
  const game = await createGame(served);
  const rules = new IntruderRules(game, served.config.moneyInLimit);
  const { reader } = served;
  const scope = { userIds: [game.people.rosa.id, game.people.mula.id], projectIds: game.projects.map(({ id }) => id) };
  const counts = new Map<string, number>();
  let before = await takeSnapshot(game);
  for (const [index, step] of fc.sample(gameStep, { numRuns: steps, seed }).entries()) {
    const answer = await takeGameStep(game, step);
    const after = await takeSnapshot(game);
    const faults = answer ? await rules.findFaults({ player: step.player, answer, before, after }) : [];
    const isChecked = index % stepsBetweenChecks === 0 || index === steps - 1;
    const books = isChecked ? [...(await findMoneyFaults(reader, scope)), ...(await verifyLedger(reader))] : [];
    expect({ seed, index, faults, books }).toEqual({ seed, index, faults: [], books: [] });
    before = after;
    if (!answer) continue;
    const name = `${answer.name} ${answer.outcome === 'refused' ? answer.code : answer.outcome}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect({ seed, missed: await changeDirectly(served, seed) }).toEqual({ seed, missed: [] });
  return counts;
}

describe.each(databaseKinds)('an investor, two administrators, a key and a thief on %s', (kind) => {
  test('take nothing alone, whatever they try', async () => {
    const config = { approvals: 'required', environment: 'production' } as const;
    const total = new Map<string, number>();
    for (let index = 0; index < games; index += 1) {
      const served = await createTestGateway(kind, { demoData: false, config });
      try {
        for (const [name, count] of await play(served, seed + index)) total.set(name, (total.get(name) ?? 0) + count);
      } finally {
        await served.close();
      }
    }
    if (games > 1)
      process.stderr.write(
        `${[...total]
          .sort()
          .map(([name, count]) => `${name} ${count}`)
          .join(', ')}\n`,
      );
  }, 3_600_000);
});
