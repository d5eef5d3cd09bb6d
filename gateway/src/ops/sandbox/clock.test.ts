import { addDays, today } from '@cimiento/contracts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-databases';
import { type Database, migrate } from '../../platform/database';
import { openDatabase } from '../../open-database';
import { getMachineTime } from '../../platform/machine-time';
import { Setting } from '../../access/records';
import { daysSetting, SandboxClock } from './clock';

const dayMs = 24 * 3_600_000;

describe('the clock of a sandbox', () => {
  const machineDate = Date;
  let stored: TestDatabase;
  let database: Database;
  let clock: SandboxClock;

  beforeAll(async () => {
    stored = await createTestDatabase('sqlite');
    database = await openDatabase(stored.config);
    await migrate(database);
    await database.transaction((manager) => manager.insert(Setting, { name: daysSetting, value: '40' }));
  });

  beforeEach(async () => {
    clock = new SandboxClock();
    await clock.install(database);
  });

  afterEach(() => clock.uninstall());

  afterAll(async () => {
    await database.close();
    await stored.drop();
  });

  const getDaysAhead = (time: number): number => (time - getMachineTime()) / dayMs;

  test('the clock is ahead by the days that the database states', () => {
    const real = new machineDate();
    expect(getDaysAhead(Date.now())).toBeCloseTo(40, 3);
    expect(getDaysAhead(new Date().getTime())).toBeCloseTo(40, 3);
    expect(getDaysAhead(Date.parse(Date()))).toBeCloseTo(40, 3);
    expect(today()).toBe(addDays(new machineDate(real.getTime() - 5 * 3_600_000).toISOString().slice(0, 10), 40));
  });

  test('leaves everything else of Date as it is', () => {
    expect(new Date('2026-02-03T04:05:06Z').toISOString()).toBe('2026-02-03T04:05:06.000Z');
    expect(new Date(2026, 1, 3).getMonth()).toBe(1);
    expect(Date.UTC(2026, 0, 1)).toBe(1_767_225_600_000);
    expect(new machineDate()).toBeInstanceOf(Date);
    expect(new Date()).toBeInstanceOf(machineDate);
    expect(Object.prototype.toString.call(new Date())).toBe('[object Date]');
    expect(structuredClone(new Date(0))).toEqual(new Date(0));
  });

  test('moves forward only', () => {
    clock.set(41);
    expect(getDaysAhead(Date.now())).toBeCloseTo(41, 3);
    clock.set(3);
    expect(getDaysAhead(Date.now())).toBeCloseTo(41, 3);
  });

  test('follows a move of another process within a second or two', async () => {
    await database.transaction((manager) => manager.update(Setting, { name: daysSetting }, { value: '50' }));
    const end = performance.now() + 5000;
    while (getDaysAhead(Date.now()) < 49 && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(getDaysAhead(Date.now())).toBeCloseTo(50, 3);
  });

  test('gives the Date of the machine back', () => {
    clock.uninstall();
    expect(Date).toBe(machineDate);
  });
});
