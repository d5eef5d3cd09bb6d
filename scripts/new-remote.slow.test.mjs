import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    expect(read('docs/reference/addresses.md')).toContain('| `/claims` | user | mfe-claims | Reclamos |');
  });

  test('lists its operations by the ids that its pages send', () => {
    const [, id] = /"id":"([0-9a-f]{32})"/.exec(read('mfe-claims/src/claims/claims.generated.ts'));
    expect(Object.keys(JSON.parse(read('mfe-claims/src/operations.generated.json')))).toEqual([id]);
  });

  const page = 'claims/ClaimsPage.tsx';

  test.each([
    [
      'a name that the facade lacks',
      `src/${page}`,
      (text) => `${text.replace('useQuery }', 'useLazyQuery, useQuery }')}console.log(useLazyQuery);\n`,
      `mfe-claims/src/${page} imports useLazyQuery, which the shell does not export`,
    ],
    [
      'a field that the gateway lacks',
      'src/operations.generated.json',
      (text) => text.replace('location', 'colour'),
      'the operation Claims: Cannot query field "colour" on type "Project"',
    ],
    [
      'a range that cannot be judged',
      'package.json',
      (text) => text.replace(/"react": "[^"]+"/, '"react": "latest"'),
      'this build needs react latest (package.json), and the shell has 19.',
    ],
    [
      'an address that a server answers',
      'src/remote.ts',
      (text) => text.replace("'/claims'", "'/api/claims'"),
      'mfe-claims/src/remote.ts: /api/claims cannot be the address of a page: a server answers it',
    ],
    [
      'an import that its package.json does not state',
      `src/${page}`,
      (text) => `import { useNavigate } from 'react-router';\n${text}console.log(useNavigate);\n`,
      `mfe-claims/src/${page} imports react-router, which the package.json of this remote does not state`,
    ],
    [
      'a global style',
      `src/${page}`,
      (text) => `import { createGlobalStyle } from 'styled-components';\n${text}console.log(createGlobalStyle);\n`,
      `mfe-claims/src/${page} has a global style (createGlobalStyle)`,
    ],
  ])('the tests of a remote with %s fail, with its file', async (_name, file, change, fault) => {
    const path = join(copy, 'mfe-claims', file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, change(text));
    const failed = run('npm', ['test', '--silent', '--workspace', 'mfe-claims', '--', 'none'], { cwd: copy });
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(fault) });
    writeFileSync(path, text);
  });

  test('a build with a name that the facade lacks fails, with its file', async () => {
    const path = join(copy, 'mfe-claims/src', page);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, `${text.replace('useQuery }', 'useLazyQuery, useQuery }')}console.log(useLazyQuery);\n`);
    const lacks = run('npm', ['run', 'build', '--workspace', 'mfe-claims'], { cwd: copy });
    await expect(lacks).rejects.toMatchObject({
      stdout: expect.stringContaining(`mfe-claims/src/${page} imports useLazyQuery, which the shell does not export`),
    });
    writeFileSync(path, text);
  });

  test('a type error fails the tests, the build and the release of a remote', async () => {
    const texts = join(copy, 'mfe-claims/src/claims/texts.ts');
    const text = readFileSync(texts, 'utf8');
    writeFileSync(texts, `${text}export const broken: number = 'one';\n`);
    const commands = [
      ['test', '--', 'contract'],
      ['run', 'build'],
      ['run', 'release', '--', '--to', join(copy, 'remotes')],
    ];
    for (const command of commands) {
      const failed = run('npm', ['--workspace', 'mfe-claims', ...command], { cwd: copy });
      await expect(failed).rejects.toMatchObject({ stdout: expect.stringContaining('error TS2322') });
    }
    writeFileSync(texts, text);
  });

  test('refuses a name that is taken, and changes nothing', async () => {
    const again = node('scripts/new-remote.mjs', 'claims', '--path', '/otra', '--access', 'public');
    await expect(again).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('exists already') });
    expect(read('mfe-claims/src/remote.ts')).toContain("'/claims'");
  });

  test('refuses an address that a server answers, and changes nothing', async () => {
    const other = node('scripts/new-remote.mjs', 'other', '--path', '/api/other', '--access', 'public');
    await expect(other).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^\/api\/other cannot be/) });
    expect(existsSync(join(copy, 'mfe-other'))).toBe(false);
  });
});

const valid = { name: 'claims', path: '/claims', access: 'user' };

test('the budget of a new remote has room for a form with its rules', () => {
  const { text } = createRemoteFiles(valid).find(({ path }) => path.endsWith('mfe-claims/package.json'));
  expect(JSON.parse(text).cimiento.budget).toEqual({ pageBytes: 120_000, totalBytes: 240_000 });
});

describe('a new remote is refused', () => {
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
