import { createActor, databaseKinds, serveGateway } from '../../testing';
import { IdentityPeople } from '../../testing/identity-people';
import { SpooledFile } from '../../platform/files/spooled-file';
import { IdentityCase, IdentityMatch } from '../records';
import { screenCase } from './screen-case';

// More sequences than a test run tries, from another seed, are for a person to ask for.
const sequences = Number(process.env['SCREENING_SEQUENCES'] ?? 2);
const steps = 14;

const surnames = ['Amaguaña', 'Quishpe'];
const firstNames = ['Rosa', 'Elena'];
const births = ['', '1988', '1989'];

/** Numbers from a seed, the same in each run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

type Entry = { name: string; birth: string };
/** Both sides on which a decision depends, as they were. */
const toComparison = (legalName: string, uid: string, { name, birth }: Entry): string =>
  JSON.stringify([legalName, uid, name, birth]);

describe.each(databaseKinds)('any decisions on %s', (kind) => {
  const served = serveGateway(kind);

  test('a cleared match stays cleared through loads and changes of names until either side changes', async () => {
    const people = new IdentityPeople(served.gateway);
    const { database, services } = served.gateway;
    const actor = createActor((await served.fixtures.user('revisor', { role: 'admin' })).id);
    let decided = 0;
    let kept = 0;
    for (let sequence = 1; sequence <= sequences; sequence += 1) {
      const random = createRandom(sequence * 7919);
      const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
      const pickName = () => `${pick(firstNames)} ${pick(surnames)}`;
      const entries = new Map<string, Entry>(
        [0, 1, 2].map((at) => [`${sequence}-${at}`, { name: pickName(), birth: '' }]),
      );
      let legalName = pickName();
      const { id } = await people.create(await served.fixtures.user(), { legalName });
      /** By comparison: whether it was cleared. */
      const cleared = new Set<string>();

      const load = async () => {
        // So many others that no load loses a tenth.
        const others = Array.from({ length: 60 }, (_, at) => `X${at};Zzz${at} Yyy${at};`);
        const rows = [...entries].map(([uid, { name, birth }]) => `${uid};${name};${birth}`);
        const file = SpooledFile.of(Buffer.from(['uid;name;birthDate', ...others, ...rows].join('\n')));
        await services.screeningLists.load({ kind: 'own', file, alt: null }, actor).finally(() => file.close());
        await served.gateway.outbox.deliverDue();
      };
      const rename = async () => {
        legalName = pickName();
        await people.change(id, { legalName });
        await database.transaction(async (manager) => {
          const own = await manager.findOneByOrFail(IdentityCase, { id });
          await screenCase({ seal: services.identitySeal }, manager, own);
        });
      };
      const change = async () => {
        const uid = pick([...entries.keys()]);
        entries.set(uid, { name: pickName(), birth: pick(births) });
        await load();
      };
      const remove = async () => {
        const uid = pick([...entries.keys()]);
        const entry = entries.get(uid) as Entry;
        entries.delete(uid);
        await load();
        entries.set(uid, entry);
        await load();
      };
      const read = () => served.reader.findBy(IdentityMatch, { caseId: id, isCurrent: true });
      const clear = async () => {
        const open = (await read()).find(({ decision }) => decision === null);
        const entry = open && entries.get(open.uid);
        if (!entry) return;
        await services.identityReview.decideMatch(id, open.id, { decision: 'other', reason: 'Otra' }, actor);
        cleared.add(toComparison(legalName, open.uid, entry));
        decided += 1;
      };

      await load();
      for (let step = 0; step < steps; step += 1) {
        await pick([load, rename, change, remove, clear, clear, clear])();
        for (const { uid, decision } of await read()) {
          const wasCleared = cleared.has(toComparison(legalName, uid, entries.get(uid) as Entry));
          expect([sequence, step, uid, decision]).toEqual([sequence, step, uid, wasCleared ? 'other' : null]);
          if (wasCleared) kept += 1;
        }
      }
    }
    expect(decided).toBeGreaterThan(0);
    expect(kept).toBeGreaterThan(decided);
  });
});
