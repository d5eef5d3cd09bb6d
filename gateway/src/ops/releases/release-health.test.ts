import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addCounts, openStore, release } from '@cimiento/releases';
import { writeBuild } from '@cimiento/releases/testing';
import { retentionRules } from '@cimiento/contracts/retention';
import { removeExpired } from '../../platform/database/remove-expired';
import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '../../testing';
import { ReleaseCount } from './release-count.entity';
import { RenderError } from './render-error.entity';

const first = { remote: 'public', version: '1.0.0', build: 'aaaaaaaaaaaa' };
const second = { ...first, build: 'bbbbbbbbbbbb' };

const query = `{ remotes { name fault live { ...R } canary { ...R health { pages { page loads loadFailures thrown } } } previous { ...R } history { action releaseName by } } }
fragment R on Release { name version commit share since by
  health { loads loadFailures renderErrors loadFailureRate renderErrorRate lcp inp cls } errors { name total sourceStack } }`;

type Release = {
  name: string;
  share: number;
  health: { loads: number; loadFailures: number; renderErrors: number; lcp: number | null; cls: number | null };
  errors: { name: string; total: number; sourceStack: string }[];
};
type Remotes = {
  remotes: { name: string; live: Release; canary: Release | null; previous: Release | null; history: object[] }[];
};

// A map from line 1, column 10 of entry.js to line 7, column 3 of the function PostPage in src/blog/PostPage.tsx.
const sourceMap = JSON.stringify({
  version: 3,
  names: ['PostPage'],
  sources: ['webpack://cimiento_public_aaaaaaaaaaaa/./src/blog/PostPage.tsx'],
  mappings: 'UAMEA',
});

