import { createActor, serveGateway } from '../../testing';
import { exampleProfile } from '../../testing/identity-people';
import { insertRows } from '../../platform/database/insert-rows';
import { SpooledFile } from '../../platform/files/spooled-file';
import { User } from '../../access/records';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { IdentityCase, IdentityMatch, ScreeningEntry } from '../records';

// Syllables that make as many different words as a list has.
const syllables = [...'bcdfghjklmnprstvz'].flatMap((letter) => [...'aeiou'].map((vowel) => letter + vowel));
const common = [
  'jose',
  'maria',
  'luis',
  'ana',
  'carlos',
  'juan',
  'perez',
  'garcia',
  'mohamed',
  'ali',
  'ahmed',
  'lopez',
];

const toWord = (seed: number): string =>
  seed % 3 === 0
    ? (common[(seed / 3) % common.length] ?? '')
    : [seed * 7, seed * 13 + 5, seed * 29 + 11].map((at) => syllables[at % syllables.length]).join('');

const toName = (seed: number): string => [seed * 3 + 1, seed * 7 + 2, seed * 11 + 3].map(toWord).join(' ');

const entryCount = 20_000;
const personCount = 10_000;

test('a list of 20,000 loads in 10 s, and 10,000 people are screened against it in a minute', async () => {
  const rows = Array.from({ length: entryCount }, (_, at) => `U-${at};${toName(at)};;EC;;${toName(at + 77_777)}`);
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
  expect(await reader.countBy(OutboxMessage, { topic: 'identity.screening', status: 'done' })).toBe(11);
  expect(seconds[0]).toBeLessThan(10);
  expect(seconds[1]).toBeLessThan(60);
  expect(database.kind).toBe('sqlite');
}, 300_000);

const served = serveGateway('sqlite');

async function fill() {
  const { gateway, fixtures, reader } = served;
  const { database, services } = gateway;
  const admin = await fixtures.user('jefa-de-listas', { role: 'admin' });
  const { passwordHash } = await reader.findOneByOrFail(User, { id: admin.id });
  await database.transaction(async (manager) => {
    const people = Array.from({ length: personCount }, (_, at) => ({
      username: `p${at}`,
      usernameKey: `p${at}`,
      email: `p${at}@example.com`,
      emailKey: `p${at}@example.com`,
      fullName: toName(at),
      role: 'investor' as const,
      passwordHash,
      createdAt: new Date(),
    }));
    await insertRows(manager, User, people);
    const users = await manager.find(User, { select: { id: true }, order: { id: 'ASC' } });
    await insertRows(
      manager,
      IdentityCase,
      users.slice(-personCount).map(({ id }, at) => ({
        userId: id,
        state: 'submitted' as const,
        submissions: 1,
        sealed: services.identitySeal.sealFile(id, {
          profile: { ...exampleProfile, legalName: toName(at * 5 + 1) },
          declaration: null,
          reasons: [],
          factors: [],
        }),
        submittedAt: new Date(),
      })),
    );
  });
  return { gateway, database, reader, adminId: admin.id };
}
