import { createActor, serveGateway } from '../../testing';
import { exampleProfile } from '../../testing/identity-people';
import { insertRows } from '../../platform/database/insert-rows';
import { SpooledFile } from '../../platform/files/spooled-file';
import { User } from '../../access/records';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { createFile } from '../cases/identity-file';
import { IdentityCase, IdentityMatch, ScreeningEntry } from '../records';

// Numbers from a seed, the same in each run.
let state = 61;
const random = (below: number): number => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
};

const syllables = [...'bcdfghjklmnprstvz'].flatMap((letter) => [...'aeiou'].map((vowel) => letter + vowel));
const toWord = (): string => Array.from({ length: 2 + random(3) }, () => syllables[random(85)] ?? '').join('');
// As in lists: some names are everywhere, most are rare.
const words = Array.from({ length: 30_000 }, toWord);
const pickWord = (): string => words[random(2) === 0 ? random(300) : random(words.length)] ?? '';
const toName = (): string => Array.from({ length: 2 + random(3) }, pickWord).join(' ');

const entryCount = 20_000;
const personCount = 10_000;
const firstId = 1000;

test('a list of 20,000 loads in 10 s, and 10,000 people are screened against it in a minute', async () => {
  const rows = Array.from({ length: entryCount }, (_, at) => `U-${at};${toName()};;EC;;${toName()}`);
  const file = SpooledFile.of(Buffer.from(['uid;name;birthDate;country;documentNumber;aliases', ...rows].join('\n')));
  const { gateway, database, reader, adminId } = await fill();
  const startedAt = performance.now();
  const list = await gateway.services.screeningLists.load({ kind: 'own', file, alt: null }, createActor(adminId));
  const loadedAt = performance.now();
  await gateway.outbox.deliverDue();
  const seconds = [loadedAt - startedAt, performance.now() - loadedAt].map((ms) => Math.round(ms / 100) / 10);
  console.info(`loaded in ${seconds[0]} s, screened in ${seconds[1]} s`);
  expect(list.entries).toBe(entryCount);
  expect(await reader.countBy(ScreeningEntry, { listId: list.id })).toBe(entryCount);
  expect(await reader.count(IdentityMatch)).toBeGreaterThan(0);
  expect(await reader.countBy(OutboxMessage, { topic: 'identity.screening', status: 'done' })).toBe(3);
  expect(seconds[0]).toBeLessThan(10);
  expect(seconds[1]).toBeLessThan(60);
  expect(database.kind).toBe('sqlite');
}, 300_000);

const served = serveGateway('sqlite');

async function fill() {
  const { gateway, fixtures, reader } = served;
  const { database, services } = gateway;
  const admin = await fixtures.user('jefa-de-listas', { role: 'admin' });
  await database.transaction(async (manager) => {
    const people = Array.from({ length: personCount }, (_, at) => ({
      id: firstId + at,
      username: `p${at}`,
      usernameKey: `p${at}`,
      email: `p${at}@example.com`,
      emailKey: `p${at}@example.com`,
      fullName: toName(),
      role: 'user' as const,
      passwordHash: 'x',
      createdAt: new Date(),
    }));
    await insertRows(manager, User, people);
    await insertRows(
      manager,
      IdentityCase,
      people.map(({ id }) => ({
        userId: id,
        state: 'submitted' as const,
        submissions: 1,
        sealed: services.identitySeal.sealFile(id, {
          ...createFile(),
          profile: { ...exampleProfile, legalName: toName() },
        }),
        submittedAt: new Date(),
      })),
    );
  });
  return { gateway, database, reader, adminId: admin.id };
}
