import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, release, ReleaseError, retire, rollback } from '@cimiento/releases';
import { stepCanary, writeBuild } from '@cimiento/releases/testing';
import fc from 'fast-check';
import { readReleases } from './registry';

const names = ['uno', 'dos', 'tres', 'cuatro'];
const addresses = ['/a', '/b', '/b/:id', '/c', '/d/*'];

const name = fc.constantFrom(...names);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('release' as const),
    remote: name,
    routes: fc.subarray(addresses, { minLength: 1, maxLength: 3 }),
    share: fc.constantFrom(undefined, undefined, 10),
  }),
  fc.record({ kind: fc.constant('retire' as const), remote: name }),
  fc.record({
    kind: fc.constant('hand-over' as const),
    remote: name,
    heir: name,
    address: fc.constantFrom(undefined, ...addresses),
  }),
  fc.record({ kind: fc.constantFrom('rollback' as const, 'take-back' as const, 'vanish' as const), remote: name }),
);

/** Address → the remote that a site shows there. */
type Owners = Record<string, string>;

test('every address keeps its remote in random weeks, unless that gives it away or drops it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'cimiento-weeks-'));
      const to = path.join(folder, 'served');
      const store = openStore(to);
      const by = { by: 'ana' };
      const openSite = () => readReleases(to, path.join(to, 'keys.json'), () => undefined);
      const site = openSite();
      const consents = new Set<string>();
      let builds = 0;
      const readOwners = ({ getRegistry }: typeof site): Owners =>
        Object.fromEntries(
          Object.entries(getRegistry()).flatMap(([remote, { routes }]) =>
            Object.keys(routes).map((address) => [address, remote]),
          ),
        );
      const run = async (each: (typeof steps)[number]): Promise<void> => {
        const { remote } = each;
        switch (each.kind) {
          case 'release': {
            const id = String(++builds).padStart(12, '0');
            const routes = Object.fromEntries(each.routes.map((address) => [address, 'public']));
            mkdirSync(path.join(folder, remote), { recursive: true });
            const build = writeBuild(path.join(folder, remote), id, { description: { routes } });
            await release(store, { ...by, remote, build, share: each.share, everyMs: 1 });
            return;
          }
          case 'retire':
            await retire(store, remote, by);
            return;
          case 'hand-over':
            for (const given of await retire(store, remote, { ...by, heir: each.heir, address: each.address }))
              consents.add(`${remote} ${given} ${each.heir}`);
            return;
          case 'rollback':
            await rollback(store, remote, by);
            return;
          case 'take-back':
            return void (await stepCanary(store, remote, { kind: 'take-back', reason: 'because' }));
          case 'vanish': {
            const file = path.join(to, 'remotes.json');
            const { [remote]: _gone, ...others } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
            writeFileSync(file, JSON.stringify(others));
          }
        }
      };
      let before: Owners = {};
      for (const each of steps) {
        await run(each).catch((error: Error) => {
          if (!(error instanceof ReleaseError) && !('code' in error)) throw error;
        });
        const after = readOwners(site);
        expect(readOwners(openSite())).toEqual(after);
        expect(site.listFaults().filter(({ fault }) => !fault.includes('its entry is gone'))).toEqual([]);
        for (const [address, owner] of Object.entries(before))
          if (owner !== each.remote && after[address] !== owner)
            // Only the heir takes an address, and only with its own step.
            expect([owner, address, consents.has(`${owner} ${address} ${each.remote}`)]).toEqual([
              owner,
              address,
              true,
            ]);
        before = after;
      }
      rmSync(folder, { recursive: true });
    }),
    { numRuns: 60 },
  );
}, 120_000);
