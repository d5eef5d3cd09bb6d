import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestDatabase, startGatewayProcess, stopGatewayProcess, type TestDatabase } from '../testing';

// The compiled program, as it is deployed. `npm run types` builds it.
const program = path.resolve(__dirname, '../../dist/cli/main.js');

// Each command is a process.
jest.setTimeout(240_000);

function getFolder({ config }: TestDatabase): string {
  if (config.kind !== 'sqlite') throw new Error('Not SQLite');
  return path.dirname(config.file);
}

/** Runs a command in an empty folder or one where others ran. @returns its exit code, and its lines without those on the migrations */
async function run(place: TestDatabase, args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: getFolder(place), CIMIENTO_PASSWORD: 'secreto-largo-1' };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  const lines = errors.split('\n').filter((line) => line !== '' && !/^(?:Database: |\w+\d{13}\s)/.test(line));
  return { code: code as number, lines };
}

const username = ['--username', 'ana'];
const admin = ['create-admin', ...username, '--email', 'ana@ejemplo.example', '--full-name', 'Ana Paredes'];
const account = [
  '--bank',
  'Banco Pichincha',
  '--number',
  '2200998877',
  '--holder',
  'Tu Empresa S.A.',
  '--holder-id',
  '1790012345001',
];

// Each of `npm run cli`, but those that fill the database with accounts.
const listCommands = (folder: string): string[][] => [
  ['verify-ledger'],
  ['backup', path.join(folder, 'backup')],
  ['reset-password', ...username],
  ['migrate'],
  ['reset-second-factor', ...username],
  ['disable-user', ...username],
  ['enable-user', ...username],
  ['create-invitation', '--uses', '3'],
  ['create-collecting-account', ...account],
  ['rebuild-search'],
  ['catch-up'],
  ['reencrypt'],
  ['prune-files'],
  ['note-restore'],
];

async function expectStarts(place: TestDatabase): Promise<void> {
  const running = await startGatewayProcess(place);
  await stopGatewayProcess(running);
}

test('the first start succeeds after each command, which runs or says in one line why not', async () => {
  const place = await createTestDatabase('sqlite');
  try {
    for (const command of listCommands(getFolder(place))) {
      const { code, lines } = await run(place, command);
      if (code !== 0)
        expect({ command, lines }).toEqual({ command, lines: [expect.stringMatching(/^[A-Z].{5,200}$/)] });
    }
    await expectStarts(place);
  } finally {
    await place.drop();
  }
});

test('a server starts after the first administrator was created, without demonstration data', async () => {
  const place = await createTestDatabase('sqlite');
  try {
    expect(await run(place, admin)).toEqual({ code: 0, lines: [] });
    expect(await run(place, ['seed-demo'])).toEqual({ code: 1, lines: ['The database is not empty'] });
    await expectStarts(place);
  } finally {
    await place.drop();
  }
});
