import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { startMariaDb } from '../scripts/mariadb.mjs';

const require = createRequire(import.meta.url);
const takers = 1000;
// Promised limits in seconds: the allocation, and every other end of a round.
const limits = { allocation: 2, end: 5 };

/** The longest time in ms that a read takes beside some work. */
async function watchReads(database, work) {
  const { Project } = require('../gateway/dist/investing/records/index.js');
  let longest = 0;
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const start = performance.now();
      await database.reader.count(Project);
      longest = Math.max(longest, performance.now() - start);
      await wait(5);
    }
  })();
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  await reading;
  return { seconds, longest };
}

/** Ends of a round with a thousand takers, on an empty database of each kind. */
export async function rounds() {
  require('reflect-metadata');
  const { createTestDatabase } = require('../gateway/dist/testing/test-databases.js');
  const { openDatabase } = require('../gateway/dist/open-database.js');
  const { migrate } = require('../gateway/dist/platform/database/index.js');
  const { fillRound } = require('../gateway/dist/testing/fill-round.js');
  const { LedgerService } = require('../gateway/dist/books/ledger/ledger.service.js');
  const { createRoundHandlers } = require('../gateway/dist/investing/rounds/round-deadlines.js');
  const { succeedRound } = require('../gateway/dist/investing/rounds/end-round.js');
  const { Round } = require('../gateway/dist/investing/records/index.js');
  const { Fixtures } = require('../gateway/dist/testing/fixtures.js');
  const ledger = new LedgerService();
  const [handler] = Object.values(createRoundHandlers(ledger));
  const server = await startMariaDb();
  process.env.TEST_DATABASE_URL = server.url;
  for (const kind of ['sqlite', 'mariadb']) {
    const place = await createTestDatabase(kind);
    const database = await openDatabase(place.config);
    await migrate(database);
    const { id: userId } = await new Fixtures(database).user('jefa', { role: 'admin' });
    const advance = ({ project }) =>
      database.transaction((manager) => handler.apply(manager, { payload: JSON.stringify({ projectId: project.id }) }));
    const succeed = ({ project }) =>
      database.transaction(async (manager) => {
        const round = await manager.findOneByOrFail(Round, { projectId: project.id });
        await succeedRound(manager, ledger, { project, round }, { by: { userId }, shortfall: 'Promotor' });
      });
    const parts = [
      ['allocation of interests', { mode: 'prefunding', minimum: 1, isOver: true }, advance, limits.allocation],
      ['failure with refunds', { mode: 'first_come', minimum: takers * 1000 + 1, isOver: true }, advance, limits.end],
      ['success', { mode: 'first_come', minimum: 1, isOver: false }, succeed, limits.end],
    ];
    for (const [name, settings, end, limit] of parts) {
      const filled = await fillRound(database, { ...settings, takers });
      const { seconds, longest } = await watchReads(database, () => end(filled));
      const verdict = seconds <= limit ? 'within' : 'ABOVE';
      console.log(
        `${kind}: ${name} of ${takers}: ${seconds.toFixed(2)} s, ${verdict} ${limit} s; longest read beside it ${longest.toFixed(0)} ms`,
      );
    }
    await database.close();
    await place.drop();
  }
  await server.stop();
}