describe.each(databaseKinds)('the health of releases on %s', (kind) => {
  let folder: string;
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cimiento-health-'));
    const remotesDir = path.join(folder, 'remotes');
    const store = openStore(remotesDir);
    for (const { build } of [first, second])
      await release(store, { remote: 'public', build: writeBuild(folder, build), by: 'equipo' });
    writeFileSync(path.join(remotesDir, 'public/1.0.0-bbbbbbbbbbbb/entry.js.map'), sourceMap);
    mkdirSync(path.join(folder, 'canary'));
    const canary = writeBuild(path.join(folder, 'canary'), 'cccccccccccc');
    await release(store, { remote: 'public', build: canary, by: 'equipo', share: 10 });
    served = await createTestGateway(kind, { demoData: false, config: { releases: { remotesDir, checkout: null } } });
    admin = await served.signedInAdmin();
  });

  afterAll(async () => {
    await served.close();
    rmSync(folder, { recursive: true });
  });

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${served.url}/remotes/health`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const report = async (...reports: object[]): Promise<void> => {
    expect((await send({ reports })).status).toBe(204);
    await served.gateway.services.releaseHealth.flush();
  };
  const readRemote = async () => {
    const { data, errors } = await admin.graphql<Remotes>(query);
    expect(errors).toBeUndefined();
    return data!.remotes[0]!;
  };

  test('health is counted for each release, and shown beside the one before', async () => {
    await report(
      { ...first, metric: 'load' },
      { ...second, metric: 'load' },
      { ...second, metric: 'load_failed' },
      { ...second, metric: 'lcp', value: 1200 },
      { ...second, metric: 'cls', value: 0.02 },
    );
    await report({ ...second, metric: 'load' });
    const { live, previous, canary, history } = await readRemote();
    expect(live).toMatchObject({
      name: '1.0.0-bbbbbbbbbbbb',
      version: '1.0.0',
      commit: 'c0ffee',
      share: 90,
      by: 'equipo',
      health: { loads: 2, loadFailures: 1, renderErrors: 0, loadFailureRate: 50, renderErrorRate: 0, inp: null },
    });
    expect(live.health.lcp).toBeGreaterThanOrEqual(1200);
    expect(live.health.lcp).toBeLessThan(1330);
    expect(live.health.cls).toBeCloseTo(0.02, 2);
    expect(previous).toMatchObject({ name: '1.0.0-aaaaaaaaaaaa', share: 0, health: { loads: 1, loadFailures: 0 } });
    expect(canary).toMatchObject({
      name: '1.0.0-cccccccccccc',
      share: 10,
      health: { loads: 0, loadFailureRate: null, lcp: null },
    });
    expect(await served.gateway.services.releaseHealth.getFigures(0)).toEqual({
      public: {
        '1.0.0-aaaaaaaaaaaa': { '': addCounts([{ load: 1 }]) },
        '1.0.0-bbbbbbbbbbbb': { '': addCounts([{ load: 2, load_failed: 1 }]) },
      },
    });
    expect(history[0]).toEqual({ action: 'canary', releaseName: '1.0.0-cccccccccccc', by: 'equipo' });
  });

  test('health has the places in the sources that threw, and no text of the error', async () => {
    const frames = [
      'at uB (https://invest.example/remotes/public/1.0.0-bbbbbbbbbbbb/entry.js:1:11)',
      'TypeError: maria@example.com at nowhere',
      'at https://evil.example/x.js:1:1',
      'at xe (https://invest.example/assets/shell.0123456789ab.js:2:3456)',
    ];
    const error = { name: 'TypeError', frames };
    await report({ ...second, metric: 'render_failed', error });
    await report({ ...second, metric: 'render_failed', error });
    const { live } = await readRemote();
    expect(live.errors).toEqual([
      { name: 'TypeError', total: 2, sourceStack: 'PostPage (src/blog/PostPage.tsx:7:3)\nshell' },
    ]);
    const stored = JSON.stringify(await served.reader.find(RenderError));
    expect(stored).not.toMatch(/maria|evil/);
  });

  test('pages are counted apart, and pages that the release does not have are dropped', async () => {
    const canary = { ...first, build: 'cccccccccccc', page: '/hola' };
    const error = { name: 'TypeError', frames: [] };
    await report(
      { ...canary, metric: 'load' },
      { ...canary, metric: 'load' },
      { ...canary, metric: 'load', page: undefined },
      { ...canary, metric: 'thrown', error },
      { ...canary, metric: 'lcp', value: 1200 },
      { ...canary, metric: 'load', page: '/otra' },
      { ...canary, metric: 'load', page: '/toString' },
    );
    expect((await served.gateway.services.releaseHealth.getFigures(0)).public!['1.0.0-cccccccccccc']).toEqual({
      '': addCounts([{ load: 1 }]),
      '/hola': addCounts([{ load: 2, thrown: 1 }]),
    });
    const { data } = await admin.graphql<Remotes>(query);
    expect(data!.remotes[0]!.canary).toMatchObject({
      health: { loads: 3, pages: [{ page: '/hola', loads: 2, loadFailures: 0, thrown: 1 }] },
      errors: [{ name: 'TypeError', total: 1 }],
    });
  });

  test('a tab that opened a page and does not show it in 30 seconds counts as not loaded', async () => {
    const { releaseHealth } = served.gateway.services;
    const now = Date.now();
    const tab = { ...first, build: 'cccccccccccc', page: '/hola' } as const;
    const readFailures = async () => (await readRemote()).canary!.health.loadFailures;
    releaseHealth.add(
      Array.from({ length: 5 }, () => ({ ...tab, metric: 'opened' }) as const),
      now,
    );
    await releaseHealth.flush(now + 29_999);
    expect(await readFailures()).toBe(0);
    await releaseHealth.flush(now + 35_000);
    expect(await readFailures()).toBe(3);
    releaseHealth.add([{ ...tab, metric: 'load' }], now);
    await releaseHealth.flush(now);
    expect(await readFailures()).toBe(2);
  });

  test('opened pages are written when the process ends', async () => {
    const { releaseHealth } = served.gateway.services;
    const readOpened = async () =>
      (await releaseHealth.getFigures(0)).public!['1.0.0-aaaaaaaaaaaa']?.['/hola']?.opened ?? 0;
    releaseHealth.add([{ ...first, page: '/hola', metric: 'opened' }]);
    await releaseHealth.flush();
    expect(await readOpened()).toBe(0);
    await releaseHealth.flush(Infinity);
    expect(await readOpened()).toBe(1);
  });

  test('counts nothing for releases that do not exist', async () => {
    const before = await served.reader.count(ReleaseCount);
    await report({ ...first, build: 'dddddddddddd', metric: 'load' }, { ...first, remote: 'nobody', metric: 'load' });
    expect(await served.reader.count(ReleaseCount)).toBe(before);
  });

  test.each<[string, unknown]>([
    ['no batch', {}],
    ['too many reports', { reports: Array.from({ length: 21 }, () => ({ ...first, metric: 'load' })) }],
    ['a path as the name of a remote', { reports: [{ ...first, remote: '../x', metric: 'load' }] }],
    ['a path as a fingerprint', { reports: [{ ...first, build: '../../x', metric: 'load' }] }],
    ['a vital without a value', { reports: [{ ...first, metric: 'lcp' }] }],
    [
      'a page that is longer than address patterns',
      { reports: [{ ...first, metric: 'load', page: `/${'x'.repeat(300)}` }] },
    ],
    ['a page that is not an address', { reports: [{ ...first, metric: 'load', page: 'hola' }] }],
    ['an unknown metric', { reports: [{ ...first, metric: 'clicks' }] }],
  ])('refuses %s', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
  });

  test('refuses another site and a body that is too large', async () => {
    expect((await send({ reports: [] }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ reports: [], more: 'x'.repeat(40_000) })).status).toBe(400);
  });

  test('keeps at most twenty different errors of a release, and forgets after 30 days', async () => {
    const errors = Array.from({ length: 30 }, (_none, index) => ({
      ...first,
      metric: 'render_failed',
      error: { name: `Error${index}`, frames: [] },
    }));
    await report(...errors.slice(0, 20));
    await report(...errors.slice(20));
    const { reader } = served;
    expect(await reader.countBy(RenderError, { releaseName: '1.0.0-aaaaaaaaaaaa' })).toBe(20);
    await removeExpired(served.gateway.database, retentionRules);
    expect(await reader.count(ReleaseCount)).toBeGreaterThan(0);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 24 * 60 * 60_000);
    await removeExpired(served.gateway.database, retentionRules);
    jest.restoreAllMocks();
    expect([await reader.count(ReleaseCount), await reader.count(RenderError)]).toEqual([0, 0]);
  });

  test('limits the batches of one address', async () => {
    const answers = await Promise.all(Array.from({ length: 610 }, () => send({ reports: [] })));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(limited[0]!.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
