import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestGateway, MariadbServer, OrderDesk, type TestGateway } from '../testing';

// The compiled program, as it is deployed. `npm run types` builds it.
const program = path.resolve(__dirname, '../../dist/cli/main.js');

// Each command is a process.
jest.setTimeout(240_000);

describe('a restore to a point in time', () => {
  let server: MariadbServer;
  let served: TestGateway;
  let desk: OrderDesk;
  let folder: string;
  let backup: string;
  let logs: string;
  let until: string;
  let [firstId, secondId] = [0, 0];
  const heads: string[] = [];

  const toUrl = (database: string): string => {
    const url = new URL(server.url);
    Object.assign(url, { username: 'app', password: 'app', pathname: `/${database}` });
    return url.href;
  };

  /** Runs a command with its own user of the database. */
  async function run(database: string, ...args: string[]) {
    const settings = database === 'sqlite' ? {} : { DATABASE_URL: toUrl(database) };
    const env = { ...process.env, ...settings, DATA_DIR: path.join(folder, 'data'), TZ: 'America/Guayaquil' };
    const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    const lines = `${output}${errors}`
      .split('\n')
      .filter((line) => line !== '' && !/^(?:Database: |\w+ {2})/.test(line));
    return { code: code as number, lines };
  }

  const expectDone = async (database: string, ...args: string[]): Promise<string> => {
    const { code, lines } = await run(database, ...args);
    expect({ code, lines }).toEqual({ code: 0, lines });
    return lines.join('\n');
  };

  async function order(): Promise<number> {
    const { id } = await desk.place((await served.fixtures.project()).id);
    await expectDone('source', 'catch-up');
    heads.push((await readFile(path.join(folder, 'data/seal-head'), 'utf8')).trim());
    return Number(id);
  }

  const listOrders = async (database: string): Promise<number[]> =>
    (await server.run(`SELECT id FROM ${database}.investment_order ORDER BY id`)).map(({ id }) => Number(id));

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cimiento-point-'));
    [backup, logs] = [path.join(folder, 'backup'), path.join(folder, 'logs')];
    // Strict: a change that is repeated must not be numbered as the change in the log was.
    const args = ['--log-bin=node1', '--server-id=1', '--binlog-format=ROW', '--gtid-strict-mode=1'];
    server = await MariadbServer.create(args);
    await server.run("CREATE USER app@'127.0.0.1' IDENTIFIED BY 'app'");
    for (const name of ['source', 'target']) {
      await server.run(`CREATE DATABASE ${name}`);
      await server.run(`GRANT ALL ON ${name}.* TO app@'127.0.0.1'`);
    }
    const database = { kind: 'mysql' as const, url: toUrl('source'), poolSize: 6 };
    served = await createTestGateway('mariadb', { database, demoData: false });
    desk = await OrderDesk.open(served);
    await expectDone('source', 'backup', backup);

    await server.run("GRANT REPLICATION SLAVE, BINLOG MONITOR ON *.* TO app@'127.0.0.1'");
    firstId = await order();
    await expectDone('source', 'copy-binlog', logs);
    const [row] = await server.run('SELECT DATE_FORMAT(UTC_TIMESTAMP() + INTERVAL 1 SECOND, "%Y-%m-%dT%TZ") AS until');
    until = String(row?.['until']);
    await server.run('FLUSH BINARY LOGS');
    await server.run('DO SLEEP(2)');
    secondId = await order();
    await server.run('CREATE DATABASE IF NOT EXISTS source');
    await expectDone('source', 'copy-binlog', logs);
  });

  afterAll(async () => {
    await served.close();
    await server.drop();
    await rm(folder, { recursive: true });
  });

  const restore = (at: string, from: string): string[] => ['restore', backup, '--until', at, '--binlog', from];

  test('nothing changes where the log is not whole or does not follow the backup', async () => {
    const gap = path.join(folder, 'gap');
    await cp(logs, gap, { recursive: true });
    await rm(path.join(gap, 'node1.000001'));
    const grown = path.join(folder, 'grown');
    await cp(logs, grown, { recursive: true });
    await cp(path.join(logs, 'node1.000002'), path.join(grown, 'node1.000004'));
    const short = path.join(folder, 'short');
    await cp(logs, short, { recursive: true });
    await truncate(path.join(short, 'node1.000001'), 100);
    for (const [args, reason] of [
      [restore(until, gap), /gap lacks node1\.000001$/],
      [restore(until, grown), /grown lacks node1\.000003$/],
      [restore(until, short), /node1\.000001 ends before the backup was made$/],
      [restore('2026-01-01T00:00:00Z', logs), /backup is of \S+ \S+ UTC: an earlier backup is needed for --until$/],
      [restore('2026-01-01T00:00:00', logs), /^--until must be a second with its time zone/],
      [restore(until, logs), /GRANT BINLOG REPLAY/],
      [['restore', backup, '--until', until], /^--until and --binlog need each other$/],
    ] as const)
      expect(await run('target', ...args)).toEqual({ code: 1, lines: [expect.stringMatching(reason)] });
    expect(await server.run('SHOW TABLES IN target')).toEqual([]);
  });

  test('the order before the moment is there, the order after it is not', async () => {
    await server.run("GRANT BINLOG REPLAY ON *.* TO app@'127.0.0.1'");
    const later = await run('target', ...restore('2037-01-01T00:00:00Z', logs));
    expect(later.lines).toEqual([expect.stringMatching(/^The log has CREATE DATABASE .*: name an earlier --until$/)]);
    const said = await expectDone('target', ...restore(until, logs));
    expect(said).toMatch(
      /\d+ changes of rows are repeated, in a log whose last transaction was \S+ \S+ UTC; the ledger/,
    );
    expect(await listOrders('target')).toEqual([firstId]);
    expect(await listOrders('source')).toEqual([firstId, secondId]);
  });

  test('the seals agree with each head that was kept, and state which are gone', async () => {
    const [first = '', second = ''] = heads;
    const position = Number(first.split(':')[0]);
    await expectDone('target', 'verify-ledger');
    for (const head of heads) await expectDone('target', 'verify-ledger', '--head', head);
    const marks = await server.run("SELECT recordId, note FROM target.record_evidence WHERE kind = 'restored'");
    expect(marks).toEqual([{ recordId: position, note: second }]);
    const invented = `${position}:${'f'.repeat(64)}`;
    expect((await run('target', 'verify-ledger', '--head', invented)).code).toBe(1);
  });

  test('a backup of SQLite has no log, which the restore says', async () => {
    const file = path.join(folder, 'sqlite');
    await expectDone('sqlite', 'backup', file);
    const { code, lines } = await run('sqlite', 'restore', file, '--until', until, '--binlog', logs);
    expect({ code, lines }).toEqual({ code: 1, lines: ['--until needs MariaDB: SQLite keeps no log of changes'] });
  });
});
