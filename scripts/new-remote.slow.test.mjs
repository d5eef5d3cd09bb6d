import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateRemoteLists } from './lib/remote-lists.mjs';
import { createRemoteFiles } from './lib/remote-template.mjs';
import { copyRepository } from './lib/repository-copy.mjs';

const run = promisify(execFile);
const MINUTE = 60_000;

// It compiles the packages that the remote uses.
jest.setTimeout(5 * MINUTE);

describe('npm run new-remote', () => {
  let copy;

  const node = (...args) => run(process.execPath, args, { cwd: copy });
  const read = (file) => readFileSync(join(copy, file), 'utf8');

  beforeAll(async () => {
    copy = copyRepository();
    await node('scripts/new-remote.mjs', 'claims', '--path', '/claims', '--access', 'user', '--title', 'Reclamos');
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('writes a remote that passes types, lint, format and its tests at once', async () => {
    await node('node_modules/typescript-native/bin/tsc', '-b', 'mfe-claims');
    const written = ['mfe-claims', 'e2e/journeys/claims.spec.ts'];
    await node('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...written);
    const lists = generateRemoteLists(copy).map(({ path }) => path);
    await node('node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...written, ...lists);
    const { stderr } = await run('npm', ['test', '--silent', '--workspace', 'mfe-claims'], { cwd: copy });
    expect(stderr).toMatch(/Tests: +4 passed, 4 total/);
  });

  test('adds the remote to every list, so that nothing is left to generate', () => {
    for (const { path, text } of generateRemoteLists(copy)) expect(readFileSync(path, 'utf8')).toBe(text);
    expect(JSON.parse(read('package.json')).workspaces).toContain('mfe-claims');
    expect(JSON.parse(read('package-lock.json')).packages['node_modules/@cimiento/mfe-claims']).toEqual({
      resolved: 'mfe-claims',
      link: true,
    });
    expect(read('tsconfig.json')).toContain('"path": "mfe-claims"');
    expect(read('Dockerfile')).toContain('COPY mfe-claims/package.json mfe-claims/');
    expect(read('docker-compose.yml')).toContain('args: { APP: mfe-claims,');
    expect(read('deploy/nginx/front.conf')).toContain('proxy_pass http://mfe-claims;');
    expect(read('.github/CODEOWNERS')).toContain('/mfe-claims/  @cimiento/claims');
    expect(read('deploy/nginx/upstreams.conf')).toContain('upstream mfe-claims {');
  });

  test('lists its operations by the ids that its pages send', () => {
    const [, id] = /"id":"([0-9a-f]{32})"/.exec(read('mfe-claims/src/claims/claims.generated.ts'));
    expect(Object.keys(JSON.parse(read('mfe-claims/src/operations.generated.json')))).toEqual([id]);
  });

  test('a type error fails the tests, the build and the release of a remote', async () => {
    const page = join(copy, 'mfe-claims/src/claims/texts.ts');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, `${text}export const broken: number = 'one';\n`);
    const commands = [
      ['test', '--', 'contract'],
      ['run', 'build'],
      ['run', 'release', '--', '--to', join(copy, 'remotes')],
    ];
    for (const command of commands) {
      const failed = run('npm', ['--workspace', 'mfe-claims', ...command], { cwd: copy });
      await expect(failed).rejects.toMatchObject({ stdout: expect.stringContaining('error TS2322') });
    }
    writeFileSync(page, text);
  });

  test('refuses a name that is taken, and changes nothing', async () => {
    const again = node('scripts/new-remote.mjs', 'claims', '--path', '/otra', '--access', 'public');
    await expect(again).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('exists already') });
    expect(read('mfe-claims/src/remote.ts')).toContain("'/claims'");
  });
});

describe('a new remote is refused', () => {
  const valid = { name: 'claims', path: '/claims', access: 'user' };

  test.each([
    ['a name with capitals or signs', { name: 'Mis-Reclamos' }, /lower-case letters/],
    ['no name', { name: '' }, /lower-case letters/],
    ['an address without a slash', { path: 'claims' }, /must be an address/],
    ['an address with a parameter', { path: '/claims/:id' }, /must be an address/],
    ['an unknown access', { access: 'all' }, /--access must be public, user, admin/],
    ['a title that would end its string', { title: "d'oro" }, /--title must not have quotes/],
  ])('with %s', (_name, change, message) => {
    expect(() => createRemoteFiles({ ...valid, ...change })).toThrow(message);
  });
});
