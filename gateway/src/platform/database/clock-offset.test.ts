import { createClockCheck, readClockOffset } from './clock-offset';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-test-database';
import { databaseKinds } from '../../testing/test-databases';
import type { Database } from './database';

/** A database whose clock is behind that of this machine. */
const createDatabase = (readSeconds: () => number): Database =>
  ({
    kind: 'mysql',
    outages: { kind: null },
    reader: { query: () => Promise.resolve([{ now: String(Date.now() / 1000 - readSeconds()) }]) },
  }) as unknown as Database;

test('a difference of more than ten seconds is logged once, and its end', async () => {
  let seconds = 9;
  const warnings: object[] = [];
  const warn = (facts: object, text: string) => void warnings.push([facts, text]);
  const check = createClockCheck(
    createDatabase(() => seconds),
    { warn } as never,
  );
  for (seconds of [9, -60, -61, 3600, 2, -9]) await check();
  expect(warnings).toEqual([
    [{ offsetSeconds: -60 }, 'the clock of this machine differs from that of the database'],
    [{ offsetSeconds: 2 }, 'the clocks agree again'],
  ]);
});

describe.each(databaseKinds)('the clock of %s', (kind) => {
  let place: OpenTestDatabase;

  beforeAll(async () => {
    place = await openTestDatabase(kind);
  });

  afterAll(() => place.drop());

  test('a database on the same machine has the same clock', async () => {
    expect(Math.abs(await readClockOffset(place.database))).toBeLessThan(2);
  });
});
