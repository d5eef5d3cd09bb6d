import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { activate, listHistory, openStore, readRegistry, release, rollback, type Store, yank } from '.';
import { findDisagreements, stepCanary, writeBuild } from './testing';

let folder: string;
const by = { by: 'ana' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-crash-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

class Killed extends Error {}

/** A store whose process is killed at its n-th operation: that one is not done, or done by half, and nothing follows it. */
function killAt(store: Store, step: number): Store {
  let left = step;
  const guard =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      left -= 1;
      return left < 0 ? Promise.reject(new Killed()) : work(...args);
    };
  return {
    ...store,
    read: guard(store.read),
    write: guard(store.write),
    createFolder: guard(store.createFolder),
    remove: guard(store.remove),
    append: (path, text) => {
      left -= 1;
      if (left === -1)
        return store.append(path, text.slice(0, text.length / 2)).then(() => Promise.reject(new Killed()));
      return left < 0 ? Promise.reject(new Killed()) : store.append(path, text);
    },
  };
}

const builds = ['aaa', 'bbb', 'ccc'];
const createActions = (): Record<string, (store: Store) => Promise<unknown>> => ({
  ...Object.fromEntries(
    builds.flatMap((id) => {
      const options = { ...by, remote: 'hola', build: writeBuild(folder, id) };
      return [
        [`release ${id}`, (store: Store) => release(store, options)],
        [`canary ${id}`, (store: Store) => release(store, { ...options, share: 10, everyMs: 1 })],
        [`stage ${id}`, (store: Store) => release(store, { ...options, stage: true })],
        [`activate ${id}`, (store: Store) => activate(store, 'hola', id, by)],
      ];
    }),
  ),
  rollback: (store) => rollback(store, 'hola', by),
  complete: (store) => stepCanary(store, 'hola', { kind: 'complete' }),
  'take-back': (store) => stepCanary(store, 'hola', { kind: 'take-back', reason: 'errors' }),
  'yank ccc': (store) => yank(store, 'hola', 'ccc', by),
});

/** Registry, history and files tell the same. */
const expectAgreement = async (store: Store): Promise<void> =>
  expect(await findDisagreements(store, 'hola')).toEqual([]);

test('registry, history and files agree after a process was killed at any step of any action', async () => {
  const actions = createActions();
  const act = fc.record({ name: fc.constantFrom(...Object.keys(actions)), killed: fc.option(fc.nat({ max: 45 })) });
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (steps) => {
      const store = openStore(join(folder, `served-${(round += 1)}`));
      for (const { name, killed } of steps) {
        await actions[name]!(killed === null ? store : killAt(store, killed)).catch((error: Error) => {
          if (!(error instanceof Killed) && error.name !== 'ReleaseError') throw error;
        });
        // As if the lock of the killed process had expired.
        await store.remove('.lock');
        await expectAgreement(store);
      }
    }),
    { numRuns: 200 },
  );
}, 120_000);

test('says nothing twice and leaves no half line in the log after a crash', async () => {
  const store = openStore(join(folder, 'served'));
  const actions = createActions();
  await actions['release aaa']!(store);
  for (let step = 0; step < 30; step += 1) {
    await actions['release bbb']!(killAt(store, step)).catch(() => undefined);
    await store.remove('.lock');
  }
  await actions.rollback!(store);
  expect((await readRegistry(store)).registry.hola?.build).toBe('aaa');
  const text = readFileSync(join(folder, 'served/hola/history.jsonl'), 'utf8');
  const whole = text.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  const steps = whole.map((line) => (JSON.parse(line) as { step: number }).step);
  expect(steps).toEqual(steps.map((_step, index) => index + 1));
});

test('takes over the lock of a killed process after it expires, and never that of a living one', async () => {
  const store = { ...openStore(join(folder, 'served')), leaseMs: 1500 };
  mkdirSync(join(folder, 'served/.lock'), { recursive: true });
  writeFileSync(join(folder, 'served/.lock/holder.txt'), 'killed');
  await createActions()['release aaa']!(store);
  await expectAgreement(store);
});

test('rolls back on a full disk that has space for the registry only', async () => {
  const store = openStore(join(folder, 'served'));
  const actions = createActions();
  for (const name of ['release aaa', 'release bbb']) await actions[name]!(store);
  const full: Store = {
    ...store,
    write: (path, content) =>
      path === 'remotes.json' ? store.write(path, content) : Promise.reject(new Error('the disk is full')),
    append: () => Promise.reject(new Error('the disk is full')),
  };
  await actions.rollback!(full);
  await expectAgreement(store);
  await actions['activate bbb']!(store);
  expect((await listHistory(store, 'hola')).map(({ action }) => action)).toEqual([
    'release',
    'release',
    'rollback',
    'activate',
  ]);
});

test('rolls back from a damaged registry with the copy of the last good one, and says so', async () => {
  const store = openStore(join(folder, 'served'));
  const actions = createActions();
  for (const name of ['release aaa', 'release bbb']) await actions[name]!(store);
  writeFileSync(join(folder, 'served/remotes.json'), '{"hola": {},}');
  const notices: string[] = [];
  expect((await rollback(store, 'hola', { ...by, onNotice: (text) => notices.push(text) })).build).toBe('aaa');
  expect(notices).toEqual([
    expect.stringMatching(/^remotes.json in .* cannot be read .*the last good copy replaces it$/),
  ]);
  await expectAgreement(store);
});

test('keeps the entries of other remotes as they are, also one that is at fault', async () => {
  const store = openStore(join(folder, 'served'));
  await createActions()['release aaa']!(store);
  const registry = JSON.parse(readFileSync(join(folder, 'served/remotes.json'), 'utf8')) as object;
  writeFileSync(join(folder, 'served/remotes.json'), JSON.stringify({ ...registry, otra: { contract: 'x' } }));
  await createActions()['release bbb']!(store);
  expect(JSON.parse(readFileSync(join(folder, 'served/remotes.json'), 'utf8'))).toMatchObject({
    otra: { contract: 'x' },
  });
});
