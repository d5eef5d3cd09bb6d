// Serves the whole product on a new database, as `npm start` does, until it receives SIGTERM: node serve.mjs sqlite|mariadb PORT
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMariaDb } from '../scripts/mariadb.mjs';

const [kind, port] = process.argv.slice(2);
const main = fileURLToPath(new URL('../packages/standalone/dist/main.js', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'cimiento-e2e-'));
const database = kind === 'mariadb' ? await startMariaDb() : null;

const server = spawn(process.execPath, [main], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: port,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ADDRESS_TRIES: '100000',
    GRAPHQL_REQUESTS_PER_MINUTE: '100000',
    ...(database ? { DATABASE_URL: database.url } : {}),
  },
});

process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGINT', () => server.kill('SIGINT'));
server.on('exit', async (code) => {
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
