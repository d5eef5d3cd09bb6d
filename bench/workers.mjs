import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariaDb } from '../scripts/mariadb.mjs';
import { ask, load, median } from './lib/load.mjs';
import { readMemory } from './lib/memory.mjs';
import { serve } from './lib/stage.mjs';

const counts = [1, 2];
const rounds = 5;

const listChildren = (pid) => {
  const text = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return text.trim().split(/\s+/).map(Number);
};

const toTarget = ({ port }, cookie, query) => ({
  port,
  path: '/graphql',
  method: 'POST',
  headers: { cookie, 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});

/** Signs in through the gateway, which has no REST paths. @returns the session cookie */
async function signIn(gateway) {
  const input = '{ username: "maria", password: "maria123" }';
  const { headers } = await ask(toTarget(gateway, '', `mutation { login(input: ${input}) { id } }`));
  return headers['set-cookie'].map((line) => line.split(';')[0]).join('; ');
}

const queries = {
  'a small read (currentUser)': '{ currentUser { username } }',
  'a larger read (myInvestments)': '{ myInvestments { id amount projectName actualReturns projectedReturns } }',
};

/** Requests per second of a gateway with one process and with two, in alternating rounds. */
export async function workers() {
  console.log(`\nA gateway with WORKERS=1 and WORKERS=2 on ${cpus().length} cores, which the load and MariaDB share`);
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-bench-'));
  const database = await startMariaDb();
  const gateways = [];
  try {
    for (const count of counts) {
      const env = { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'error', WORKERS: String(count) };
      const gateway = await serve(
        'gateway/dist/main.js',
        { ...env, GRAPHQL_REQUESTS_PER_MINUTE: '1000000000' },
        '/readyz',
      );
      gateways.push({ ...gateway, count });
    }
    const cookie = await signIn(gateways[0]);
    for (const [name, query] of Object.entries(queries)) {
      const speeds = new Map(counts.map((count) => [count, []]));
      for (let round = 0; round < rounds; round += 1)
        for (const gateway of gateways)
          speeds.get(gateway.count).push((await load(toTarget(gateway, cookie, query), { connections: 16 })).perSecond);
      const texts = counts.map((count) => `WORKERS=${count}: ${median(speeds.get(count)).toFixed(0)}/s`);
      console.log(`${name.padEnd(32)} ${texts.join(', ')}`);
    }
    const [one, two] = gateways;
    const workers = listChildren(two.pid).map((pid) => `${readMemory(pid).toFixed(0)} MB`);
    console.log(
      `resident memory: one process ${readMemory(one.pid).toFixed(0)} MB; with two, the supervisor ${readMemory(two.pid).toFixed(0)} MB and the workers ${workers.join(', ')}`,
    );
  } finally {
    for (const gateway of gateways) await gateway.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
