import { clearOverrides, readOverrides, withOverrides } from './overrides';

const visit = (query: string) => window.history.replaceState(null, '', `/${query}`);

beforeEach(() => {
  clearOverrides();
  document.body.innerHTML = '<script type="text/plain" id="remote-origins">https://remotes.example</script>';
});

test('keeps an override from a listed origin, or from /remotes/, until it is taken back', () => {
  visit('?remote.public=https://remotes.example/a/mf-manifest.json&remote.admin=/remotes/admin/b/mf-manifest.json');
  const both = { public: 'https://remotes.example/a/mf-manifest.json', admin: '/remotes/admin/b/mf-manifest.json' };
  expect(readOverrides()).toEqual(both);
  visit('blog');
  expect(readOverrides()).toEqual(both);
  visit('?remote.public=');
  expect(readOverrides()).toEqual({ admin: both.admin });
  clearOverrides();
  visit('');
  expect(readOverrides()).toEqual({});
});

test.each([
  'https://evil.example/mf-manifest.json',
  '//evil.example/x',
  'javascript:alert(1)',
  '/images/x.js',
  '/remotes/../images/x.js',
  'http://[',
])('ignores an override from %s', (address) => {
  visit(`?remote.public=${encodeURIComponent(address)}`);
  expect(readOverrides()).toEqual({});
});

test('drops an override whose origin is no longer listed', () => {
  visit('?remote.public=https://remotes.example/a/mf-manifest.json');
  expect(readOverrides()).not.toEqual({});
  document.body.innerHTML = '';
  visit('');
  expect(readOverrides()).toEqual({});
});

test('ignores stored text that is not JSON', () => {
  sessionStorage.setItem('cimiento.remotes', 'undefined');
  visit('');
  expect(readOverrides()).toEqual({});
});

test('applies an override to one page in a browser that blocks storage', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  visit('?remote.admin=/remotes/admin/b/mf-manifest.json');
  expect(readOverrides()).toEqual({ admin: '/remotes/admin/b/mf-manifest.json' });
  visit('');
  expect(readOverrides()).toEqual({});
  expect(clearOverrides).not.toThrow();
  storage.mockRestore();
});

describe('the registry with overrides', () => {
  const address = '/remotes/hola/1.1.0-bbb/mf-manifest.json';
  const released = {
    entry: '/remotes/hola/1.0.0-aaa/mf-manifest.json',
    contract: 1,
    routes: { '/hola': 'public' },
  } as const;
  const yo = { ...released, routes: { '/yo': 'user' } } as const;

  const apply = (response: object) => {
    Object.assign(globalThis, { fetch: () => Promise.resolve(response) });
    return withOverrides({ hola: released, yo }, { hola: address });
  };

  test('an overridden entry has the build of the override, with a label', async () => {
    const description = { contract: 1, routes: { '/hola': 'public' }, version: '1.1.0', build: 'bbb' };
    const { registry, overridden, missing } = await apply({ ok: true, json: async () => description });
    expect(registry).toEqual({ hola: { ...description, entry: `http://localhost${address}` }, yo });
    expect([overridden, missing]).toEqual([['hola 1.1.0 bbb'], []]);
  });

  test.each([
    ['is not there', { ok: false, status: 404 }],
    ['is damaged', { ok: true, json: async () => ({ contract: 1, routes: 'x' }) }],
    [
      'takes an address of another remote',
      { ok: true, json: async () => ({ contract: 1, routes: { '/YO': 'public' } }) },
    ],
  ])('the released entry stays, and the remote is named, when the build %s', async (_name, response) => {
    expect(await apply(response)).toEqual({
      registry: { hola: released, yo },
      overridden: [],
      missing: ['hola'],
      refused: [],
    });
  });

  test('the registry is unchanged where trials are off, and no build is requested', async () => {
    document.body.innerHTML = '<script type="text/plain" id="remote-trials">off</script>';
    const fetchBuild = jest.fn();
    Object.assign(globalThis, { fetch: fetchBuild });
    expect(await withOverrides({ hola: released, yo }, { hola: address })).toEqual({
      registry: { hola: released, yo },
      overridden: [],
      missing: [],
      refused: ['hola'],
    });
    expect(fetchBuild).not.toHaveBeenCalled();
  });
});
