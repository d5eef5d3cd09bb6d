import { User } from '../../access/records';
import type { Database } from '../../platform/database';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-test-database';
import { listDemoAccess } from './demo-access';
import { seedDemo } from './seed';

let place: OpenTestDatabase;
let database: Database;

beforeEach(async () => {
  place = await openTestDatabase('sqlite');
  ({ database } = place);
});

afterEach(() => place.drop());

test('a database without the demonstration opens nothing', async () => {
  expect(await listDemoAccess(database)).toEqual([]);
});

test('the demonstration opens what was not changed since', async () => {
  await seedDemo(database);
  expect(await listDemoAccess(database)).toEqual(['admin', 'maria', 'BETA2026']);
  await database.transaction((manager) => manager.update(User, { username: 'admin' }, { disabledAt: new Date() }));
  expect(await listDemoAccess(database)).toEqual(['maria', 'BETA2026']);
});
