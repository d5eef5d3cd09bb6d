import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '@cimiento/rest-adapter';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../../..');
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

  test('compiles the README and the example under strict rules', async () => {
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
});
