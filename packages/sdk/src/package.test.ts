import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createActor, createTestGateway, type TestGateway, toPaymentInput } from '@cimiento/gateway/testing';
import { createRestAdapter } from '@cimiento/rest-adapter';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../../..');
const guide = path.join(root, 'rest-adapter/api-reference');
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

/** The project of an integrator: strict, and with the checks that a careful one adds. */
const config = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023'],
    types: ['node'],
  },
  include: ['*.mts', '*.ts'],
};

describe('the packed client in the project of an integrator', () => {
  let folder: string;
  let installed: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cimiento-sdk-'));
    installed = path.join(folder, 'node_modules/@cimiento/sdk');
    await mkdir(installed, { recursive: true });
    // Compiled before the tests, and packed where the build packs it.
    const destination = path.join(root, 'rest-adapter/dist');
    const options = ['--ignore-scripts', '--silent', '--pack-destination', destination];
    const { stdout } = await run('npm', ['pack', '--workspace', 'packages/sdk', ...options], { cwd: root });
    await run('tar', ['-xzf', path.join(destination, stdout.trim()), '-C', installed, '--strip-components=1']);
    await mkdir(path.join(folder, 'node_modules/@types'));
    for (const name of ['openapi-fetch', 'openapi-typescript-helpers', 'undici-types', '@types/node'])
      await symlink(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    await cp(path.join(installed, 'examples/copy-payments.mts'), path.join(folder, 'copy-payments.mts'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('holds compiled code, types, sources and examples, and no tests', async () => {
    const files = (await readdir(installed, { recursive: true })).sort();
    const expected = [
      'README.md',
      'dist/src/index.js',
      'dist/src/index.d.ts',
      'src/index.ts',
      'examples/monthly-run.ts',
    ];
    expect(files).toEqual(expect.arrayContaining(expected));
    expect(files.filter((name) => /test|\.map$|tsbuildinfo/.test(name))).toEqual([]);
  });

  test('the installation serves it in its version', async () => {
    const served = await createTestGateway('sqlite', {
      demoData: false,
      mount: (gateway) => createRestAdapter({ gateway }),
    });
    try {
      const response = await fetch(`${served.url}/api/docs/sdk.tgz`);
      const { version } = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8')) as {
        version: string;
      };
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('content-disposition'),
      ]).toEqual([200, 'application/gzip', `attachment; filename=cimiento-sdk-${version}.tgz`]);
      const target = path.join(folder, 'served');
      await mkdir(target);
      await writeFile(path.join(folder, 'served.tgz'), Buffer.from(await response.arrayBuffer()));
      await run('tar', ['-xzf', path.join(folder, 'served.tgz'), '-C', target]);
      expect((await readdir(path.join(target, 'package'), { recursive: true })).sort()).toEqual(
        (await readdir(installed, { recursive: true })).sort(),
      );
    } finally {
      await served.close();
    }
  });

  test('compiles the README and the examples under strict rules', async () => {
    const readme = await readFile(path.join(installed, 'README.md'), 'utf8');
    const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    expect(blocks.length).toBeGreaterThan(4);
    await writeFile(path.join(folder, 'readme.mts'), blocks.join('\n'));
    await cp(path.join(installed, 'examples/monthly-run.ts'), path.join(folder, 'monthly-run.ts'));
    const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  });

  test.each([
    ['require', 'const sdk = require("@cimiento/sdk"); console.log(typeof sdk.createClient)'],
    ['import', 'import { createClient } from "@cimiento/sdk"; console.log(typeof createClient)'],
  ])('a program loads it by %s', async (kind, code) => {
    const type = kind === 'import' ? ['--input-type=module'] : [];
    const { stdout } = await run(process.execPath, [...type, '-e', code], { cwd: folder });
    expect(stdout.trim()).toBe('function');
  });

  describe('the programs of the guide', () => {
    let served: TestGateway;
    let environment: Record<string, string>;
    let investment: Awaited<ReturnType<TestGateway['fixtures']['investment']>>;

    beforeAll(async () => {
      served = await createTestGateway('sqlite', {
        demoData: false,
        mount: (gateway) => createRestAdapter({ gateway }),
      });
      const { id } = await served.fixtures.user('dueña', { role: 'admin' });
      const scopes = ['payments:read', 'audit:read'];
      const { key } = await served.gateway.services.apiKeys.create({ name: 'Copia', scopes }, createActor(id));
      environment = { CIMIENTO_URL: served.url, CIMIENTO_KEY: key };
      investment = await served.fixtures.investment(
        await served.fixtures.user('socia'),
        await served.fixtures.project(),
      );
    });

    afterAll(() => served.close());

    test.each([
      ['Python', 'python3', path.join(guide, 'copy-payments.py')],
      ['TypeScript', process.execPath, 'copy-payments.mts'],
    ])('a program in %s keeps its copy equal to the payments while they change', async (language, program, file) => {
      const admin = await served.signedInAdmin(`jefa-${language}`);
      const send = (method: string, address: string, amount?: string) =>
        admin.request(method, `/api/admin/returns${address}`, amount && toPaymentInput(investment, { amount }));
      const copy = async (): Promise<string> => {
        const env = { ...process.env, ...environment, COPY_FILE: path.join(folder, `copy-${language}`) };
        return (await run(program, [file], { cwd: folder, env })).stdout.trim();
      };
      const { body: before } = await admin.request('GET', '/api/admin/returns');
      for (const { id } of before) await send('DELETE', `/${id}`);
      const [changed, removed] = [(await send('POST', '', '10.10')).body, (await send('POST', '', '0.20')).body];
      expect(await copy()).toBe('2 paid payments, 10.30');
      await send('PUT', `/${changed.id}`, '12.05');
      await send('DELETE', `/${removed.id}`);
      await send('POST', '', '1000.00');
      expect(await copy()).toBe('2 paid payments, 1012.05');
    });
  });
});
